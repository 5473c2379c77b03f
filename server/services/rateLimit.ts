import { Op } from 'sequelize';
import type { WriteContext } from './serviceContext';

/** So many times in a window, for one bucket. */
export type Limit = {
  name: string;
  points: number;
  windowMs: number;
};

const MINUTE_MS = 60_000;

/**
 * Every limit of the product, before `RATE_LIMIT_FACTOR`. Attempts to sign in are written down
 * one by one, the guests' calls are counted by `quickLimits`.
 */
export const RATE_LIMITS = {
  loginPerAccountAndAddress: { name: 'login-account', points: 5, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { name: 'login-address', points: 20, windowMs: 15 * MINUTE_MS },
  enquiry: { name: 'enquiry', points: 10, windowMs: 60 * MINUTE_MS },
  contact: { name: 'contact', points: 10, windowMs: 60 * MINUTE_MS },
  calculatePrice: { name: 'price', points: 120, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

/** The limit with a factor applied; never below one. */
export function scaled(limit: Limit, factor: number): Limit {
  return { ...limit, points: Math.max(1, Math.floor(limit.points * factor)) };
}

/**
 * Counts one use.
 * @param whom who is counted, for example an address
 * @returns 0 when it is within the limit, otherwise the ms until the window ends
 */
export async function consume(
  limit: Limit,
  whom: string,
  { models, tx, now }: WriteContext,
): Promise<number> {
  const bucket = `${limit.name}:${whom}`;
  const row = await models.RateLimit.findByPk(bucket, { transaction: tx });
  if (!row || !isRunning(row.resetsAt, limit, now)) {
    await models.RateLimit.upsert(
      { bucket, points: 1, resetsAt: new Date(now.getTime() + limit.windowMs) },
      { transaction: tx },
    );
    return 0;
  }
  if (row.points >= limit.points) return row.resetsAt.getTime() - now.getTime();
  await row.update({ points: row.points + 1 }, { transaction: tx });
  return 0;
}

/**
 * Whether a window that ends at that moment is under way. One that ends later than a new one
 * would was begun by a clock that has been put back since: it would lock people out for as long.
 */
export function isRunning(resetsAt: Date, { windowMs }: Limit, now: Date): boolean {
  const leftMs = resetsAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= windowMs;
}

/** Gives one use back, or forgets the bucket when `entirely`. */
export async function refund(
  limit: Limit,
  whom: string,
  entirely: boolean,
  { models, tx }: WriteContext,
): Promise<void> {
  const row = await models.RateLimit.findByPk(`${limit.name}:${whom}`, { transaction: tx });
  if (!row) return;
  if (entirely || row.points <= 1) await row.destroy({ transaction: tx });
  else await row.update({ points: row.points - 1 }, { transaction: tx });
}

/** Forgets windows that ended. */
export async function deleteEndedLimits({ models, tx, now }: WriteContext): Promise<number> {
  return models.RateLimit.destroy({ where: { resetsAt: { [Op.lte]: now } }, transaction: tx });
}
