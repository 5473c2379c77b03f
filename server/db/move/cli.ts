import { isInUse } from '../../services/backups/sqliteCopy';
import { EnvError, readEnv } from '../../env';
import { createLog } from '../../log';
import { DatabaseStartError, sqliteFile } from '../sqlite';
import { openDatabase } from '../openDatabase';
import { moveRows } from './moveRows';

/** `npm run move:postgres`: copies the rows of DATA_DIR's SQLite file to `DATABASE_URL`. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  if (env.databaseUrl === null) {
    throw new DatabaseStartError('Set DATABASE_URL to the empty PostgreSQL database.');
  }
  // Whatever a running server stores after the copy would be lost.
  if (await isInUse(sqliteFile(env.dataDir))) {
    throw new DatabaseStartError(`A server is running on ${env.dataDir}. Stop it first.`);
  }
  const log = createLog('warn');
  const from = await openDatabase({ ...env, databaseUrl: null }, log);
  try {
    const to = await openDatabase(env, log);
    try {
      for (const { table, rows } of await moveRows(from, to)) say(`${table}: ${rows}`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  say('All rows are in PostgreSQL. The SQLite file is as it was; pictures stay in DATA_DIR.');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().catch((error: unknown) => {
  const isForReading = error instanceof EnvError || error instanceof DatabaseStartError;
  process.stderr.write(`${isForReading ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
