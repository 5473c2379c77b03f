import type { Database } from '../../db/openDatabase';
import { createRateLimitCounters, isRunning, type Window } from './rateLimitCounters';
import { scaled, type Limit } from './rateLimits';

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

/** Windows kept in memory; those already written are dropped first. */
const MAX_WINDOWS = 20_000;

/**
 * Creates a rate limiter for one database.
 * @param options.factor `RATE_LIMIT_FACTOR`
 * @param options.now called when counting, since a request may be minutes old by then
 */
export function createRateLimiter({
  db,
  factor,
  now,
}: {
  db: Pick<Database, 'models' | 'write'>;
  factor: number;
  now: () => Date;
}): RateLimiter {
  const counters = createRateLimitCounters(db, now);
  const windows = new Map<string, Window>();
  const loading = new Map<string, Promise<Window>>();

  const pointsOf = (limit: Limit) => scaled(limit, factor).points;
  const isFull = ({ points, limit }: Window) => points >= pointsOf(limit);
  const isCurrent = (window: Window) =>
    windows.get(window.bucket) === window && isRunning(window, now());
  const waitOf = ({ resetsAt, limit }: Window) =>
    Math.min(Math.max(1, resetsAt - now().getTime()), limit.windowMs);

  const knownWindow = (use: Use): Window | undefined => {
    const window = windows.get(bucketOf(use));
    return window && isCurrent(window) ? window : undefined;
  };

  const begin = (bucket: string, limit: Limit, counted = {}): Window => {
    const resetsAt = now().getTime() + limit.windowMs;
    const window: Window = { bucket, limit, points: 0, unwritten: 0, resetsAt, ...counted };
    windows.set(bucket, window);
    return window;
  };

  const load = async (bucket: string, limit: Limit): Promise<Window> =>
    begin(bucket, limit, (await counters.load(bucket, limit)) ?? {});

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

  return {
    consume: async (uses, { isDurable } = { isDurable: false }) => {
      const { counted, waitMs } = await count(uses);
      if (!isDurable || waitMs > 0) return waitMs;
      await counters.saveInBatch(counted);
      // Other servers may have exhausted the limit meanwhile.
      const over = counted.find(({ points, limit }) => points > pointsOf(limit));
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
      await counters.remove(buckets);
      for (const bucket of buckets) windows.delete(bucket);
    },

    flush: async () => {
      const running = [...windows.values()].filter((window) => isRunning(window, now()));
      await counters.save(running.filter(({ unwritten }) => unwritten !== 0));
      dropNeedless(windows, now());
      await counters.prune();
    },
  };
}

/** Drops ended windows, and written ones if there are too many. */
function dropNeedless(windows: Map<string, Window>, now: Date): void {
  for (const window of windows.values()) {
    const isNeeded = window.unwritten !== 0 || (window.points > 0 && windows.size <= MAX_WINDOWS);
    if (!isNeeded || !isRunning(window, now)) windows.delete(window.bucket);
  }
}

function bucketOf({ limit, key }: Use): string {
  return `${limit.name}:${key}`;
}
