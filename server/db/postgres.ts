import pg from 'pg';
import { QueryTypes, Sequelize, Transaction } from 'sequelize';
import type { Logger } from '../log';
import { BUSY_TIMEOUT_MS, DatabaseStartError, logQuery } from './sqlite';
import type { Write } from './write';

/** Oldest release that its makers still mend. */
const OLDEST_SERVER = 14;
const POOL_SIZE = 10;
/** How long a server that does not answer at all is waited for, in ms. */
const CONNECT_TIMEOUT_MS = 10_000;
/** The driver gives up on any answer after this long: the network is gone. */
const ANSWER_TIMEOUT_MS = 60_000;
/** A second server waits this long for the first one's migration. */
const MIGRATION_LOCK_TIMEOUT_MS = 50_000;
/** Any number that no other program on the same database takes: "luz" in ASCII. */
const MIGRATION_LOCK = 0x6c757a;

/**
 * Opens the PostgreSQL database that `url` names. Every statement is bounded in time, so that
 * neither another transaction's lock nor a dead network holds a request for ever.
 * @throws DatabaseStartError when it cannot be reached, is too old or does not store UTF-8
 */
export async function openPostgres(url: string, log: Logger): Promise<Sequelize> {
  pg.types.setTypeParser(pg.types.builtins.INT8, parseInt8);
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    logging: logQuery(log),
    // Whole writes are tried again, see `postgresWrite.ts`; a single statement of one never.
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
 * One transaction at a time among all servers of the database, for migrations. Read committed:
 * after the wait for the lock it must see what the other server has done meanwhile.
 */
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
 * 64-bit integers as numbers; pg's own default is text. Cents and counts stay far below 2^53,
 * and a value that does not must not be rounded unnoticed.
 * @throws RangeError beyond the integers that a number holds exactly
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
