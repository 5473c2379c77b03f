import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../env';
import { createLog } from '../log';
import { openDatabase, type Database } from './openDatabase';
import { createReadCache } from './readCache';

const log = createLog('silent');

describe('what is remembered', () => {
  let dataDir: string;
  let db: Database;
  /** The same file, opened by another process as far as SQLite can tell. */
  let other: Database;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'villa-cache-'));
    db = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
    other = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
  });
  afterEach(async () => {
    await other.close();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const addBucket = (database: Database, bucket: string) =>
    database.write((tx) =>
      database.models.RateLimit.create(
        { bucket, points: 1, resetsAt: new Date('2027-03-10T12:00:00Z') },
        { transaction: tx },
      ),
    );
  const countCached = () => db.cache.get('count', () => db.models.RateLimit.count());

  it('is read once while nothing is committed', async () => {
    const load = vi.fn<() => Promise<number>>(() => db.models.RateLimit.count());
    expect(await db.cache.get('count', load)).toBe(0);
    expect(await db.cache.get('count', load)).toBe(0);
    await Promise.all([db.cache.get('count', load), db.cache.get('count', load)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with the very next commit, whoever made it', async () => {
    for (let round = 0; round < 50; round += 1) {
      expect(await countCached()).toBe(2 * round);
      await addBucket(db, `own-${round}`);
      expect(await countCached()).toBe(2 * round + 1);
      await addBucket(other, `other-${round}`);
      expect(await countCached()).toBe(2 * round + 2);
    }
  });

  it('outlives a checkpoint only as what is still true', async () => {
    await addBucket(db, 'a');
    expect(await countCached()).toBe(1);
    await db.sequelize.query('PRAGMA wal_checkpoint(TRUNCATE)');
    await addBucket(other, 'b');
    expect(await countCached()).toBe(2);
  });

  it('is kept through a write that is rolled back', async () => {
    const load = vi.fn<() => Promise<number>>(() => db.models.RateLimit.count());
    await db.cache.get('count', load);
    await db
      .write(async (tx) => {
        await db.models.RateLimit.create(
          { bucket: 'gone', points: 1, resetsAt: new Date() },
          { transaction: tx },
        );
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await db.cache.get('count', load)).toBe(0);
  });
});

describe('the cache', () => {
  it('does not keep what was read while a commit came in between', async () => {
    let version = 'a';
    const cache = createReadCache({ current: () => version });
    const read = cache.get('key', async () => {
      version = 'b';
      return 'torn';
    });
    expect(await read).toBe('torn');
    expect(await cache.get('key', async () => 'whole')).toBe('whole');
  });

  it('does not keep failures', async () => {
    const cache = createReadCache({ current: () => 'a' });
    await expect(
      cache.get('key', async () => {
        throw new Error('down');
      }),
    ).rejects.toThrow('down');
    expect(await cache.get('key', async () => 'up')).toBe('up');
  });

  it('lets nobody peek where the version is told only later, nor asks for it in vain', async () => {
    const current = vi.fn<() => Promise<string>>(async () => 'one');
    const cache = createReadCache({ current });
    expect(await cache.get('a', async () => 1)).toBe(1);
    const asked = current.mock.calls.length;
    expect(cache.peek('a')).toBeUndefined();
    expect(current).toHaveBeenCalledTimes(asked);
  });

  it('forgets the oldest of very many answers', async () => {
    const cache = createReadCache({ current: () => 'a' });
    const load = vi.fn<() => Promise<string>>(async () => 'first');
    await cache.get('first', load);
    for (let index = 0; index < 500; index += 1) {
      await cache.get(String(index), async () => index);
    }
    await cache.get('first', load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
