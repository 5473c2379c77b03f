import type { Place, VillaEntry } from '@shared/contract/desktop';
import { Menu, type MenuItemConstructorOptions } from 'electron';
import { nameOf } from './villaAddress';
import { isEnglish, roleItem, t } from './language';

export type MenuActions = {
  open: (place: Place) => void;
  saveSheet: () => void;
  printSheet: () => void;
  checkForUpdates: () => void;
  showAbout: () => void;
  showLog: () => void;
  saveReport: () => void;
};

export type MenuState = { villas: readonly VillaEntry[]; current: VillaEntry | null };

/** Further villas have no shortcut. */
const DIGITS = 9;

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
    label: t('&About Villa Admin'),
    click: actions.showAbout,
  };
  const updates: MenuItemConstructorOptions = {
    label: t('Check for &updates'),
    click: actions.checkForUpdates,
  };
  const settings: MenuItemConstructorOptions = {
    label: t('&Villas and app settings…'),
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
      roleItem('services'),
      separator,
      roleItem('hide'),
      roleItem('hideOthers'),
      roleItem('unhide'),
      separator,
      roleItem('quit'),
    ],
  };
  return [
    ...(isMac ? [appMenu] : []),
    {
      label: t('&File'),
      submenu: [
        { label: t('&Print booking…'), accelerator: 'CmdOrCtrl+P', click: actions.printSheet },
        {
          label: t('&Save booking as PDF…'),
          accelerator: 'CmdOrCtrl+Shift+P',
          click: actions.saveSheet,
        },
        separator,
        ...(isMac ? [roleItem('close')] : [settings, separator, roleItem('quit')]),
      ],
    },
    { role: 'editMenu', label: t('&Edit'), ...ownSubmenu(EDIT_ROLES) },
    goMenu(actions, isMac),
    {
      label: t('&View'),
      submenu: [
        roleItem('reload'),
        separator,
        roleItem('resetZoom'),
        roleItem('zoomIn'),
        roleItem('zoomOut'),
        separator,
        roleItem('togglefullscreen'),
      ],
    },
    villasMenu(actions, state),
    { role: 'windowMenu', label: t('&Window'), ...ownSubmenu(['minimize', 'close']) },
    {
      role: 'help',
      label: t('&Help'),
      submenu: [
        { label: t('Show &log'), click: actions.showLog },
        { label: t('Save a &report for support…'), click: actions.saveReport },
        ...(isMac ? [] : [separator, updates, about]),
      ],
    },
  ];
}

const EDIT_ROLES = ['undo', 'redo', 'cut', 'copy', 'paste', 'delete', 'selectAll'] as const;

/** Translated items of a built-in Electron submenu. In English Electron provides its own. */
function ownSubmenu(
  roles: readonly Parameters<typeof roleItem>[0][],
): Pick<MenuItemConstructorOptions, 'submenu'> {
  return isEnglish() ? {} : { submenu: roles.map(roleItem) };
}

/** Ctrl with digits selects villas, so tabs use another modifier. */
function goMenu({ open }: MenuActions, isMac: boolean): MenuItemConstructorOptions {
  const key = isMac ? 'Cmd+Alt' : 'Alt';
  const own = tabs();
  const item = (label: string, digit: number, page: string): MenuItemConstructorOptions => ({
    label,
    accelerator: `${key}+${digit}`,
    click: () => open({ villaId: null, page }),
  });
  return {
    label: t('&Go'),
    submenu: [
      ...own.map(([label, page], index) => item(label, index + 1, page)),
      { type: 'separator' },
      item(t('&Gallery'), own.length + 1, '/admin/gallery'),
      item(t('&Figures'), own.length + 2, '/admin/figures'),
      item(t('&House'), own.length + 3, '/admin/house'),
    ],
  };
}

function villasMenu(
  { open }: MenuActions,
  { villas, current }: MenuState,
): MenuItemConstructorOptions {
  return {
    label: t('V&illas'),
    submenu: [
      ...villas.map((villa, index): MenuItemConstructorOptions => ({
        label: nameOf(villa),
        type: 'radio',
        checked: villa.id === current?.id,
        ...(index < DIGITS ? { accelerator: `CmdOrCtrl+${index + 1}` } : {}),
        click: () => open({ villaId: villa.id, page: '/admin' }),
      })),
      ...(villas.length > 0 ? [{ type: 'separator' as const }] : []),
      {
        label: t('&Add a villa…'),
        click: () => open({ villaId: null, page: '/#add' }),
      },
    ],
  };
}

function tabs(): [label: string, page: string][] {
  return [
    [t('&Bookings'), '/admin'],
    [t('&Calendar'), '/admin/calendar'],
    [t('&Messages'), '/admin/messages'],
    [t('&Pricing'), '/admin/pricing'],
    [t('&Settings'), '/admin/settings'],
  ];
}
