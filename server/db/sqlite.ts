import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryTypes, Sequelize } from 'sequelize';
import { DATABASE_FILE } from '../files/dataFolder';
import type { Logger } from '../log';
import { shareTwoConnections } from './sequelizeInternals';

/** How long a statement waits for another process's write, in ms. */
export const BUSY_TIMEOUT_MS = 5_000;
/** Per connection, in KB: indexes of a hundred thousand bookings, which the default of 2 MB reads at every insert. */
const CACHE_KB = 32_000;
/** First SQLite release without the WAL-reset bug, which could corrupt a file. */
const OLDEST_SQLITE = '3.51.3';

/** The database cannot be used; the message tells the owner what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, DATABASE_FILE);
}

/**
 * Opens the SQLite file in `dataDir`, or creates it: WAL, foreign keys, `synchronous=FULL` (SQLite's default, checked
 * here), busy timeout.
 * @throws DatabaseStartError if the file is not a database, cannot be written, or SQLite is too old
 */
export async function openSqlite(dataDir: string, log: Logger): Promise<Sequelize> {
  const file = sqliteFile(dataDir);
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: file,
    logging: logQuery(log),
    // One attempt: the busy timeout has waited already, and retries would multiply it.
    retry: { max: 1 },
  });
  shareTwoConnections(sequelize, {
    busyTimeoutMs: BUSY_TIMEOUT_MS,
    // Overwrites deleted data, so that no free page keeps an erased guest.
    configuration: `PRAGMA cache_size = -${CACHE_KB}; PRAGMA secure_delete = ON`,
  });
  try {
    await checkSqlite(sequelize);
  } catch (error) {
    await sequelize.close().catch(() => undefined);
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(
      `The database ${file} cannot be used (${error instanceof Error ? error.message : String(error)}). ` +
        'Check that the folder can be written and that the file is this product’s database; it was not changed.',
    );
  }
  return sequelize;
}

/** Logs statements at `trace` without their values, to keep guests' names out of the log. */
export function logQuery(log: Logger): (sql: string) => void {
  return (sql) => {
    if (log.isLevelEnabled('trace'))
      log.trace({ sql: sql.replaceAll(/'(?:[^']|'')*'/g, '?') }, 'query');
  };
}

async function checkSqlite(sequelize: Sequelize): Promise<void> {
  const [version] = await sequelize.query<{ version: string }>(
    'SELECT sqlite_version() AS version',
    { type: QueryTypes.SELECT },
  );
  if (!version || compareVersions(version.version, OLDEST_SQLITE) < 0) {
    throw new DatabaseStartError(
      `SQLite ${version?.version ?? 'unknown'} is too old: ${OLDEST_SQLITE} or newer is needed. Run npm ci again.`,
    );
  }
  await switchToWal(sequelize);
  const [synchronous] = await sequelize.query<{ synchronous: number }>('PRAGMA synchronous', {
    type: QueryTypes.SELECT,
  });
  if (synchronous?.synchronous !== 2) {
    throw new DatabaseStartError('SQLite does not sync every commit; this build cannot be used.');
  }
}

/** Waits briefly, many times: two servers that create the file can each hold the lock that the other needs. */
async function switchToWal(sequelize: Sequelize): Promise<void> {
  const pragma = (statement: string) =>
    sequelize.query(`PRAGMA ${statement}`, { type: QueryTypes.SELECT });
  const until = Date.now() + 2 * BUSY_TIMEOUT_MS;
  await pragma('busy_timeout = 20');
  for (;;) {
    try {
      await pragma('journal_mode = WAL');
      break;
    } catch (error) {
      if (!String(error).includes('SQLITE_BUSY') || Date.now() > until) throw error;
      await sleep(Math.random() * 100);
    }
  }
  await pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  // Changing the journal mode leaves a read open, for which closing would wait. Another read ends it.
  await sequelize.query('SELECT COUNT(*) FROM sqlite_schema', { type: QueryTypes.SELECT });
}

function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
