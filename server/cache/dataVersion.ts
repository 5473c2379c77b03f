import { setImmediate } from 'node:timers/promises';
import { QueryTypes, type Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import { openConnection } from '../files/sqliteConnection';

/**
 * Two equal versions mean that nothing was committed between them, by this process or another:
 * what was read after the first may be answered after the second.
 */
export type DataVersion = {
  /** Asked after the call; calls that arrive while one question is under way share the next. */
  current: () => Promise<string>;
  close: () => Promise<void>;
};

/**
 * The version of a SQLite database: `PRAGMA data_version`, on a connection of its own, because a
 * connection does not count its own commits.
 * @param file the database's path
 */
export async function sqliteDataVersion(file: string): Promise<DataVersion> {
  const connection = await openConnection(file, sqlite3.OPEN_READONLY);
  const statement = connection.prepare('PRAGMA data_version');
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      // `all` runs the statement to its end: half-way through, `get` would hold a read open.
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

/** The version of a PostgreSQL database: which transactions a statement would see. */
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
 * Many callers, one question: an answer is good for all who called before it was asked for. It is
 * asked once the requests that came together have all called.
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
