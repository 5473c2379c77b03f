import pg from 'pg';
import { QueryTypes, Sequelize, Transaction } from 'sequelize';
import type { Logger } from '../log';
import { BUSY_TIMEOUT_MS, DatabaseStartError, logQuery } from './sqlite';
import type { Write } from './write';

const OLDEST_SERVER = 14;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** After this long without any answer the driver gives up: the network is down. */
const ANSWER_TIMEOUT_MS = 60_000;
/** How long a second server waits for the first one's migration. */
const MIGRATION_LOCK_TIMEOUT_MS = 50_000;
/** Arbitrary advisory lock number: "luz" in ASCII. */
const MIGRATION_LOCK = 0x6c757a;

/**
 * Opens the PostgreSQL database at `url`. Every statement has a timeout, so that neither another transaction's lock nor
 * a broken network holds a request forever.
 * @throws DatabaseStartError if it cannot be reached, is too old or does not store UTF-8
 */
export async function openPostgres(url: string, log: Logger): Promise<Sequelize> {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: { ...pg, Client: ListeningClient },
    logging: logQuery(log),
    // Whole writes are retried, see `postgresWrite.ts`; single statements never.
    retry: { max: 1 },
    pool: { max: POOL_SIZE, acquire: CONNECT_TIMEOUT_MS },
    dialectOptions: {
      application_name: 'villa-luz',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      lock_timeout: BUSY_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      statement_timeout: 2 * BUSY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 6 * BUSY_TIMEOUT_MS,
    },
  });
  try {
    await checkServer(sequelize);
  } catch (error) {
    await sequelize.close().catch(() => undefined);
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(
      `The database ${withoutPassword(url)} cannot be used (${error instanceof Error ? error.message : String(error)}). ` +
        'Check that PostgreSQL runs and that DATABASE_URL names its address, a database and its user.',
    );
  }
  return sequelize;
}

/**
 * Sequelize listens for errors only once a connection is open. If PostgreSQL ends it just then, an event without a
 * listener would end the process; the next statement reports the error anyway.
 */
class ListeningClient extends pg.Client {
  constructor(config: unknown) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** One migration at a time. Read committed, to see after the lock what another server has done. */
export function createMigrationWrite(sequelize: Sequelize): Write {
  return (work) =>
    sequelize.transaction(
      { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
      async (transaction) => {
        await sequelize.query(
          `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${MIGRATION_LOCK_TIMEOUT_MS}`,
          { transaction },
        );
        await sequelize.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`, { transaction });
        return work(transaction);
      },
    );
}

/**
 * Parses 64-bit integers as numbers, where pg returns text. Cents and counts stay far below 2^53; a larger value must
 * not be rounded silently.
 * @throws RangeError for an integer that a number cannot represent exactly
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

async function checkServer(sequelize: Sequelize): Promise<void> {
  const [server] = await sequelize.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding`,
    { type: QueryTypes.SELECT },
  );
  if (!server || server.version < OLDEST_SERVER) {
    throw new DatabaseStartError(
      `PostgreSQL ${server?.version ?? 'unknown'} is too old: ${OLDEST_SERVER} or newer is needed.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new DatabaseStartError(
      `The database stores ${server.encoding}, but names need UTF-8. Make it again with: createdb --encoding=UTF8 --template=template0 NAME`,
    );
  }
}

function withoutPassword(text: string): string {
  if (!URL.canParse(text)) return 'in DATABASE_URL';
  const { hostname, port, pathname } = new URL(text);
  return `${decodeURIComponent(pathname.slice(1))} on ${hostname || 'this machine'}${port && `:${port}`}`;
}
