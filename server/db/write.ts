import { AsyncLocalStorage } from 'node:async_hooks';
import { ConnectionError, TimeoutError, Transaction, type Sequelize } from 'sequelize';
import { unavailable } from '../errors';
import { rollBackAbandoned } from './sequelizeInternals';
import { createSerialisableWrite, isTransientPostgresError } from './postgresWrite';

/** A running write transaction; every query of a write carries it. */
export type Tx = Transaction;

/**
 * Runs `work` in one transaction that sees and keeps out every other write. The
 * work is run again on PostgreSQL when a concurrent write of another server came first, and on SQLite when the disk was
 * full and room was kept for that: it must read inside what it
 * changes (a row read outside remembers the first run's values and would not be saved again)
 * and do nothing besides that cannot be done twice.
 */
export type Write = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** SQLite's words for "not now": another process writes, the disk is full or cannot be written. */
const TRANSIENT_ERROR = /SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN|LOCKED)/;

/** How SQLite says that there is no room; of its log's index it is an error of the file system. */
const DISK_FULL = /SQLITE_(FULL|IOERR)/;

/**
 * The database whose write the running code is inside. One storage for the process: each further one
 * makes every await slower.
 */
const writesTo = new AsyncLocalStorage<Sequelize>();

/**
 * A write that others have kept waiting for so long is refused, in ms: behind a locked database
 * they would wait one after the other, each for the whole of its own patience.
 */
const MAX_QUEUE_MS = 10_000;

/**
 * The only way to write. Within a process writes wait in a queue. SQLite has one writer, and
 * writers that wait inside it starve the holder of threads (measured: 18 of 20 fail after 23 s;
 * queued, none does); on PostgreSQL they would only make each other run again. Other processes
 * are kept out by `BEGIN IMMEDIATE` and the busy timeout, or by serialisable transactions.
 * Nothing slow belongs inside.
 * @param makeRoom gives up what is kept for the time when the disk is full; answers whether there was something
 * @throws AppError 503 when the database stays locked or cannot be written
 */
export function createWrite(
  sequelize: Sequelize,
  makeRoom: () => Promise<boolean> = async () => false,
): Write {
  let tail: Promise<unknown> = Promise.resolve();

  // A query that forgets its transaction would read old data or wait for its own writer.
  sequelize.addHook('beforeQuery', (options: { transaction?: unknown; type?: string }) => {
    if (writesTo.getStore() === sequelize && !options.transaction) {
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
        if (isTransientError(error)) throw unavailable();
        throw error;
      }
    });
    tail = result.catch(() => undefined);
    return result;
  };

  const run =
    sequelize.getDialect() === 'postgres'
      ? createSerialisableWrite(sequelize)
      : createImmediateWrite(sequelize, makeRoom);
  return (work) => inTurn(() => run((tx) => writesTo.run(sequelize, () => work(tx))));
}

function createImmediateWrite(sequelize: Sequelize, makeRoom: () => Promise<boolean>): Write {
  const once: Write = async (work) => {
    try {
      return await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, work);
    } catch (error) {
      await rollBackAbandoned(sequelize);
      throw error;
    }
  };
  return async (work) => {
    try {
      return await once(work);
    } catch (error) {
      const isFull = error instanceof Error && DISK_FULL.test(error.message);
      if (!isFull || !(await makeRoom())) throw error;
      return once(work);
    }
  };
}

/** Whether an error means that the database could not work just now. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return (
    error instanceof Error &&
    (TRANSIENT_ERROR.test(error.message) || isTransientPostgresError(error))
  );
}
