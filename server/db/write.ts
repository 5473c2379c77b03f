import { AsyncLocalStorage } from 'node:async_hooks';
import { ConnectionError, TimeoutError, Transaction, type Sequelize } from 'sequelize';
import { unavailable } from '../errors';
import { createSerialisableWrite, isPassingPostgresFault } from './postgresWrite';

/** A running write transaction; every query of a write carries it. */
export type Tx = Transaction;

/**
 * Runs `work` in one transaction that sees and keeps out every other write. On PostgreSQL the
 * work is run again when a rival on another server came first: it must read inside what it
 * changes (a row read outside remembers the first run's values and would not be saved again)
 * and do nothing besides that cannot be done twice.
 */
export type Write = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Gives `work` its turn among the writes, with the connection that writes: `run` sends it a whole
 * transaction, from `BEGIN IMMEDIATE` to `COMMIT`, as one text, where each statement of a `write()`
 * is a journey through the model layer of its own. Whatever goes wrong in it is rolled back.
 * Rivals in other processes are kept out from `BEGIN` on and no earlier.
 */
export type WriteScript = <T>(
  work: (run: (sql: string) => Promise<void>) => Promise<T>,
) => Promise<T>;

export type Writes = {
  write: Write;
  /** `null` on PostgreSQL. */
  writeScript: WriteScript | null;
};

/** The driver's connection that all writes to SQLite share. */
type Writer = { exec(sql: string, done: (error: Error | null) => void): void };

/** SQLite's words for "not now": another process writes, the disk is full or cannot be written. */
const PASSING_FAULT = /SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN|LOCKED)/;

/**
 * A write that others have kept waiting for so long is refused, in ms: behind a locked database
 * they would wait one after the other, each for the whole of its own patience.
 */
const MAX_QUEUE_MS = 10_000;

/**
 * The only ways to write. Within a process writes wait in a queue. SQLite has one writer, and
 * rivals that wait inside it starve the holder of threads (measured: 18 of 20 fail after 23 s;
 * queued, none does); on PostgreSQL they would only make each other run again. Other processes
 * are kept out by `BEGIN IMMEDIATE` and the busy timeout, or by serialisable transactions.
 * Nothing slow belongs inside.
 * @throws AppError 503 when the database stays locked or cannot be written
 */
export function createWrites(sequelize: Sequelize): Writes {
  const inside = new AsyncLocalStorage<true>();
  let tail: Promise<unknown> = Promise.resolve();

  // A query that forgets its transaction would read old data or wait for its own writer.
  sequelize.addHook('beforeQuery', (options: { transaction?: unknown; type?: string }) => {
    if (inside.getStore() && !options.transaction) {
      throw new Error('A query inside write() must carry its transaction');
    }
  });

  /** Begins when every job before it has ended. */
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const queuedAt = performance.now();
    const result = tail.then(async () => {
      if (performance.now() - queuedAt > MAX_QUEUE_MS) throw unavailable();
      try {
        return await job();
      } catch (error) {
        if (isPassingFault(error)) throw unavailable();
        throw error;
      }
    });
    tail = result.catch(() => undefined);
    return result;
  };

  const isPostgres = sequelize.getDialect() === 'postgres';
  const run = isPostgres ? createSerialisableWrite(sequelize) : createImmediateWrite(sequelize);
  return {
    write: (work) => inTurn(() => run((tx) => inside.run(true, () => work(tx)))),
    writeScript: isPostgres
      ? null
      : (work) => inTurn(() => work((sql) => runScript(sequelize, sql))),
  };
}

function createImmediateWrite(sequelize: Sequelize): Write {
  return async (work) => {
    try {
      return await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, work);
    } catch (error) {
      await endAbandonedTransaction(sequelize);
      throw error;
    }
  };
}

async function runScript(sequelize: Sequelize, sql: string): Promise<void> {
  try {
    await exec(await writerOf(sequelize), sql);
  } catch (error) {
    await endAbandonedTransaction(sequelize);
    throw error;
  }
}

/** Whether an error means that the database could not work just now. */
export function isPassingFault(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return (
    error instanceof Error && (PASSING_FAULT.test(error.message) || isPassingPostgresFault(error))
  );
}

/**
 * A failed COMMIT, ROLLBACK or script can leave the one writer connection inside a transaction, and
 * every later write would fail. Where none is open this answers an error that means nothing.
 */
async function endAbandonedTransaction(sequelize: Sequelize): Promise<void> {
  const writer = await writerOf(sequelize).catch(() => null);
  if (writer) await exec(writer, 'ROLLBACK').catch(() => undefined);
}

function writerOf(sequelize: Sequelize): Promise<Writer> {
  // The manager that connection.ts set up; typed there.
  const manager = sequelize.connectionManager as unknown as {
    getConnection(options: { uuid: string }): Promise<Writer>;
  };
  return manager.getConnection({ uuid: 'writer' });
}

function exec(writer: Writer, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    writer.exec(sql, (error) => (error ? reject(error) : resolve()));
  });
}
