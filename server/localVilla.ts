import { fillDemo } from './db/demo/fillDemo';
import { DatabaseStartError } from './db/sqlite';
import { readEnv } from './env';
import { withDataInPlace } from './files/exchange';
import { lockForServer } from './files/dataLock';
import { writePrivately } from './files/privateFiles';
import { backupBeforeMigration } from './services/backups/backupBeforeMigration';

/** Electron's message port from a utility process to the app. */
type ParentPort = {
  on: (event: 'message', listener: (message: { data: unknown }) => void) => void;
};

/**
 * The server in the desktop app, for a villa on the owner's computer: has exclusive use of its folder, and is backed up
 * before a new app version migrates it. The argument `--examples` fills an empty one.
 */
async function main(): Promise<void> {
  stopWithTheApp();
  writePrivately();
  const env = readEnv(process.env);
  if (!(await lockForServer(env.dataDir))) {
    throw new DatabaseStartError(
      'This villa is open in another program on this computer. Please close that one first.',
    );
  }
  await withDataInPlace(env.dataDir, () => backupBeforeMigration(env.dataDir, new Date()));
  if (process.argv.includes('--examples')) await fillDemo(env);
  await import('./index');
}

/** Windows has no signals, so the app sends a message. */
function stopWithTheApp(): void {
  const { parentPort } = process as { parentPort?: ParentPort };
  parentPort?.on('message', ({ data }) => {
    // Not started yet, so there is nothing to finish.
    if (data === 'stop' && !process.emit('SIGTERM', 'SIGTERM')) process.exit();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
