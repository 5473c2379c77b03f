import { app, dialog } from 'electron';
import { log } from './log';
import { t } from './words';

/** Errors of a screen that went away; whoever wrote is gone as well. */
const GONE = new Set(['EPIPE', 'EIO']);

/**
 * Keeps an error that nobody caught from stopping the app with a box that has to be answered:
 * it is told on the console in one line, and the app goes on. Before the app is ready there is
 * nothing to go on with, so it ends.
 */
export function surviveFailures(): void {
  const handle = (error: unknown) => {
    logFailure(error);
    if (!app.isReady()) app.exit(1);
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
  // Without a reader a line is lost, which must not be an error of its own.
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', () => undefined);
}

/** Says that the app could not be started, and ends it. */
export function failToStart(error: unknown): void {
  logFailure(error);
  dialog.showErrorBox(
    t('main.villaAdminCouldNot'),
    t('main.pleaseStartItAgain', { error: lineOf(error) }),
  );
  app.exit(1);
}

/** Logs what happened and where it came from, and nothing that a guest or the owner has typed. */
export function logFailure(error: unknown): void {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code && GONE.has(code)) return;
  log(lineOf(error));
}

/** An error in one line, with the place of the app's own code that it comes from. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something failed without saying what';
  const place = /\(?([\w.-]+\.cjs:\d+:\d+)\)?/.exec(error.stack ?? '')?.[1];
  const [words = ''] = error.message.split('\n');
  return `${error.name}: ${words}${place ? ` (${place})` : ''}`;
}
