import { scaled, type Limit } from './rateLimits';
import { Op } from 'sequelize';
import type { Database } from '../../db/openDatabase';
import { CLOCK_SKEW_MS } from './sessionLifetime';

/** @param key what is counted, for example an address */
export type Use = { limit: Limit; key: string };

/**
 * Rate limits shared by all servers of one database. Uses are counted in memory, where parallel requests cannot exceed
 * a limit, and added to the database's counters every ten seconds, or before the response if a restart must not forget
 * them. Rejected uses are neither counted nor written.
 *
 * `rate-limiter-flexible` was considered: its stores write every use, so each price request would wait for the disk.
 */
export type RateLimiter = {
  /**
   * Counts one use of each, or of none if one of them is exhausted.
   * @param options.isDurable resolve only after the use is on disk
   * @returns 0 if all are within their limits, otherwise the ms until one may be used again
   * @throws AppError 503 if a durable use cannot be written
   */
  consume: (uses: readonly Use[], options?: { isDurable: boolean }) => Promise<number>;
  /** Counts one use of a limit that is kept in memory only. @returns 0, or the ms until it may be used again */
  count: (use: Use) => number;
  /** Checks in memory whether one of them is exhausted. @returns 0, or the ms until it may be used again */
  usedUpMs: (uses: readonly Use[]) => number;
  refund: (uses: readonly Use[]) => void;
  /** Resets counters in memory and in the database. */
  reset: (uses: readonly Use[]) => Promise<void>;
  /** Writes new uses to the database; once a minute deletes windows that ended. */
  flush: () => Promise<void>;
};

const MINUTE_MS = 60_000;

/** Counters per transaction; guests' writes run in between. */
const FLUSH_BATCH = 200;
const PRUNE_BATCH = 1000;
const PRUNE_EVERY_MS = MINUTE_MS;
/** Windows kept in memory; those already written are dropped first. */
const MAX_WINDOWS = 20_000;

/** `points` of all servers as far as known; `unwritten` is the part that is only in memory. */
type Window = { bucket: string; limit: Limit; points: number; unwritten: number; resetsAt: number };

/**
 * Creates a rate limiter for one database.
 * @param options.factor `RATE_LIMIT_FACTOR`
 * @param options.now called when counting, since a request may be minutes old by then
 */
