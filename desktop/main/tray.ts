import path from 'node:path';
import type { BookingSummary } from '@shared/contract/booking';
import { app, Menu, nativeImage, Tray } from 'electron';

export type TrayActions = { open: (pagePath: string) => void; quit: () => void };
export type Counts = Pick<BookingSummary, 'pendingCount' | 'unreadMessageCount'>;

/** @returns shows how much waits for the owner; `null` when that is not known */
export function createTray({ open, quit }: TrayActions): (counts: Counts | null) => void {
  const icon = nativeImage.createFromPath(path.join(__dirname, '../renderer/icon.png'));
  const tray = new Tray(icon.resize({ width: 22, height: 22 }));
  tray.on('click', () => open('/admin'));
  const show = (counts: Counts | null) => {
    const lines = linesOf(counts);
    tray.setToolTip(['Villa Admin', ...lines.map(({ label }) => label)].join('\n'));
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: 'Open Villa Admin', click: () => open('/admin') },
        { type: 'separator' },
        ...lines.map(({ label, page }) => ({ label, click: () => open(page) })),
        { type: 'separator' },
        { label: 'Quit', click: quit },
      ]),
    );
    app.setBadgeCount(counts ? counts.pendingCount + counts.unreadMessageCount : 0);
  };
  show(null);
  return show;
}

/** What waits, in words, and where it is answered. */
export function linesOf(counts: Counts | null): { label: string; page: string }[] {
  if (!counts) return [];
  const { pendingCount, unreadMessageCount } = counts;
  return [
    {
      label: `${pendingCount} pending ${pendingCount === 1 ? 'booking' : 'bookings'}`,
      page: '/admin?tab=bookings',
    },
    {
      label: `${unreadMessageCount} unread ${unreadMessageCount === 1 ? 'message' : 'messages'}`,
      page: '/admin?tab=messages',
    },
  ];
}
