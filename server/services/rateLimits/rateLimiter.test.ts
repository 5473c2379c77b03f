import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/testApp';
import { createRateLimiter, type RateLimiter } from './rateLimiter';
import { type Limit } from './rateLimits';

const LIMIT: Limit = { name: 'price', points: 3, windowMs: 60_000 };
const OTHER: Limit = { name: 'other', points: 1, windowMs: 60_000 };
const ADDRESS = '192.0.2.1';

describe('the rate limiter', () => {
  let app: TestApp;
  let limiter: RateLimiter;
  let clock: Date;
  beforeEach(async () => {
    app = await startTestApp();
    clock = TEST_NOW;
    limiter = another();
  });
  afterEach(() => app.close());

  const another = (db: Pick<TestApp['db'], 'models' | 'write'> = app.db) =>
    createRateLimiter({ db, factor: 1, now: () => clock });
  const wait = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
  };
  const use = (by = limiter, key = ADDRESS) => by.consume([{ limit: LIMIT, key }]);
  const useNow = (by = limiter, key = ADDRESS) =>
    by.consume([{ limit: LIMIT, key }], { isDurable: true });
  const times = <T>(count: number, work: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, () => work()));
  const stored = async (key = ADDRESS) =>
    (await app.db.models.RateLimitCounter.findByPk(`price:${key}`))?.points;

  it('refuses what is over the limit until the window ends', async () => {
    expect(await times(3, use)).toEqual([0, 0, 0]);
    wait(15_000);
    expect(await use()).toBe(45_000);
    wait(45_000);
    expect(await use()).toBe(0);
  });

  it('counts each of many parallel uses, also in the next window', async () => {
    const granted = (answers: number[]) => answers.filter((waitMs) => waitMs === 0).length;
    expect(granted(await times(10, use))).toBe(3);
    wait(60_000);
    expect(granted(await times(10, use))).toBe(3);
  });

  it('begins a new window when the clock was put back', async () => {
    wait(3_600_000);
    await times(3, use);
    wait(-3_600_000);
    expect(await use()).toBe(0);
  });

  it('keeps a window of a server whose clock is a little ahead', async () => {
    await times(3, useNow);
    wait(-60_000);
    expect(await use(another())).toBe(60_000);
  });

  it('counts addresses separately', async () => {
    await times(3, use);
    expect(await use(limiter, '192.0.2.2')).toBe(0);
  });

  it('counts a use towards several limits or none', async () => {
    const both = [
      { limit: OTHER, key: ADDRESS },
      { limit: LIMIT, key: ADDRESS },
    ];
    expect(await limiter.consume(both)).toBe(0);
    expect(await times(5, () => limiter.consume(both))).toEqual(Array(5).fill(60_000));
    expect([await use(), await use(), await use()]).toEqual([0, 0, 60_000]);
  });

  it('keeps its counts after a restart once they are flushed', async () => {
    await times(2, use);
    await limiter.flush();
    const restarted = another();
    wait(2000);
    expect([await use(restarted), await use(restarted)]).toEqual([0, 58_000]);
  });

  it('keeps durable uses after a restart without a flush, parallel ones too', async () => {
    await times(10, useNow);
    expect(await stored()).toBe(3);
    expect(await use(another())).toBe(60_000);
  });

  it('counts uses of two servers together', async () => {
    const other = another();
    expect([await use(), await use(other)]).toEqual([0, 0]);
    await limiter.flush();
    await other.flush();
    await use();
    await limiter.flush();
    wait(2500);
    expect(await use()).toBeGreaterThan(0);
    expect(await stored()).toBe(3);
  });

  it('refuses a durable use if another server’s uses have exhausted the limit', async () => {
    const other = another();
    await useNow();
    await use(other);
    await times(2, useNow);
    expect(await useNow(other)).toBe(60_000);
  });

  it('writes nothing for refused uses or without any', async () => {
    await limiter.flush();
    expect(await app.db.models.RateLimitCounter.count()).toBe(0);
    let writes = 0;
    const counted = another({
      models: app.db.models,
      write: (work) => {
        writes += 1;
        return app.db.write(work);
      },
    });
    await times(3, () => useNow(counted));
    const before = writes;
    await times(50, () => useNow(counted));
    await counted.flush();
    expect(writes).toBe(before);
  });

  it('writes simultaneous uses together', async () => {
    let writes = 0;
    const counted = another({
      models: app.db.models,
      write: (work) => {
        writes += 1;
        return app.db.write(work);
      },
    });
    await Promise.all(
      Array.from({ length: 100 }, (_none, index) => useNow(counted, `192.0.2.${index}`)),
    );
    expect(writes).toBeLessThan(5);
    expect(await app.db.models.RateLimitCounter.count()).toBe(100);
  });

  it('lets others write between two batches of many counters', async () => {
    for (let index = 0; index < 1000; index += 1)
      await use(limiter, `10.0.${index >> 8}.${index & 255}`);
    const order: string[] = [];
    const flushed = limiter.flush().then(() => order.push('flushed'));
    await app.db.write(async () => order.push('guest'));
    await flushed;
    expect(order).toEqual(['guest', 'flushed']);
    expect(await app.db.models.RateLimitCounter.count()).toBe(1000);
  });

  it('deletes windows that ended', async () => {
    await useNow();
    wait(60_000);
    await limiter.flush();
    expect(await app.db.models.RateLimitCounter.count()).toBe(0);
  });

  it('looks for windows that ended once a minute, and deletes all of them then', async () => {
    const looks = vi.spyOn(app.db.models.RateLimitCounter, 'findOne');
    await limiter.flush();
    looks.mockClear();
    for (let second = 0; second < 59; second += 1) {
      wait(1000);
      await limiter.flush();
    }
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
    await app.db.models.RateLimitCounter.bulkCreate(
      Array.from({ length: 1001 }, (_none, index) => ({
        bucket: `price:${index}`,
        points: 1,
        resetsAt: TEST_NOW,
      })),
    );
    wait(1000);
    await limiter.flush();
    expect(await app.db.models.RateLimitCounter.count()).toBe(0);
  });

  it('keeps its count when it cannot be written, and writes it later', async () => {
    let isBroken = true;
    const broken = another({
      models: app.db.models,
      write: (work) => (isBroken ? Promise.reject(new Error('locked')) : app.db.write(work)),
    });
    await use(broken);
    await expect(broken.flush()).rejects.toThrow('locked');
    await expect(useNow(broken)).rejects.toThrow('locked');
    isBroken = false;
    await broken.flush();
    expect(await stored()).toBe(2);
    expect([await use(broken), await use(broken)]).toEqual([0, 60_000]);
  });

  it('refunds a use, and resets counters', async () => {
    await times(3, useNow);
    limiter.refund([{ limit: LIMIT, key: ADDRESS }]);
    expect([await use(), await use()]).toEqual([0, 60_000]);
    await limiter.reset([{ limit: LIMIT, key: ADDRESS }]);
    expect(await use()).toBe(0);
    expect(await stored()).toBeUndefined();
  });
});
