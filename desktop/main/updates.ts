import { existsSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';

export type Update = { version: string; notes: string };
export type Updates = {
  /** Looks for a newer version and downloads it; nothing happens where there is no feed. */
  check: () => Promise<void>;
  /** The version that waits to be installed. */
  ready: () => Update | null;
  /** Ends the app and starts the new version; only the owner asks for it. */
  install: () => void;
};

/**
 * Offers new versions, forces none. electron-updater checks the hash of every download, and on
 * Windows and macOS the signature.
 * @param onReady told when one can be installed
 */
export async function watchUpdates(onReady: () => void): Promise<Updates> {
  // Written by the packager when it was given a feed.
  const hasFeed = app.isPackaged && existsSync(path.join(process.resourcesPath, 'app-update.yml'));
  if (!hasFeed) {
    return { check: () => Promise.resolve(), ready: () => null, install: () => undefined };
  }
  const { autoUpdater } = (await import('electron-updater')).default;
  let waiting: Update | null = null;
  autoUpdater.autoDownload = true;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.logger = null;
  autoUpdater.on('error', () => undefined);
  autoUpdater.on('update-downloaded', ({ version, releaseNotes }) => {
    waiting = { version, notes: plainNotes(releaseNotes) };
    onReady();
  });
  return {
    check: async () => {
      await autoUpdater.checkForUpdates().catch(() => null);
    },
    ready: () => waiting,
    install: () => {
      if (waiting) autoUpdater.quitAndInstall();
    },
  };
}

/** Release notes as text: they come from the feed, and are never taken for a page. */
export function plainNotes(notes: unknown): string {
  const parts = Array.isArray(notes) ? notes.map((part: { note?: unknown }) => part.note) : [notes];
  return parts
    .filter((part) => typeof part === 'string')
    .join('\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}
