import { existsSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { logFailure } from './failures';
import { log } from './log';
import { t } from './words';

/** The app may run for a whole season. */
const CHECK_MS = 6 * 60 * 60 * 1000;

export type Update = { version: string; notes: string };
/** How looking for a newer version ended; `none` where this copy has no place to look. */
export type UpdateCheck =
  | { found: 'none' | 'newest' | 'failed' }
  | { found: 'newer' | 'ready'; version: string };
export type Updates = {
  /** Looks for a newer version and downloads it. */
  check: () => Promise<UpdateCheck>;
  /** The version that waits to be installed. */
  ready: () => Update | null;
  /** Ends the app and starts the new version; only the owner asks for it. */
  install: () => void;
};

/**
 * Offers new versions, forces none; looks for one at the start and every six hours.
 * electron-updater checks the hash of every download, and on Windows and macOS the signature.
 * @param onReady told when one can be installed
 */
export async function watchUpdates(onReady: () => void): Promise<Updates> {
  // Written by the packager when it was given a feed.
  const hasFeed = app.isPackaged && existsSync(path.join(process.resourcesPath, 'app-update.yml'));
  if (!hasFeed) {
    return {
      check: () => Promise.resolve({ found: 'none' }),
      ready: () => null,
      install: () => undefined,
    };
  }
  const { autoUpdater } = (await import('electron-updater')).default;
  let waiting: Update | null = null;
  autoUpdater.autoDownload = true;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.logger = null;
  autoUpdater.on('error', logFailure);
  autoUpdater.on('update-downloaded', ({ version, releaseNotes }) => {
    log(`Version ${version} is ready to be installed`);
    waiting = { version, notes: plainNotes(releaseNotes) };
    onReady();
  });
  const check = async (): Promise<UpdateCheck> => {
    if (waiting) return { found: 'ready', version: waiting.version };
    try {
      const answer = await autoUpdater.checkForUpdates();
      if (!answer) return { found: 'none' };
      // Told of by the events.
      answer.downloadPromise?.catch(() => undefined);
      return answer.isUpdateAvailable
        ? { found: 'newer', version: answer.updateInfo.version }
        : { found: 'newest' };
    } catch {
      // Logged by the event.
      return { found: 'failed' };
    }
  };
  void check();
  setInterval(() => void check(), CHECK_MS);
  return {
    check,
    ready: () => waiting,
    install: () => {
      if (waiting) autoUpdater.quitAndInstall();
    },
  };
}

/** What is said to an owner who has asked for a newer version. */
export function textOfCheck(check: UpdateCheck): { message: string; detail: string } {
  switch (check.found) {
    case 'none':
      return {
        message: t('main.thisCopyOfThe'),
        detail: t('main.itWasMadeWithout'),
      };
    case 'newest':
      return {
        message: t('main.youHaveTheNewest'),
        detail: `Villa Admin ${app.getVersion()}`,
      };
    case 'failed':
      return {
        message: t('main.newerVersionsCouldNot'),
        detail: t('main.checkConnectionAndLog'),
      };
    case 'newer':
      return {
        message: t('main.versionVersionIsBeing', { version: check.version }),
        detail: t('main.theWindowTellsYou'),
      };
    case 'ready':
      return {
        message: t('main.versionIsReady', { version: check.version }),
        detail: t('main.itIsInstalledWhen'),
      };
  }
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
