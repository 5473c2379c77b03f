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

/** SQLite's words for "not now": another process writes, the disk is full or cannot be written. */
const PASSING_FAULT = /SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN|LOCKED)/;

/**
 * A write that others have kept waiting for so long is refused, in ms: behind a locked database
 * they would wait one after the other, each for the whole of its own patience.
 */
const MAX_QUEUE_MS = 10_000;

/**
 * The only way to write. Within a process writes wait in a queue. SQLite has one writer, and
 * rivals that wait inside it starve the holder of threads (measured: 18 of 20 fail after 23 s;
 * queued, none does); on PostgreSQL they would only make each other run again. Other processes
 * are kept out by `BEGIN IMMEDIATE` and the busy timeout, or by serialisable transactions.
 * Nothing slow belongs inside.
 * @throws AppError 503 when the database stays locked or cannot be written
 */
export function createWrite(sequelize: Sequelize): Write {
  const inside = new AsyncLocalStorage<true>();
  let tail: Promise<unknown> = Promise.resolve();

  // A query that forgets its transaction would read old data or wait for its own writer.
  sequelize.addHook('beforeQuery', (options: { transaction?: unknown; type?: string }) => {
    if (inside.getStore() && !options.transaction) {
      throw new Error('A query inside write() must carry its transaction');
    }
  });

  const runOne =
    sequelize.getDialect() === 'postgres'
      ? createSerialisableWrite(sequelize)
      : createImmediateWrite(sequelize);
  const run = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      return await runOne((tx) => inside.run(true, () => work(tx)));
    } catch (error) {
      if (isPassingFault(error)) throw unavailable();
      throw error;
    }
  };

  return (work) => {
    const queuedAt = performance.now();
    const result = tail.then(() => {
      if (performance.now() - queuedAt > MAX_QUEUE_MS) throw unavailable();
      return run(work);
    });
    tail = result.catch(() => undefined);
    return result;
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

/** Whether an error means that the database could not work just now. */
export function isPassingFault(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return (
    error instanceof Error && (PASSING_FAULT.test(error.message) || isPassingPostgresFault(error))
  );
}

/**
 * A failed COMMIT or ROLLBACK can leave the one writer connection inside a transaction, and
 * every later write would fail. Where none is open this answers an error that means nothing.
 */
async function endAbandonedTransaction(sequelize: Sequelize): Promise<void> {
  type Writer = { exec(sql: string, done: () => void): void };
  // The manager that connection.ts set up; typed there.
  const manager = sequelize.connectionManager as unknown as {
    getConnection(options: { uuid: string }): Promise<Writer>;
  };
  const writer = await manager.getConnection({ uuid: 'writer' }).catch(() => null);
  if (writer) await new Promise<void>((resolve) => writer.exec('ROLLBACK', () => resolve()));
}
