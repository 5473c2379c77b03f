import type { Database } from '../db/openDatabase';
import { isRunning, type Limit } from './rateLimit';

/**
 * Limits of the guests' calls, where writing each use down would cost as much as the call. Uses are counted in memory and
 * added to the database's counters every second, so that they hold over a restart and among
 * several servers, give or take the uses of one second.
 */
export type QuickLimits = {
  /** Counts one use. @returns 0 when it is within the limit, otherwise the ms until the window ends */
  consume: (limit: Limit, whom: string, now: Date) => Promise<number>;
  /** Writes what was counted since the last time. */
  flush: (now: Date) => Promise<void>;
};

/** `points` of all servers as far as known, `unwritten` of them only here. */
type Count = { limit: Limit; points: number; unwritten: number; resetsAt: Date };

/** Limits over one database. */
export function createQuickLimits({
  models,
  write,
}: Pick<Database, 'models' | 'write'>): QuickLimits {
  const counts = new Map<string, Promise<Count>>();

  /** What an earlier start, or another server, counted of a window that still runs. */
  const load = async (bucket: string, limit: Limit, now: Date): Promise<Count> => {
    const row = await models.RateLimit.findByPk(bucket);
    return row && isRunning(row.resetsAt, limit, now)
      ? { limit, points: row.points, unwritten: 0, resetsAt: row.resetsAt }
      : { limit, points: 0, unwritten: 0, resetsAt: new Date(now.getTime() + limit.windowMs) };
  };

  const current = async (bucket: string, limit: Limit, now: Date): Promise<Count> => {
    const known = counts.get(bucket);
    if (known) {
      const count = await known;
      if (isRunning(count.resetsAt, limit, now)) return count;
      // Only the first of those who saw it end begins a new one.
      if (counts.get(bucket) === known) counts.delete(bucket);
      return current(bucket, limit, now);
    }
    const loading = load(bucket, limit, now);
    counts.set(bucket, loading);
    loading.catch(() => counts.delete(bucket));
    return loading;
  };

  return {
    consume: async (limit, whom, now) => {
      const count = await current(`${limit.name}:${whom}`, limit, now);
      if (count.points >= limit.points) return count.resetsAt.getTime() - now.getTime();
      count.points += 1;
      count.unwritten += 1;
      return 0;
    },

    flush: async (now) => {
      const running: { bucket: string; count: Count; added: number }[] = [];
      for (const [bucket, loading] of counts) {
        const count = await loading;
        if (!isRunning(count.resetsAt, count.limit, now)) counts.delete(bucket);
        else if (count.unwritten > 0) running.push({ bucket, count, added: count.unwritten });
      }
      if (running.length === 0) return;
      const written = await write(async (tx) => {
        const totals: { points: number; resetsAt: Date }[] = [];
        for (const { bucket, count, added } of running) {
          const row = await models.RateLimit.findByPk(bucket, { transaction: tx });
          const total =
            row && isRunning(row.resetsAt, count.limit, now)
              ? { points: row.points + added, resetsAt: row.resetsAt }
              : { points: added, resetsAt: count.resetsAt };
          await models.RateLimit.upsert({ bucket, ...total }, { transaction: tx });
          totals.push(total);
        }
        return totals;
      });
      running.forEach(({ count, added }, index) => {
        const total = written[index];
        if (!total) return;
        // Uses that came meanwhile stay to be written.
        count.unwritten -= added;
        count.points = total.points + count.unwritten;
        count.resetsAt = total.resetsAt;
      });
    },
  };
}
