import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../test/testApp';
import { createQuickLimits, type QuickLimits } from './quickLimits';
import type { Limit } from './rateLimit';

const LIMIT: Limit = { name: 'price', points: 3, windowMs: 60_000 };
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);

describe('quick limits', () => {
  let app: TestApp;
  let limits: QuickLimits;
  beforeEach(async () => {
    app = await startTestApp();
    limits = createQuickLimits(app.db);
  });
  afterEach(() => app.close());

  const use = (now = TEST_NOW, by = limits) => by.consume(LIMIT, '192.0.2.1', now);

  it('refuse what is over the limit until the window ends', async () => {
    expect([await use(), await use(), await use()]).toEqual([0, 0, 0]);
    expect(await use(later(15_000))).toBe(45_000);
    expect(await use(later(60_000))).toBe(0);
  });

  it('count each use of many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => use()));
    expect(answers.filter((waitMs) => waitMs === 0)).toHaveLength(3);
    const next = await Promise.all(Array.from({ length: 10 }, () => use(later(60_000))));
    expect(next.filter((waitMs) => waitMs === 0)).toHaveLength(3);
  });

  it('begin anew when the clock was put back', async () => {
    await Promise.all([use(later(3_600_000)), use(later(3_600_000)), use(later(3_600_000))]);
    expect(await use()).toBe(0);
  });

  it('count addresses apart', async () => {
    await Promise.all([use(), use(), use()]);
    expect(await limits.consume(LIMIT, '192.0.2.2', TEST_NOW)).toBe(0);
  });

  it('hold over a restart once they are written down', async () => {
    await Promise.all([use(), use()]);
    await limits.flush(later(1000));
    const restarted = createQuickLimits(app.db);
    expect(await use(later(2000), restarted)).toBe(0);
    expect(await use(later(2000), restarted)).toBe(58_000);
  });

  it('add up over two servers', async () => {
    const other = createQuickLimits(app.db);
    expect([await use(), await use(TEST_NOW, other)]).toEqual([0, 0]);
    await limits.flush(later(1000));
    await other.flush(later(1000));
    await use(later(1500));
    await limits.flush(later(2000));
    expect(await use(later(2500))).toBeGreaterThan(0);
    const row = await app.db.models.RateLimit.findByPk('price:192.0.2.1');
    expect(row?.points).toBe(3);
  });

  it('write nothing when nothing was counted', async () => {
    const written = () => app.db.models.RateLimit.count();
    await limits.flush(TEST_NOW);
    await use();
    await limits.flush(later(60_000));
    expect(await written()).toBe(0);
  });

  it('keep their count when it cannot be written', async () => {
    await use();
    const broken = createQuickLimits({
      models: app.db.models,
      write: () => Promise.reject(new Error('locked')),
    });
    await broken.consume(LIMIT, '192.0.2.9', TEST_NOW);
    await expect(broken.flush(later(1000))).rejects.toThrow('locked');
    await broken.consume(LIMIT, '192.0.2.9', TEST_NOW);
    await broken.consume(LIMIT, '192.0.2.9', TEST_NOW);
    expect(await broken.consume(LIMIT, '192.0.2.9', TEST_NOW)).toBeGreaterThan(0);
  });
});
