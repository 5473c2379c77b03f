import { closeSync, openSync, readSync } from 'node:fs';
import { QueryTypes, type Sequelize } from 'sequelize';

/**
 * Two equal answers mean that nothing was committed between them, by this process or another.
 * What was read between them may be kept until the answer changes.
 */
export type DataVersion = {
  current: () => string | Promise<string>;
  /** The same, not even a moment old; `current` may be of the present turn of the event loop. */
  now: () => string | Promise<string>;
  /** To be called after the database's connections are closed, and not before. */
  close: () => void;
};

/** First word of a WAL index in the only format there has been (sqlite.org/walformat.html). */
const WAL_INDEX_FORMAT = 3_007_000;
/** One copy of the index's header, which counts every commit. */
const HEADER_BYTES = 48;

/**
 * The version of a SQLite database in WAL mode. Its index lies in a file that all processes
 * share, so its header can be read in a microsecond, where a query takes a hundred.
 * @param file the database's path
 */
export function sqliteDataVersion(sequelize: Sequelize, file: string): DataVersion {
  const header = openWalIndex(`${file}-shm`);
  if (!header) {
    const ask = async () => {
      const [row] = await sequelize.query<{ data_version: number }>('PRAGMA data_version', {
        type: QueryTypes.SELECT,
      });
      return String(row?.data_version);
    };
    return { current: ask, now: ask, close: () => undefined };
  }
  const now = () => header.read().toString('latin1');
  let thisTurn: string | null = null;
  return {
    // Whoever learned of a commit and asks because of it is heard in a later turn.
    current: () => {
      if (thisTurn === null) {
        thisTurn = now();
        setImmediate(() => (thisTurn = null));
      }
      return thisTurn;
    },
    now,
    close: header.close,
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
  return { current: ask, now: ask, close: () => undefined };
}

/**
 * Opens the index for reading, or `null` where its header cannot be trusted: Windows does not
 * promise that a file and its mapping in memory agree.
 *
 * It must stay open as long as SQLite's connections: closing any handle of a file drops all of
 * the process's POSIX locks on it, SQLite's own as well.
 */
function openWalIndex(file: string): { read: () => Buffer; close: () => void } | null {
  if (process.platform === 'win32') return null;
  const handle = openSync(file, 'r');
  const header = Buffer.alloc(HEADER_BYTES);
  const read = () => {
    readSync(handle, header, 0, HEADER_BYTES, 0);
    return header;
  };
  const word = read();
  const isKnown = [word.readUInt32LE(0), word.readUInt32BE(0)].includes(WAL_INDEX_FORMAT);
  return isKnown ? { read, close: () => closeSync(handle) } : null;
}
