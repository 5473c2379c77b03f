import type { Place, VillaEntry } from '@shared/contract/desktop';
import { Menu, type MenuItemConstructorOptions } from 'electron';
import { hostOf } from './villaAddress';

export type MenuActions = {
  /** Shows a page of the back office or of the app. */
  open: (place: Place) => void;
  saveSheet: () => void;
  printSheet: () => void;
  checkForUpdates: () => void;
  showAbout: () => void;
  showLog: () => void;
  saveReport: () => void;
};

/** What the menu tells of the app as it is now. */
export type MenuState = { villas: readonly VillaEntry[]; current: VillaEntry | null };

const TABS = [
  ['&Bookings', '/admin'],
  ['&Calendar', '/admin/calendar'],
  ['&Messages', '/admin/messages'],
  ['&Pricing', '/admin/pricing'],
  ['&Settings', '/admin/settings'],
] as const;
/** Villas beyond them have no key. */
const DIGITS = 9;

/** The native menu; to be set again when the villas change. */
export function setMenu(actions: MenuActions, state: MenuState): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, state, process.platform)));
}

/** @param platform as in `process.platform` */
export function menuTemplate(
  actions: MenuActions,
  state: MenuState,
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const about: MenuItemConstructorOptions = {
    label: '&About Villa Admin',
    click: actions.showAbout,
  };
  const updates: MenuItemConstructorOptions = {
    label: 'Check for &updates',
    click: actions.checkForUpdates,
  };
  const settings: MenuItemConstructorOptions = {
    label: '&Villas and app settings…',
    accelerator: 'CmdOrCtrl+,',
    click: () => actions.open({ villaId: null, page: '/' }),
  };
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const appMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      about,
      updates,
      separator,
      settings,
      separator,
      { role: 'services' },
      separator,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      separator,
      { role: 'quit' },
    ],
  };
  return [
    ...(isMac ? [appMenu] : []),
    {
      label: '&File',
      submenu: [
        { label: '&Print booking…', accelerator: 'CmdOrCtrl+P', click: actions.printSheet },
        {
          label: '&Save booking as PDF…',
          accelerator: 'CmdOrCtrl+Shift+P',
          click: actions.saveSheet,
        },
        separator,
        ...(isMac
          ? [{ role: 'close' as const }]
          : [settings, separator, { role: 'quit' as const }]),
      ],
    },
    { role: 'editMenu', label: '&Edit' },
    goMenu(actions, isMac),
    {
      label: '&View',
      submenu: [
        { role: 'reload' },
        separator,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        separator,
        { role: 'togglefullscreen' },
      ],
    },
    villasMenu(actions, state),
    { role: 'windowMenu', label: '&Window' },
    {
      role: 'help',
      label: '&Help',
      submenu: [
        { label: 'Show &log', click: actions.showLog },
        { label: 'Save a &report for support…', click: actions.saveReport },
        ...(isMac ? [] : [separator, updates, about]),
      ],
    },
  ];
}

/** The digits with Ctrl are the villas', so a tab has its digit with another key. */
function goMenu({ open }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  const key = isMac ? 'Cmd+Alt' : 'Alt';
  const item = (label: string, digit: number, page: string): MenuItemConstructorOptions => ({
    label,
    accelerator: `${key}+${digit}`,
    click: () => open({ villaId: null, page }),
  });
  return {
    label: '&Go',
    submenu: [
      ...TABS.map(([label, page], index) => item(label, index + 1, page)),
      { type: 'separator' },
      item('&Gallery', TABS.length + 1, '/admin/gallery'),
      item('&Figures', TABS.length + 2, '/admin/figures'),
      item('&House', TABS.length + 3, '/admin/house'),
    ],
  };
}

function villasMenu(
  { open }: MenuActions,
  { villas, current }: MenuState,
): MenuItemConstructorOptions {
  return {
    label: 'V&illas',
    submenu: [
      ...villas.map((villa, index): MenuItemConstructorOptions => ({
        label: hostOf(villa),
        type: 'radio',
        checked: villa.id === current?.id,
        ...(index < DIGITS ? { accelerator: `CmdOrCtrl+${index + 1}` } : {}),
        click: () => open({ villaId: villa.id, page: '/admin' }),
      })),
      ...(villas.length > 0 ? [{ type: 'separator' as const }] : []),
      {
        label: '&Add a villa…',
        click: () => open({ villaId: null, page: '/' }),
      },
    ],
  };
}
