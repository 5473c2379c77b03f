import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../env';
import { createLog } from '../log';
import { openDatabase, type Database } from '../db/openDatabase';
import { createTestStore, type TestStore } from '../test/testStore';
import { createCache, type Cache } from './cache';

const log = createLog('silent');

describe('a cached value', () => {
  let dataDir: string;
  let store: TestStore;
  let db: Database;
  let cache: Cache;
  /** A second connection to the file, like another process. */
  let other: Database;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'villa-cache-'));
    store = await createTestStore();
    const env = readEnv({ DATA_DIR: dataDir, ...store.env });
    db = await openDatabase(env, log);
    cache = createCache(db.version);
    other = await openDatabase(env, log);
  });
  afterEach(async () => {
    await other.close();
    await db.close();
    await store.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const addBucket = (database: Database, bucket: string) =>
    database.write(() =>
      database.models.RateLimitCounter.create({
        bucket,
        points: 1,
        resetsAt: new Date('2027-03-10T12:00:00Z'),
      }),
    );
  const countCached = () => cache.get('count', () => db.models.RateLimitCounter.count());

  // On PostgreSQL its housekeeping and other databases of the cluster count as commits.
  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'is read once while nothing is committed (SQLite: a cluster of PostgreSQL commits by itself)',
    async () => {
      const load = vi.fn<() => Promise<number>>(() => db.models.RateLimitCounter.count());
      expect(await cache.get('count', load)).toBe(0);
      expect(await cache.get('count', load)).toBe(0);
      await Promise.all([cache.get('count', load), cache.get('count', load)]);
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('is invalidated by the next commit from any connection', async () => {
    for (let round = 0; round < 50; round += 1) {
      expect(await countCached()).toBe(2 * round);
      await addBucket(db, `own-${round}`);
      expect(await countCached()).toBe(2 * round + 1);
      await addBucket(other, `other-${round}`);
      expect(await countCached()).toBe(2 * round + 2);
    }
  });

  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'outlives a checkpoint only as what is still true (SQLite only)',
    async () => {
      await addBucket(db, 'a');
      expect(await countCached()).toBe(1);
      await db.sequelize.query('PRAGMA wal_checkpoint(TRUNCATE)');
      await addBucket(other, 'b');
      expect(await countCached()).toBe(2);
    },
  );

  it('is kept through a write that is rolled back', async () => {
    const load = vi.fn<() => Promise<number>>(() => db.models.RateLimitCounter.count());
    await cache.get('count', load);
    await db
      .write(async () => {
        await db.models.RateLimitCounter.create({
          bucket: 'gone',
          points: 1,
          resetsAt: new Date(),
        });
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await cache.get('count', load)).toBe(0);
  });
});

describe('the cache', () => {
  const steady = { current: async () => 'a' };

  it('does not keep what was loaded while a commit came in between', async () => {
    let version = 'a';
    const cache = createCache({ current: async () => version });
    const read = cache.get('key', async () => {
      version = 'b';
      return 'torn';
    });
    expect(await read).toBe('torn');
    expect(await cache.get('key', async () => 'whole')).toBe('whole');
  });

  it('does not keep failures, and rejects all waiting callers', async () => {
    const cache = createCache(steady);
    const failing = () =>
      cache.get('key', async () => {
        throw new Error('down');
      });
    const outcomes = await Promise.allSettled([failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.find('key')).toBeUndefined();
    expect(await cache.get('key', async () => 'up')).toBe('up');
  });

  it('finds what is cached and valid without loading', async () => {
    let version = 'a';
    const current = vi.fn<() => Promise<string>>(async () => version);
    const cache = createCache({ current });
    expect(await cache.find('key')).toBeUndefined();
    expect(current).not.toHaveBeenCalled();
    await cache.get('key', async () => 1);
    expect(await cache.find('key')).toBe(1);
    version = 'b';
    expect(await cache.find('key')).toBeUndefined();
  });

  it('does not keep values that their loader marks as provisional', async () => {
    const cache = createCache(steady);
    expect(await cache.get('key', async () => 'half', { isKept: () => false })).toBe('half');
    expect(await cache.find('key')).toBeUndefined();
  });

  it('stays within its byte limit, and evicts the least recently used entry first', async () => {
    const cache = createCache(steady, { maxBytes: 80_000 });
    const put = (key: string) => cache.get(key, async () => key, { bytesOf: () => 10_000 });
    for (let index = 0; index < 8; index += 1) await put(String(index));
    await cache.find('0');
    await put('8');
    await put('9');
    const kept: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      const value = await cache.find<string>(String(index));
      if (value !== undefined) kept.push(value);
    }
    expect(kept).toEqual(['0', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('does not let one value push all others out', async () => {
    const cache = createCache(steady, { maxBytes: 80_000 });
    await cache.get('small', async () => 1);
    expect(await cache.get('large', async () => 2, { bytesOf: () => 10_001 })).toBe(2);
    expect([await cache.find('small'), await cache.find('large')]).toEqual([1, undefined]);
  });

  it('cannot be grown by endless new keys', async () => {
    const cache = createCache(steady, { maxBytes: 1024 * 100 });
    for (let index = 0; index < 1000; index += 1)
      await cache.get(`key ${index}`, async () => index);
    let kept = 0;
    for (let index = 0; index < 1000; index += 1) {
      if ((await cache.find(`key ${index}`)) !== undefined) kept += 1;
    }
    expect(kept).toBe(100);
  });
});
