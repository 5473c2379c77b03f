import path from 'node:path';
import type { BookingSummary } from '@shared/contract/bookings/booking';
import type { Place, VillaEntry } from '@shared/contract/desktop';
import { app, BrowserWindow, Menu, nativeImage, Tray, type NativeImage } from 'electron';
import { nameOf } from './villaAddress';
import { t } from './language';

export type TrayActions = {
  /** Shows a place, or just the window for `null`. */
  open: (place: Place | null) => void;
  quit: () => void;
};
export type Counts = Pick<
  BookingSummary,
  'pendingCount' | 'waitingCount' | 'unreadMessageCount' | 'unreadConversationCount'
>;
/** A villa's open tasks; `null` when unknown. */
export type VillaCounts = { villa: VillaEntry; counts: Counts | null };

/** @returns updates the tray */
export function createTray({ open, quit }: TrayActions): (all: readonly VillaCounts[]) => void {
  const tray = new Tray(trayIcon());
  tray.on('click', () => open(null));
  const show = (all: readonly VillaCounts[]) => {
    const lines = linesOf(all);
    tray.setToolTip(['Villa Admin', ...lines.map(({ label }) => label)].join('\n'));
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: t('Open Villa Admin'), click: () => open(null) },
        { type: 'separator' },
        ...lines.map(({ label, place }) => ({ label, click: () => open(place) })),
        { type: 'separator' },
        { label: t('Quit'), click: quit },
      ]),
    );
    showBadge(
      all.reduce((sum, { counts }) => sum + (counts ? waitingOf(counts) + unreadOf(counts) : 0), 0),
    );
  };
  show([]);
  return show;
}

/** A number on the app's icon. Windows only supports an image on the window's icon. */
function showBadge(count: number): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(count);
    return;
  }
  const dot = count > 0 ? nativeImage.createFromPath(assetFile('overlay.png')) : null;
  for (const window of BrowserWindow.getAllWindows()) {
    window.setOverlayIcon(dot, count > 0 ? t('{count} waiting', { count }) : '');
  }
}

/** macOS colours a template image for a light or dark menu bar. */
function trayIcon(): NativeImage {
  if (process.platform === 'darwin') {
    return nativeImage.createFromPath(assetFile('trayTemplate.png'));
  }
  const size = process.platform === 'win32' ? 16 : 22;
  return nativeImage
    .createFromPath(assetFile('icon.png'))
    .resize({ width: size, height: size, quality: 'best' });
}

function assetFile(name: string): string {
  return path.join(__dirname, '../renderer', name);
}

/** Bookings that wait for the owner's answer. Older servers send only those that are pending. */
function waitingOf({ pendingCount, waitingCount = pendingCount }: Counts): number {
  return waitingCount;
}

/** Contact messages and messages about bookings. */
function unreadOf({ unreadMessageCount, unreadConversationCount = 0 }: Counts): number {
  return unreadMessageCount + unreadConversationCount;
}

/** Menu lines for what waits and where to answer it; with the villa's name if there are several. */
export function linesOf(all: readonly VillaCounts[]): { label: string; place: Place }[] {
  return all.flatMap(({ villa, counts }) => {
    if (!counts) return [];
    const pendingCount = waitingOf(counts);
    const unread = unreadOf(counts);
    const name = all.length > 1 ? `${nameOf(villa)}: ` : '';
    return [
      {
        label: t('{name}{pendingCount} pending {pendingCount|booking|bookings}', {
          name,
          pendingCount,
        }),
        place: { villaId: villa.id, page: '/admin' },
      },
      {
        label: t('{name}{unread} unread {unread|message|messages}', { name, unread }),
        place: { villaId: villa.id, page: '/admin/messages' },
      },
    ];
  });
}
