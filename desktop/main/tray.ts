import path from 'node:path';
import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { Place, VillaEntry } from '@shared/contract/desktop';
import { app, Menu, nativeImage, Tray } from 'electron';
import { hostOf } from './villaAddress';

export type TrayActions = {
  /** Shows a place in the window; the window as it is for `null`. */
  open: (place: Place | null) => void;
  quit: () => void;
};
export type Counts = Pick<BookingSummary, 'pendingCount' | 'unreadMessageCount'>;
/** How much waits for the owner of a villa; `null` when that is not known. */
export type VillaCounts = { villa: VillaEntry; counts: Counts | null };

/** @returns shows how much waits for the owner */
export function createTray({ open, quit }: TrayActions): (all: readonly VillaCounts[]) => void {
  const icon = nativeImage.createFromPath(path.join(__dirname, '../renderer/icon.png'));
  const tray = new Tray(icon.resize({ width: 22, height: 22 }));
  tray.on('click', () => open(null));
  const show = (all: readonly VillaCounts[]) => {
    const lines = linesOf(all);
    tray.setToolTip(['Villa Admin', ...lines.map(({ label }) => label)].join('\n'));
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: 'Open Villa Admin', click: () => open(null) },
        { type: 'separator' },
        ...lines.map(({ label, place }) => ({ label, click: () => open(place) })),
        { type: 'separator' },
        { label: 'Quit', click: quit },
      ]),
    );
    app.setBadgeCount(
      all.reduce(
        (sum, { counts }) => sum + (counts ? counts.pendingCount + counts.unreadMessageCount : 0),
        0,
      ),
    );
  };
  show([]);
  return show;
}

/** What waits, in words, and where it is answered; with the villa's name where there are several. */
export function linesOf(all: readonly VillaCounts[]): { label: string; place: Place }[] {
  return all.flatMap(({ villa, counts }) => {
    if (!counts) return [];
    const { pendingCount, unreadMessageCount } = counts;
    const name = all.length > 1 ? `${hostOf(villa)}: ` : '';
    return [
      {
        label: `${name}${pendingCount} pending ${pendingCount === 1 ? 'booking' : 'bookings'}`,
        place: { villaId: villa.id, page: '/admin?tab=bookings' },
      },
      {
        label: `${name}${unreadMessageCount} unread ${unreadMessageCount === 1 ? 'message' : 'messages'}`,
        place: { villaId: villa.id, page: '/admin?tab=messages' },
      },
    ];
  });
}
