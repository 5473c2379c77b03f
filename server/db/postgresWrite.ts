import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction, type BaseError, type Sequelize } from 'sequelize';
import { discardConnection, releaseConnection } from './sequelizeInternals';

/** Tries of one write before it is given up; each loser lost to a concurrent write that got through. */
const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 250;

/**
 * A concurrent write came first: serialisation failure, deadlock. A doubled key counts as well: the
 * next try sees the other writer's row and says what it says to anyone who comes too late. When it does
 * not, no concurrent write is behind it, and others need not wait for more tries.
 */
const TRIES_AFTER: Readonly<Record<string, number>> = {
  '40001': MAX_TRIES,
  '40P01': MAX_TRIES,
  '23505': 3,
};

/**
 * "Not now", by SQLSTATE: connection lost (08), lost to concurrent writes to the end (40), disk full or too
 * many connections (53), lock not free in time (55P03), cancelled or shutting down (57), I/O (58),
 * a stand-by that takes no writes (25006), a transaction that was ended for idling (25P0x).
 */
const TRANSIENT_STATE = /^(08|40|53|57|58)|^(55P03|25006|25P03|25P04)$/;
/** The driver's own words for a connection that broke off. */
const TRANSIENT_MESSAGE = /Connection terminated|Query read timeout|not queryable|ECONNRESET|EPIPE/;

/**
 * Runs the work in one serialisable transaction, again and again while concurrent writes of other servers
 * come first. The pause between tries grows and is uneven, so that two losers part.
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

/** Whether PostgreSQL, or the way to it, could not do it just now. */
export function isTransientPostgresError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return TRANSIENT_STATE.test(stateOf(error)) || TRANSIENT_MESSAGE.test(error.message);
}

/**
 * COMMIT is sent by hand: serialisable transactions fail there in the ordinary run of things,
 * and Sequelize's own would print a warning and throw the sound connection away.
 */
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
    // After a failed COMMIT none is open any more, and this does no harm.
    await sequelize.query('ROLLBACK', { transaction: tx }).then(
      () => releaseConnection(tx),
      () => discardConnection(tx),
    );
    throw error;
  }
}

/** The SQLSTATE that PostgreSQL gave, or nothing. */
function stateOf(error: unknown): string {
  // Sequelize wraps the driver's error; the types of its base class do not say so.
  const { original } = error as BaseError & { original?: { code?: unknown } };
  return typeof original?.code === 'string' ? original.code : '';
}
