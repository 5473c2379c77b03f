import path from 'node:path';
import { EnvError, readEnv, type Env } from '../../env';
import { writePrivately } from '../../files/privateFiles';
import { backupsFolder, createBackup, refusePostgres } from './createBackup';
import { BackupError } from './manifest';
import { restoreBackup, type Restored } from './restoreBackup';

/**
 * `npm run backup` and `npm run restore FILE`, which run the built file with `backup` or
 * `restore` as its first argument.
 */
async function main([command, file]: string[]): Promise<void> {
  writePrivately();
  const env = readEnv(process.env);
  refusePostgres(env);
  if (command === 'restore') await restore(env, file);
  else await backup(env);
}

async function backup({ dataDir }: Env): Promise<void> {
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const target = path.join(backupsFolder(dataDir), `by-hand-${stamp}.tar`);
  const { files } = await createBackup(dataDir, target, now);
  const bytes = files.reduce((sum, entry) => sum + entry.bytes, 0);
  say(`Saved the database and ${files.length - 1} picture files (${megabytes(bytes)} MB) in`);
  say(target);
  say('Copy it to another machine; a backup beside its original is half a backup.');
}

async function restore({ dataDir, secretsKeys }: Env, given: string | undefined): Promise<void> {
  if (given === undefined) throw new BackupError('Which backup? npm run restore FILE');
  // npm changes to the project's folder; a path means the one from where it was typed.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const { manifest, replaced, repeated, users } = await restoreBackup(
    file,
    dataDir,
    new Date(),
    secretsKeys,
  );
  say(`Checked and put back the backup of ${manifest.createdAt} into ${dataDir}.`);
  sayRepeated(repeated);
  if (replaced) say(`What was there before is in ${replaced}; delete it when all is well.`);
  say(
    'Start the server again. Everybody is signed out; passwords and second factors are those of the day',
  );
  say('of the backup, and so are people and roles: remove again whom you have removed since.');
  say('Invitations have to be made anew. Who may sign in:');
  for (const { username, role } of users) {
    say(`  ${username} (${role === 'admin' ? 'owner' : role})`);
  }
}

function sayRepeated(repeated: Restored['repeated']): void {
  if (repeated === 'unknown') {
    say('The database that was replaced cannot be read, so nobody knows who was erased since this');
    say('backup was made. Erase again whoever asked for it: Settings, Privacy.');
    return;
  }
  if (!repeated) return;
  const { persons, bookings, messages, unreadable } = repeated;
  say(
    `Erased again whom you had erased since: ${persons} persons (${bookings} bookings, ${messages} messages).`,
  );
  if (unreadable > 0) {
    say(
      `${unreadable} erasures could not be repeated: they were made with a secrets-key that is not here.`,
    );
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForReading = error instanceof BackupError || error instanceof EnvError;
  process.stderr.write(`${isForReading ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
