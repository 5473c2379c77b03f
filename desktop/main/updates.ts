import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  app,
  dialog,
  type BrowserWindow,
  type ClientRequest,
  type IncomingMessage,
  type MessageBoxOptions,
} from 'electron';
import type { AppUpdater } from 'electron-updater';
import { logFailure } from './failures';
import { log } from './log';
import type { Quitting } from './window';
import { t } from './language';

/** The app may run for months. */
const CHECK_MS = 6 * 60 * 60 * 1000;
/** The updater itself has no time limit and would never check again. */
const ANSWER_MS = 15_000;
/** For a download that stalls. */
const SILENCE_MS = 60_000;

export type Update = { version: string; notes: string };
/** Result of a download; `altered` if its checksum does not match. */
export type Downloaded = 'ready' | 'failed' | 'altered';
export type UpdateCheck =
  | { found: 'none' | 'newest' | 'failed' }
  | { found: 'newer'; version: string; download: Promise<Downloaded> }
  | { found: 'ready'; version: string };
export type Updates = {
  check: () => Promise<UpdateCheck>;
  /** Checks now and every six hours. */
  begin: () => void;
  ready: () => Update | null;
  /** Quits and starts the new version, only at the owner's request. */
  install: () => void;
};

/**
 * Offers new versions, never forces them. electron-updater checks the hash of every download, and on Windows and
 * macOS the signature.
 * @param onReady called when one can be installed
 */
export function watchUpdates(onReady: () => void, quitting: Quitting): Updates {
  // The packager writes this file when it is given a feed.
  const hasFeed = app.isPackaged && existsSync(path.join(process.resourcesPath, 'app-update.yml'));
  if (!hasFeed) {
    return {
      check: () => Promise.resolve({ found: 'none' }),
      begin: () => undefined,
      ready: () => null,
      install: () => undefined,
    };
  }
  let waiting: Update | null = null;
  let loading: Promise<AppUpdater> | null = null;
  const load = async () => {
    const { autoUpdater } = (await import('electron-updater')).default;
    autoUpdater.autoDownload = true;
    autoUpdater.autoInstallOnAppQuit = false;
    autoUpdater.logger = null;
    limitRequests(autoUpdater);
    autoUpdater.on('error', logFailure);
    autoUpdater.on('update-downloaded', ({ version, releaseNotes }) => {
      log(`Version ${version} is ready to be installed`);
      waiting = { version, notes: plainNotes(releaseNotes) };
      onReady();
    });
    return autoUpdater;
  };
  // Loaded with the first check, so that it does not delay the start.
  const updater = () => (loading ??= load());
  const check = async (): Promise<UpdateCheck> => {
    if (waiting) return { found: 'ready', version: waiting.version };
    try {
      const answer = await (await updater()).checkForUpdates();
      if (!answer) return { found: 'none' };
      if (!answer.isUpdateAvailable) return { found: 'newest' };
      const download = Promise.resolve(answer.downloadPromise).then(() => 'ready' as const, endOf);
      return { found: 'newer', version: answer.updateInfo.version, download };
    } catch {
      // The event handler logs it.
      return { found: 'failed' };
    }
  };
  return {
    check,
    begin: () => {
      void check();
      setInterval(() => void check(), CHECK_MS);
    },
    ready: () => waiting,
    install: () => {
      if (!waiting) return;
      const { version } = waiting;
      void updater().then((autoUpdater) => {
        // The macOS updater closes the windows itself, and installs when all are closed.
        if (process.platform === 'darwin') autoUpdater.quitAndInstall();
        else quitting.quitAnd(() => installLast(autoUpdater, version));
      });
    },
  };
}

/** electron-updater's request executor; Electron's requests have no time limit. */
type HttpExecutor = {
  createRequest: (options: object, onAnswer: (answer: unknown) => void) => ClientRequest;
};

