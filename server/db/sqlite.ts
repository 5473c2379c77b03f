import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryTypes, Sequelize } from 'sequelize';
import { DATABASE_FILE } from '../files/dataFolder';
import type { Logger } from '../log';
import { shareTwoConnections } from './sequelizeInternals';

/** How long a statement waits for another process's write before it gives up, in ms. */
export const BUSY_TIMEOUT_MS = 5_000;
/**
 * What each of the two connections may keep in memory, in KB: the indexes of a hundred thousand
 * bookings. SQLite's own 2 MB are read again with every insert into them.
 */
const CACHE_KB = 32_000;
/** First SQLite release without the WAL-reset fault that could corrupt a file. */
const OLDEST_SQLITE = '3.51.3';

/** Thrown when the database cannot be used; the text tells the owner what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** The database's file in a data folder. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, DATABASE_FILE);
}

/**
 * Opens the SQLite file in `dataDir`, making it when it is not there: WAL, foreign keys,
 * `synchronous=FULL` (SQLite's default for a connection, checked here), busy timeout.
 * @throws DatabaseStartError when the file is no database, cannot be written, or SQLite is too old
 */
export async function openSqlite(dataDir: string, log: Logger): Promise<Sequelize> {
  const file = sqliteFile(dataDir);
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: file,
    logging: logQuery(log),
    // One try: the busy timeout has waited already, and retries would multiply it.
    retry: { max: 1 },
  });
  shareTwoConnections(sequelize, {
    busyTimeoutMs: BUSY_TIMEOUT_MS,
    // What is deleted is overwritten: an erased guest's data stay in no free page of the file.
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

/** Statements at the level `trace`, without the values in them: guests' names stay out of the log. */
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

/**
 * Of two servers that make the file at once, each can hold what the other one's switch waits
 * for, and SQLite's own waiting would end with both giving up: so it waits briefly, many times.
 */
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
  // The switch leaves a read open until the next one ends, and closing would wait for it.
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
