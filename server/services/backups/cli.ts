import { existsSync } from 'node:fs';
import path from 'node:path';
import { passphraseSchema } from '@shared/contract/backups/backupKey';
import { sqliteFile } from '../../db/sqlite';
import { EnvError, readEnv, type Env } from '../../env';
import { DataError } from '../../files/dataLock';
import { withDataInPlace } from '../../files/exchange';
import { writePrivately } from '../../files/privateFiles';
import { backupsFolder, createBackup, refusePostgres } from './createBackup';
import { noDatabase } from './sqliteCopy';
import { createLog } from '../../log';
import { createSecrets } from '../secrets/secrets';
import { askPassphrase } from './askPassphrase';
import { sealKeys, type KeyEnvelope } from './keyEnvelope';
import { BackupError } from './manifest';
import { restoreBackup } from './restoreBackup';
import { restoreReport } from './restoreReport';
import { withRoom } from './withRoom';

const WITH_KEY = '--with-key';

/** `npm run backup [-- --with-key]` and `npm run restore FILE`; the first argument is `backup` or `restore`. */
async function main([command, argument]: string[]): Promise<void> {
  writePrivately();
  const env = readEnv(process.env);
  refusePostgres(env);
  if (command === 'restore') await restore(env, argument);
  else await withDataInPlace(env.dataDir, () => backup(env, argument));
}

async function backup(env: Env, option: string | undefined): Promise<void> {
  if (option !== undefined && option !== WITH_KEY) {
    throw new BackupError(`${option} is nothing that a backup can be made with; ${WITH_KEY} is.`);
  }
  const { dataDir } = env;
  const now = new Date();
  const key = option === WITH_KEY ? await sealedKey(env) : null;
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const target = path.join(backupsFolder(dataDir), `by-hand-${stamp}.tar`);
  const { files } = await withRoom(dataDir, () => createBackup(dataDir, target, now, key));
  const bytes = files.reduce((sum, entry) => sum + entry.bytes, 0);
  const pictures = files.length - (key ? 2 : 1);
  say(`Saved the database and ${pictures} picture files (${megabytes(bytes)} MB) in`);
  say(target);
  if (key) {
    say(
      'The key of stored passwords is in it. Keep the passphrase: nobody can open the key without it.',
    );
  }
  say('Copy it to another machine; a backup beside its original is half a backup.');
}

/** The encryption keys, encrypted with a passphrase that is asked for twice at a terminal. */
async function sealedKey({ dataDir, secretsKeys }: Env): Promise<KeyEnvelope> {
  // Before asking for a passphrase that would not be used.
  const database = sqliteFile(dataDir);
  if (!existsSync(database)) throw noDatabase(database);
  const passphrase = await askPassphrase('Passphrase for the key of stored passwords: ');
  const issue = passphraseSchema.safeParse(passphrase).error?.issues[0]?.message;
  if (issue !== undefined) throw new BackupError(`${issue}. Nothing was saved.`);
  if (process.stdin.isTTY && (await askPassphrase('The same again: ')) !== passphrase) {
    throw new BackupError('These are two passphrases. Nothing was saved; please try again.');
  }
  const secrets = createSecrets({ dataDir, secretsKeys }, createLog('silent'));
  return sealKeys(await secrets.exportKeys(), passphrase);
}

async function restore({ dataDir, secretsKeys }: Env, given: string | undefined): Promise<void> {
  if (given === undefined) throw new BackupError('Which backup? npm run restore FILE');
  // npm changes to the project's folder; a path is relative to where it was typed.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const restored = await restoreBackup(file, dataDir, new Date(), secretsKeys, () =>
    askPassphrase(
      'The backup holds the key of stored passwords. Its passphrase (nothing: restore without the key): ',
    ),
  );
  for (const text of restoreReport(restored, dataDir)) say(text);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForReading =
    error instanceof BackupError || error instanceof EnvError || error instanceof DataError;
  process.stderr.write(`${isForReading ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