/** Aborts requests to a feed that does not answer or stalls. */
export function limitRequests(autoUpdater: AppUpdater): void {
  const { httpExecutor } = autoUpdater as unknown as { httpExecutor: HttpExecutor };
  const create = httpExecutor.createRequest.bind(httpExecutor);
  httpExecutor.createRequest = (options, onAnswer) => {
    const request = create(options, onAnswer);
    let timer: NodeJS.Timeout | undefined;
    const stop = () => clearTimeout(timer);
    const giveUpAfter = (ms: number) => {
      stop();
      timer = setTimeout(() => {
        request.emit('error', new Error('The place for updates did not answer in time.'));
        request.abort();
      }, ms);
    };
    giveUpAfter(ANSWER_MS);
    request.once('response', (response: IncomingMessage) => {
      giveUpAfter(SILENCE_MS);
      response.on('data', () => giveUpAfter(SILENCE_MS));
      response.once('end', stop).once('error', stop);
    });
    // Not `close`, which fires when the request has been sent.
    request.once('error', stop).once('abort', stop);
    return request;
  };
}

function endOf(error: unknown): Downloaded {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code === 'ERR_CHECKSUM_MISMATCH' ? 'altered' : 'failed';
}

/**
 * Replaces and starts the app at the very end of this process. Otherwise the new version would find the app running
 * and quit.
 */
function installLast(autoUpdater: AppUpdater, version: string): void {
  autoUpdater.once('error', () => {
    dialog.showErrorBox(
      t('Version {version} could not be installed.', { version }),
      t('The version that you have is started again. The reason is in the log: Help → Show log.'),
    );
    const image = process.env['APPIMAGE'];
    app.relaunch(image ? { execPath: image } : {});
  });
  autoUpdater.quitAndInstall();
}

/** Checks for a newer version and reports the result. The window shows a finished download. */
export async function checkForUpdates(window: BrowserWindow, updates: Updates): Promise<void> {
  const check = await updates.check();
  await tell(window, textOfCheck(check));
  const end = check.found === 'newer' ? await check.download : 'ready';
  if (check.found !== 'newer' || end === 'ready') return;
  await tell(window, textOfDownload(check.version, end));
}

/** Without a parent if the window was closed meanwhile, because a hidden window's dialogs are invisible. */
async function tell(window: BrowserWindow, text: MessageBoxOptions): Promise<void> {
  const isSeen = !window.isDestroyed() && window.isVisible();
  await (isSeen ? dialog.showMessageBox(window, text) : dialog.showMessageBox(text));
}

/** Message for a failed download that the owner requested. */
function textOfDownload(
  version: string,
  how: Exclude<Downloaded, 'ready'>,
): { message: string; detail: string } {
  return {
    message: t('Version {version} could not be downloaded.', { version }),
    detail:
      how === 'altered'
        ? t(
            'What came is not what was published, so it was thrown away and nothing was installed. Please tell whoever gave you the app.',
          )
        : t(
            'Please check your connection and try again. The reason is in the log: Help → Show log.',
          ),
  };
}

/** Message for a check that the owner requested. */
function textOfCheck(check: UpdateCheck): { message: string; detail: string } {
  switch (check.found) {
    case 'none':
      return {
        message: t('This copy of the app does not look for newer versions.'),
        detail: t(
          'It was made without an address for them. Whoever gave it to you has the newest.',
        ),
      };
    case 'newest':
      return {
        message: t('You have the newest version.'),
        detail: `Villa Admin ${app.getVersion()}`,
      };
    case 'failed':
      return {
        message: t('Newer versions could not be looked for.'),
        detail: t(
          'Please check your connection and try again. The reason is in the log: Help → Show log.',
        ),
      };
    case 'newer':
      return {
        message: t('Version {version} is being downloaded.', { version: check.version }),
        detail: t('The window tells you when it can be installed.'),
      };
    case 'ready':
      return {
        message: t('Version {version} is ready.', { version: check.version }),
        detail: t('It is installed when you press “Restart and install” in the window.'),
      };
  }
}

/** Release notes as plain text. They come from the feed and must not be rendered as HTML. */
export function plainNotes(notes: unknown): string {
  const parts = Array.isArray(notes) ? notes.map((part: { note?: unknown }) => part.note) : [notes];
  return parts
    .filter((part) => typeof part === 'string')
    .join('\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}
