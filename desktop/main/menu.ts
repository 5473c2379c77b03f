import { Menu, type MenuItemConstructorOptions } from 'electron';

export type MenuActions = {
  /** Shows a page of the back office or of the app. */
  open: (pagePath: string) => void;
  saveSheet: () => void;
  checkForUpdates: () => void;
};

const TABS = [
  ['Bookings', 'bookings'],
  ['Calendar', 'calendar'],
  ['Messages', 'messages'],
  ['Pricing', 'pricing'],
  ['Settings', 'settings'],
] as const;

/** The native menu, with a key for each tab. */
export function setMenu(actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(actions, process.platform)));
}

/** @param platform as in `process.platform` */
export function menuTemplate(
  { open, saveSheet, checkForUpdates }: MenuActions,
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const settings: MenuItemConstructorOptions = {
    label: 'Villas and app settings…',
    accelerator: 'CmdOrCtrl+,',
    click: () => open('/'),
  };
  const updates: MenuItemConstructorOptions = {
    label: 'Check for updates',
    click: checkForUpdates,
  };
  const appMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      updates,
      { type: 'separator' },
      settings,
      { type: 'separator' },
      { role: 'hide' },
      { role: 'quit' },
    ],
  };
  return [
    ...(isMac ? [appMenu] : []),
    {
      label: 'File',
      submenu: [
        { label: 'Save booking as PDF…', accelerator: 'CmdOrCtrl+P', click: saveSheet },
        { type: 'separator' },
        ...(isMac ? [{ role: 'close' as const }] : [settings, updates, { role: 'quit' as const }]),
      ],
    },
    { role: 'editMenu' },
    {
      label: 'Go',
      submenu: [
        ...TABS.map(([label, tab], index) => ({
          label,
          accelerator: `CmdOrCtrl+${index + 1}`,
          click: () => open(`/admin?tab=${tab}`),
        })),
        { type: 'separator' },
        { label: 'Gallery', accelerator: 'CmdOrCtrl+6', click: () => open('/admin/gallery') },
      ],
    },
    {
      label: 'View',
      submenu: [
        { role: 'reload' },
        { type: 'separator' },
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
  ];
}
