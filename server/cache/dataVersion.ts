import { setImmediate } from 'node:timers/promises';
import { QueryTypes, type Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import { openConnection } from '../files/sqliteConnection';

/**
 * Two equal versions mean that nothing was committed in between, by this or another process, so a value read after the
 * first is still valid after the second.
 */
export type DataVersion = {
  /** Read after the call; callers that arrive during a query share the next one. */
  current: () => Promise<string>;
  close: () => Promise<void>;
};

/**
 * The version of a SQLite database: `PRAGMA data_version`, on a separate connection, because a connection does not
 * count its own commits.
 * @param file path of the database
 */
export async function sqliteDataVersion(file: string): Promise<DataVersion> {
  const connection = await openConnection(file, sqlite3.OPEN_READONLY);
  const statement = connection.prepare('PRAGMA data_version');
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      // `all` runs the statement to its end, whereas `get` would leave a read open.
      statement.all<{ data_version: number }>((error, [row] = []) =>
        error ? reject(error) : resolve(String(row?.data_version)),
      );
    });
  return {
    current: shared(ask),
    close: () =>
      new Promise((resolve) => {
        statement.finalize(() => connection.close(() => resolve()));
      }),
  };
}

/** The version of a PostgreSQL database: the transactions that a statement would see. */
export function postgresDataVersion(sequelize: Sequelize): DataVersion {
  const ask = async () => {
    const [row] = await sequelize.query<{ snapshot: string }>(
      'SELECT pg_current_snapshot()::text AS snapshot',
      { type: QueryTypes.SELECT },
    );
    return String(row?.snapshot);
  };
  return { current: shared(ask), close: async () => undefined };
}

/**
 * Shares one query among callers. A result is valid for everybody who called before the query started, which is after
 * all simultaneous requests have called.
 */
function shared(ask: () => Promise<string>): () => Promise<string> {
  let next: Promise<string> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    if (next) return next;
    const asked = last.then(setImmediate).then(() => {
      next = null;
      return ask();
    });
    next = asked;
    last = asked.catch(() => undefined);
    return asked;
  };
}
