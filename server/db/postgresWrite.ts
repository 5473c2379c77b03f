import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction, type BaseError, type Sequelize } from 'sequelize';
import { discardConnection, releaseConnection } from './sequelizeInternals';

/** Attempts per write; each failed one lost to a concurrent write that succeeded. */
const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 250;

/**
 * Errors after a concurrent write: serialisation failure, deadlock. A duplicate key is retried too: the next attempt
 * sees the other writer's row and reports the conflict properly. If it does not, there was no concurrent write, so few
 * attempts suffice.
 */
const TRIES_AFTER: Readonly<Record<string, number>> = {
  '40001': MAX_TRIES,
  '40P01': MAX_TRIES,
  '23505': 3,
};

/**
 * Transient SQLSTATEs: connection lost (08), concurrent writes (40), disk full or too many connections (53), lock
 * timeout (55P03), cancelled or shutting down (57), I/O (58), read-only stand-by (25006), ended for idling (25P0x).
 */
const TRANSIENT_STATE = /^(08|40|53|57|58)|^(55P03|25006|25P03|25P04)$/;
/** The driver's own messages for a lost connection. */
const TRANSIENT_MESSAGE = /Connection terminated|Query read timeout|not queryable|ECONNRESET|EPIPE/;

/**
 * Runs the work in one serialisable transaction and retries it while concurrent writes win. The pause between attempts
 * grows and is random, so that two losers do not collide again.
 */
export function createSerialisableWrite(sequelize: Sequelize) {
  return async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(sequelize, work);
      } catch (error) {
        if (tries >= (TRIES_AFTER[stateOf(error)] ?? 0)) throw error;
      }
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
      await sleep(longest / 2 + (Math.random() * longest) / 2);
    }
  };
}

export function isTransientPostgresError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return TRANSIENT_STATE.test(stateOf(error)) || TRANSIENT_MESSAGE.test(error.message);
}

/** Sends COMMIT by hand: when a serialisable one fails, Sequelize would discard the sound connection. */
async function attempt<T>(sequelize: Sequelize, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tx = await sequelize.transaction({
    isolationLevel: Transaction.ISOLATION_LEVELS.SERIALIZABLE,
  });
  try {
    const result = await work(tx);
    await sequelize.query('COMMIT', { transaction: tx });
    releaseConnection(tx);
    return result;
  } catch (error) {
    // After a failed COMMIT no transaction is open, and this does no harm.
    await sequelize.query('ROLLBACK', { transaction: tx }).then(
      () => releaseConnection(tx),
      () => discardConnection(tx),
    );
    throw error;
  }
}

/** PostgreSQL's SQLSTATE, or an empty text. */
function stateOf(error: unknown): string {
  // Sequelize wraps the driver's error; the types of its base class do not say so.
  const { original } = error as BaseError & { original?: { code?: unknown } };
  return typeof original?.code === 'string' ? original.code : '';
}
