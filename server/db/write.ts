import { AsyncLocalStorage } from 'node:async_hooks';
import { ConnectionError, TimeoutError, Transaction, type Sequelize } from 'sequelize';
import { unavailable } from '../errors';
import { noPendingChanges, type PendingChanges, type Writer } from './changes/pendingChanges';
import { giveTransaction, rollBackAbandoned } from './sequelizeInternals';
import { createSerialisableWrite, isTransientPostgresError } from './postgresWrite';

/** A running write transaction. Services ask for it so that they cannot be called outside of one. */
export type Tx = Transaction;

/**
 * Runs `work` in one transaction that excludes every other write. It runs again on PostgreSQL after a conflict with
 * another server's write, and on SQLite after a full disk if reserved space was freed. So `work` must read the rows
 * that it changes (a row read outside keeps the first run's values and would not be saved again) and must have no other
 * side effects.
 * @param writer for the audit log and the live events; by default the server, now
 */
export type Write = <T>(work: (tx: Tx) => Promise<T>, writer?: Writer) => Promise<T>;

/** Transient SQLite errors: another process writes, or the disk is full or not writable. */
const TRANSIENT_ERROR = /SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN|LOCKED)/;

/** SQLite's error for a full disk, which for the index of its log is an I/O error. */
const DISK_FULL = /SQLITE_(FULL|IOERR)/;

export type RunningWrite = {
  sequelize: Sequelize;
  tx: Tx;
  writer: Writer;
  changes: PendingChanges;
  /** Resolves after the commit or rollback. */
  ended: Promise<void>;
  /** Shared by all parts of the write. For `foreign` see `configCache.ts`. */
  state: { isEnded: boolean; foreign?: Promise<unknown> };
  isUnlogged?: boolean;
};

/** The write that the running code belongs to. One storage for the process, since each slows down every await. */
const running = new AsyncLocalStorage<RunningWrite>();

/** Longest wait in the queue, in ms: otherwise each write behind a lock would wait for its full timeout. */
const MAX_QUEUE_MS = 10_000;

/** The write that changes rows of this database; none for an unrelated database or outside of writes. */
export function runningWrite(sequelize: Sequelize | undefined): RunningWrite | null {
  const write = running.getStore();
  return write && write.sequelize === sequelize ? write : null;
}

/** What the running write has changed. @throws Error outside of a write */
export function pendingChanges(): PendingChanges {
  const write = running.getStore();
  if (!write || write.state.isEnded) {
    throw new Error('A change was recorded outside of write()');
  }
  return write.changes;
}

/**
 * Runs a part of a write whose changed rows must not get into the audit log: erased personal data, or rows that one
 * entry describes together. Events are raised as ever.
 */
export function unlogged<T>(work: () => Promise<T>): Promise<T> {
  const write = running.getStore();
  return write ? running.run({ ...write, isUnlogged: true }, work) : work();
}

/**
 * The only way to write. Every query that `work` makes joins its transaction, so `work` must await everything that it
 * starts. Within a process writes are queued. SQLite has one writer, and writers that wait inside it starve the current
 * one of threads (measured: 18 of 20 fail after 23 s; queued, none does); on PostgreSQL they would only cause retries.
 * Other processes are excluded by `BEGIN IMMEDIATE` and the busy timeout, or by serialisable transactions. Keep slow
 * work outside.
 * @param makeRoom frees reserved space if the disk is full; returns false if there was none
 * @param storeChanges runs at the end of each write
 * @throws AppError 503 if the database stays locked or cannot be written
 */
export function createWrite(
  sequelize: Sequelize,
  makeRoom: () => Promise<boolean> = async () => false,
  storeChanges: (changes: PendingChanges, writer: Writer) => Promise<void> = async () => undefined,
): Write {
  let tail: Promise<unknown> = Promise.resolve();

  // A query outside of the transaction would read old data, or wait for its own writer.
  giveTransaction(sequelize, () => {
    const write = runningWrite(sequelize);
    // Its connection may serve somebody else by now.
    if (write?.state.isEnded) throw new Error('A query was started in a write() that has ended');
    return write?.tx;
  });

  /** Starts after all earlier jobs have ended. */
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
  return async (work, writer = { now: new Date() }) => {
    // It would wait for the write that waits for it.
    if (runningWrite(sequelize)?.state.isEnded === false) {
      throw new Error('A write() was started inside another one');
    }
    return inTurn(() => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      return run(async (tx) => {
        const changes = noPendingChanges();
        const state = { isEnded: false };
        try {
          return await running.run({ sequelize, tx, writer, changes, ended, state }, async () => {
            const result = await work(tx);
            await storeChanges(changes, writer);
            return result;
          });
        } finally {
          state.isEnded = true;
        }
      }).finally(end);
    });
  };
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

export function isTransientError(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return (
    error instanceof Error &&
    (TRANSIENT_ERROR.test(error.message) || isTransientPostgresError(error))
  );
}
