import { Op } from 'sequelize';
import type { Database } from '../../db/openDatabase';
import type { Limit } from './rateLimits';
import { CLOCK_SKEW_MS } from '../clockSkew';

/** `points` of all servers as far as known; `unwritten` is the part that is only in memory. */
export type Window = {
  bucket: string;
  limit: Limit;
  points: number;
  unwritten: number;
  resetsAt: number;
};

/** The counters that all servers of one database share. */
export type RateLimitCounters = {
  /** @returns uses counted by other servers or before a restart; `null` without a running window */
  load: (bucket: string, limit: Limit) => Promise<Pick<Window, 'points' | 'resetsAt'> | null>;
  /** Adds the windows' unwritten uses to the counters and sets their points to the sum. */
  save: (windows: readonly Window[]) => Promise<void>;
  /** As `save`, batching what is counted during a save into the next one: one transaction for a flood. */
  saveInBatch: (windows: readonly Window[]) => Promise<void>;
  remove: (buckets: readonly string[]) => Promise<void>;
  /** Once a minute deletes windows that ended. */
  prune: () => Promise<void>;
};

/** Counters per transaction; guests' writes run in between. */
const SAVE_BATCH = 200;
const PRUNE_BATCH = 1000;
const PRUNE_EVERY_MS = 60_000;

/** A clock running ahead may have begun the window: windows in memory are out of reach of `clockRepair.ts`. */
export function isRunning(
  { limit, resetsAt }: Pick<Window, 'limit' | 'resetsAt'>,
  now: Date,
): boolean {
  const leftMs = resetsAt - now.getTime();
  return leftMs > 0 && leftMs <= limit.windowMs + CLOCK_SKEW_MS;
}

export function createRateLimitCounters(
  { models: { RateLimitCounter }, write }: Pick<Database, 'models' | 'write'>,
  now: () => Date,
): RateLimitCounters {
  /** @returns each window's sum, once it is written */
  const addAll = async (added: ReadonlyMap<Window, number>) => {
    const rows = await RateLimitCounter.findAll({
      where: { bucket: [...added.keys()].map(({ bucket }) => bucket) },
    });
    const stored = new Map(rows.map((row) => [row.bucket, row]));
    const sums = [...added].map(([window, uses]) => {
      const { bucket, limit } = window;
      const row = stored.get(bucket);
      const isSame = row && isRunning({ limit, resetsAt: row.resetsAt.getTime() }, now());
      const points = Math.max(0, (isSame ? row.points : 0) + uses);
      const resetsAt = isSame ? row.resetsAt : new Date(window.resetsAt);
      return { window, bucket, points, resetsAt };
    });
    await RateLimitCounter.bulkCreate(
      sums.map(({ bucket, points, resetsAt }) => ({ bucket, points, resetsAt })),
      { updateOnDuplicate: ['points', 'resetsAt'] },
    );
    return sums;
  };

  const saveBatch = async (batch: readonly Window[]): Promise<void> => {
    const taken = new Map(batch.map((window) => [window, 0]));
    try {
      const sums = await write(async () => {
        // Read inside the transaction, where writes are serial: another save may have written some.
        for (const window of batch) {
          taken.set(window, (taken.get(window) ?? 0) + window.unwritten);
          window.unwritten = 0;
        }
        const added = new Map([...taken].filter(([, uses]) => uses !== 0));
        return added.size === 0 ? [] : addAll(added);
      });
      for (const { window, points, resetsAt } of sums) {
        window.points = points + window.unwritten;
        window.resetsAt = resetsAt.getTime();
      }
    } catch (error) {
      for (const [window, uses] of taken) window.unwritten += uses;
      throw error;
    }
  };

  const save = async (windows: readonly Window[]): Promise<void> => {
    for (let at = 0; at < windows.length; at += SAVE_BATCH) {
      await saveBatch(windows.slice(at, at + SAVE_BATCH));
    }
  };

  let next: { windows: Set<Window>; done: Promise<void> } | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let prunedAt: number | null = null;
  return {
    load: async (bucket, limit) => {
      const row = await RateLimitCounter.findByPk(bucket);
      const resetsAt = row?.resetsAt.getTime() ?? 0;
      return row && isRunning({ limit, resetsAt }, now()) ? { points: row.points, resetsAt } : null;
    },
    save,
    saveInBatch: (counted) => {
      if (!next) {
        const windows = new Set<Window>();
        const done = last.then(() => {
          next = null;
          return save([...windows]);
        });
        last = done.catch(() => undefined);
        next = { windows, done };
      }
      for (const window of counted) next.windows.add(window);
      return next.done;
    },
    remove: async (buckets) => {
      await write(() => RateLimitCounter.destroy({ where: { bucket: [...buckets] } }));
    },
    prune: async () => {
      const time = now().getTime();
      if (prunedAt !== null && Math.abs(time - prunedAt) < PRUNE_EVERY_MS) return;
      const where = { resetsAt: { [Op.lte]: new Date(time) } };
      // One transaction per batch, so that other writes run in between.
      while (await RateLimitCounter.findOne({ where, attributes: ['bucket'] })) {
        await write(() => RateLimitCounter.destroy({ where, limit: PRUNE_BATCH }));
      }
      prunedAt = time;
    },
  };
}