export function createRateLimiter({
  db: { models, write },
  factor,
  now,
}: {
  db: Pick<Database, 'models' | 'write'>;
  factor: number;
  now: () => Date;
}): RateLimiter {
  const windows = new Map<string, Window>();
  const loading = new Map<string, Promise<Window>>();

  const isFull = ({ points, limit }: Window) => points >= scaled(limit, factor).points;
  /** A clock running ahead may have begun the window: windows in memory are out of reach of `clockRepair.ts`. */
  const isRunning = (resetsAt: number, { windowMs }: Limit) => {
    const leftMs = resetsAt - now().getTime();
    return leftMs > 0 && leftMs <= windowMs + CLOCK_SKEW_MS;
  };
  const isCurrent = (window: Window) =>
    windows.get(window.bucket) === window && isRunning(window.resetsAt, window.limit);
  const waitOf = ({ resetsAt, limit }: Window) =>
    Math.min(Math.max(1, resetsAt - now().getTime()), limit.windowMs);

  const knownWindow = (use: Use): Window | undefined => {
    const window = windows.get(bucketOf(use));
    return window && isCurrent(window) ? window : undefined;
  };

  const begin = (bucket: string, limit: Limit): Window => {
    const resetsAt = now().getTime() + limit.windowMs;
    const window: Window = { bucket, limit, points: 0, unwritten: 0, resetsAt };
    windows.set(bucket, window);
    return window;
  };

  /** Loads uses counted by other servers or before a restart. */
  const load = async (bucket: string, limit: Limit): Promise<Window> => {
    const row = await models.RateLimitCounter.findByPk(bucket);
    const window = begin(bucket, limit);
    if (row && isRunning(row.resetsAt.getTime(), limit)) {
      window.points = row.points;
      window.resetsAt = row.resetsAt.getTime();
    }
    return window;
  };

  const windowOf = async (use: Use): Promise<Window> => {
    const known = knownWindow(use);
    if (known) return known;
    const bucket = bucketOf(use);
    // Concurrent callers share one load.
    let loaded = loading.get(bucket);
    if (!loaded) {
      loaded = load(bucket, use.limit).finally(() => loading.delete(bucket));
      loading.set(bucket, loaded);
    }
    return loaded;
  };

  /** Counts all or none, without `await` between the last check and counting. */
  const count = async (uses: readonly Use[]): Promise<{ counted: Window[]; waitMs: number }> => {
    for (;;) {
      const opened: Window[] = [];
      for (const use of uses) {
        const window = await windowOf(use);
        if (isFull(window)) return { counted: [], waitMs: waitOf(window) };
        opened.push(window);
      }
      // A window may have ended while the next was loaded.
      if (!opened.every(isCurrent)) continue;
      const full = opened.find(isFull);
      if (full) return { counted: [], waitMs: waitOf(full) };
      for (const window of opened) {
        window.points += 1;
        window.unwritten += 1;
      }
      return { counted: opened, waitMs: 0 };
    }
  };

  let nextSave: { windows: Set<Window>; done: Promise<void> } | null = null;
  let lastSave: Promise<unknown> = Promise.resolve();
  /** Batches uses counted during a save into the next one: one transaction for a flood. */
  const saveInBatch = (counted: readonly Window[]): Promise<void> => {
    if (!nextSave) {
      const windows = new Set<Window>();
      const done = lastSave.then(() => {
        nextSave = null;
        return saveAll([...windows]);
      });
      lastSave = done.catch(() => undefined);
      nextSave = { windows, done };
    }
    for (const window of counted) nextSave.windows.add(window);
    return nextSave.done;
  };

  const saveAll = async (unwritten: readonly Window[]): Promise<void> => {
    for (let at = 0; at < unwritten.length; at += FLUSH_BATCH) {
      await save(unwritten.slice(at, at + FLUSH_BATCH));
    }
  };

  /** Adds the unwritten uses of windows to the database's counters, in one transaction. */
  const save = async (batch: readonly Window[]): Promise<void> => {
    const taken = new Map(batch.map((window) => [window, 0]));
    try {
      const totals = await write(async () => {
        // Read inside the transaction, where writes are serial: another save may have written some.
        for (const window of batch) {
          taken.set(window, (taken.get(window) ?? 0) + window.unwritten);
          window.unwritten = 0;
        }
        const added = batch.filter((window) => taken.get(window));
        if (added.length === 0) return [];
        const rows = await models.RateLimitCounter.findAll({
          where: { bucket: added.map(({ bucket }) => bucket) },
        });
        const stored = new Map(rows.map((row) => [row.bucket, row]));
        const sums = added.map((window) => {
          const row = stored.get(window.bucket);
          const isSame = row !== undefined && isRunning(row.resetsAt.getTime(), window.limit);
          const points = (isSame ? row.points : 0) + (taken.get(window) ?? 0);
          const resetsAt = isSame ? row.resetsAt : new Date(window.resetsAt);
          return { window, bucket: window.bucket, points: Math.max(0, points), resetsAt };
        });
        await models.RateLimitCounter.bulkCreate(
          sums.map(({ bucket, points, resetsAt }) => ({ bucket, points, resetsAt })),
          { updateOnDuplicate: ['points', 'resetsAt'] },
        );
        return sums;
      });
      for (const { window, points, resetsAt } of totals) {
        window.points = points + window.unwritten;
        window.resetsAt = resetsAt.getTime();
      }
    } catch (error) {
      for (const [window, points] of taken) window.unwritten += points;
      throw error;
    }
  };

  let prunedAt: number | null = null;
  const prune = async (): Promise<void> => {
    const time = now().getTime();
    if (prunedAt !== null && Math.abs(time - prunedAt) < PRUNE_EVERY_MS) return;
    const where = { resetsAt: { [Op.lte]: new Date(time) } };
    // One transaction per batch, so that other writes run in between.
    while (await models.RateLimitCounter.findOne({ where, attributes: ['bucket'] })) {
      await write(() => models.RateLimitCounter.destroy({ where, limit: PRUNE_BATCH }));
    }
    prunedAt = time;
  };

  /** Drops ended windows, and written ones if there are too many. */
  const trim = (): void => {
    for (const window of windows.values()) {
      const isNeeded = window.unwritten !== 0 && isRunning(window.resetsAt, window.limit);
      const isUseful = window.points > 0 && windows.size <= MAX_WINDOWS;
      if (!isNeeded && !(isUseful && isRunning(window.resetsAt, window.limit)))
        windows.delete(window.bucket);
    }
  };

  return {
    consume: async (uses, { isDurable } = { isDurable: false }) => {
      const { counted, waitMs } = await count(uses);
      if (!isDurable || waitMs > 0) return waitMs;
      await saveInBatch(counted);
      // Other servers may have exhausted the limit meanwhile.
      const over = counted.find((window) => window.points > scaled(window.limit, factor).points);
      return over ? waitOf(over) : 0;
    },

    count: (use) => {
      const window = knownWindow(use) ?? begin(bucketOf(use), use.limit);
      if (isFull(window)) return waitOf(window);
      window.points += 1;
      return 0;
    },

    usedUpMs: (uses) => {
      for (const use of uses) {
        const window = knownWindow(use);
        if (window && isFull(window)) return waitOf(window);
      }
      return 0;
    },

    refund: (uses) => {
      for (const use of uses) {
        const window = windows.get(bucketOf(use));
        if (!window || window.points === 0) continue;
        window.points -= 1;
        window.unwritten -= 1;
      }
    },

    reset: async (uses) => {
      const buckets = uses.map(bucketOf);
      await write(() => models.RateLimitCounter.destroy({ where: { bucket: buckets } }));
      for (const bucket of buckets) windows.delete(bucket);
    },

    flush: async () => {
      const unwritten = [...windows.values()].filter(
        (window) => window.unwritten !== 0 && isRunning(window.resetsAt, window.limit),
      );
      await saveAll(unwritten);
      trim();
      await prune();
    },
  };
}

function bucketOf({ limit, key }: Use): string {
  return `${limit.name}:${key}`;
}
