import { app, dialog } from 'electron';
import { log } from './log';
import { t } from './language';

/** Errors of a closed terminal, which need no report. */
const GONE = new Set(['EPIPE', 'EIO']);

/**
 * Logs uncaught errors in one line and continues, instead of Electron's blocking error dialog. Before the app is
 * ready it quits.
 */
export function surviveFailures(): void {
  const handle = (error: unknown) => {
    logFailure(error);
    if (!app.isReady()) app.exit(1);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
  // Writing to a closed pipe must not raise another error.
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', () => undefined);
}

export function failToStart(error: unknown): void {
  logFailure(error);
  dialog.showErrorBox(
    t('Villa Admin could not be started'),
    t('Please start it again. If that does not help, reinstall it. ({error})', {
      error: lineOf(error),
    }),
  );
  app.exit(1);
}

/** Logs an error and its location, without anything a guest or the owner has typed. */
export function logFailure(error: unknown): void {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code && GONE.has(code)) return;
  log(lineOf(error));
}

/** An error in one line, with its location in the app's own code. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something failed without saying what';
  const place = /\(?([\w.-]+\.cjs:\d+:\d+)\)?/.exec(error.stack ?? '')?.[1];
  const [message = ''] = error.message.split('\n');
  return `${error.name}: ${message}${place ? ` (${place})` : ''}`;
}
