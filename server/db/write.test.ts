import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETTINGS_DEFAULTS } from '@shared/contract/prices/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../env';
import { AppError, verbatim } from '../errors';
import { createLog } from '../log';
import { settingsColumns } from '../services/prices/settings';
import { createTestStore, type TestStore } from '../test/testStore';
import { openDatabase, type Database } from './openDatabase';
import { parseInt8 } from './postgres';

const log = createLog('silent');
const RESETS_AT = new Date('2027-03-10T12:00:00.123Z');
const isPostgres = Boolean(process.env['TEST_DATABASE_URL']);

let dataDir: string;
let store: TestStore;
/** Two servers on one database. */
let one: Database;
let two: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-write-'));
  store = await createTestStore();
  const env = readEnv({ DATA_DIR: dataDir, ...store.env });
  // Concurrently: one migrates, the other waits and finds it done.
  [one, two] = await Promise.all([openDatabase(env, log), openDatabase(env, log)]);
});
afterEach(async () => {
  await one.close();
  await two.close();
  await store.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const insert = (db: Database, bucket: string, points = 0) =>
  db.write((tx) =>
    db.models.RateLimitCounter.create({ bucket, points, resetsAt: RESETS_AT }, { transaction: tx }),
  );

/** Increments what it has read. */
const increase = (db: Database, bucket: string) =>
  db.write(async (tx) => {
    const row = await db.models.RateLimitCounter.findByPk(bucket, { transaction: tx });
    await row?.update({ points: row.points + 1 }, { transaction: tx });
  });

const pointsOf = async (db: Database, bucket: string) =>
  (await db.models.RateLimitCounter.findByPk(bucket))?.points;

describe('write()', () => {
  it('loses no change when two servers read and write the same row at once', async () => {
    await insert(one, 'a');
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => increase(index % 2 === 0 ? one : two, 'a')),
    );
    expect(await pointsOf(two, 'a')).toBe(60);
  });

  it('stores all of a write or nothing', async () => {
    const failing = one.write(async (tx) => {
      await one.models.RateLimitCounter.create(
        { bucket: 'a', points: 1, resetsAt: RESETS_AT },
        { transaction: tx },
      );
      throw new AppError(409, 'stale', verbatim('Too late'));
    });
    await expect(failing).rejects.toMatchObject({ status: 409 });
    expect(await pointsOf(one, 'a')).toBeUndefined();
  });

  it('keeps timestamps to the millisecond and the largest amounts exactly', async () => {
    await insert(one, 'a');
    const settings = settingsColumns(SETTINGS_DEFAULTS);
    await one.write((tx) =>
      one.models.VillaSettings.create(
        { id: 1, ...settings, basePriceCents: Number.MAX_SAFE_INTEGER, updatedAt: RESETS_AT },
        { transaction: tx },
      ),
    );
    expect((await two.models.RateLimitCounter.findByPk('a'))?.resetsAt).toEqual(RESETS_AT);
    expect(await two.models.VillaSettings.findByPk(1, { raw: true })).toMatchObject({
      basePriceCents: Number.MAX_SAFE_INTEGER,
    });
  });

  it('answers 503 when another program keeps the rows locked', async () => {
    await insert(one, 'a');
    let release = () => undefined as void;
    let hasLocked = () => undefined as void;
    const locked = new Promise<void>((resolve) => (hasLocked = resolve));
    const holding = two.write(async (tx) => {
      await two.models.RateLimitCounter.update(
        { points: 7 },
        { where: { bucket: 'a' }, transaction: tx },
      );
      hasLocked();
      await new Promise<void>((resolve) => (release = resolve));
    });
    await locked;
    await expect(increase(one, 'a')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    release();
    await holding;
    await increase(one, 'a');
    expect(await pointsOf(one, 'a')).toBe(8);
  });

  it('answers 503 to a writer that has waited too long in the queue, and continues', async () => {
    let release = () => undefined as void;
    let hasBegun = () => undefined as void;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const holding = one.write(async () => {
      hasBegun();
      await new Promise<void>((resolve) => (release = resolve));
    });
    await begun;
    const waiting = insert(one, 'a');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    release();
    const [, refused] = await Promise.allSettled([holding, waiting]);
    expect(refused).toMatchObject({ reason: { status: 503, code: 'unavailable' } });
    clock.mockRestore();
    await insert(one, 'a');
    expect(await pointsOf(one, 'a')).toBe(0);
  });

  it('includes every query of its own database and none of another', async () => {
    const { seen, elsewhere } = await one.write(async () => {
      await one.models.RateLimitCounter.create({ bucket: 'a', points: 1, resetsAt: RESETS_AT });
      const [rows] = await one.sequelize.query('SELECT bucket FROM rate_limits');
      return { seen: rows, elsewhere: await two.models.RateLimitCounter.count() };
    });
    expect(seen).toEqual([{ bucket: 'a' }]);
    expect(elsewhere).toBe(0);
  });

  it('refuses a query that it started and did not await', async () => {
    let late = Promise.resolve(0);
    await one.write(async () => {
      late = Promise.resolve().then(async () => {
        await new Promise(setImmediate);
        return one.models.RateLimitCounter.count();
      });
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow('a write() that has ended');
  });

  it('refuses a write inside it, which would wait for it, and goes on', async () => {
    await one.write(async () => {
      await expect(one.write(async () => 1)).rejects.toThrow('inside another one');
      await one.models.RateLimitCounter.create({ bucket: 'b', points: 1, resetsAt: RESETS_AT });
    });
    expect(await pointsOf(one, 'b')).toBe(1);
  });
});

it.skipIf(isPostgres)(
  'answers 503 when another program keeps the file locked (SQLite only)',
  async () => {
    let release = () => undefined as void;
    let hasLocked = () => undefined as void;
    const locked = new Promise<void>((resolve) => (hasLocked = resolve));
    const holding = two.write(async () => {
      hasLocked();
      await new Promise<void>((resolve) => (release = resolve));
    });
    await locked;
    await expect(insert(one, 'a')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    release();
    await holding;
    await insert(one, 'a');
    expect(await pointsOf(one, 'a')).toBe(0);
  },
);

// SQLite locks the whole file, so writers wait and none has to retry.
describe.skipIf(!isPostgres)('write() on PostgreSQL (run by npm run test:postgres)', () => {
  /** Commits `conflicting` after a write's first run has read and before it writes. */
  const withConflict = async (
    db: Database,
    conflicting: () => Promise<unknown>,
    work: (points: number) => { bucket: string; points: number },
    every = false,
  ) => {
    let runs = 0;
    const result = db.write(async (tx) => {
      runs += 1;
      const rows = await db.models.RateLimitCounter.findAll({ transaction: tx });
      if (every || runs === 1) await conflicting();
      const points = rows.reduce((sum, row) => sum + row.points, 0);
      await db.models.RateLimitCounter.upsert(
        { ...work(points), resetsAt: RESETS_AT },
        { transaction: tx },
      );
    });
    await result.catch(() => undefined);
    return { runs, result };
  };

  it('runs again when a concurrent write of another server came first', async () => {
    await insert(one, 'a', 1);
    const { runs, result } = await withConflict(
      one,
      () => increase(two, 'a'),
      (points) => ({ bucket: 'a', points: points + 1 }),
    );
    await result;
    expect(runs).toBe(2);
    expect(await pointsOf(two, 'a')).toBe(3);
  });

  it('runs again when another server stored the same key', async () => {
    const { runs, result } = await withConflict(
      one,
      () => insert(two, 'sum', 5),
      (points) => ({ bucket: 'sum', points: points + 1 }),
    );
    await result;
    expect(runs).toBeGreaterThan(1);
    expect(await pointsOf(two, 'sum')).toBe(6);
  });

  it('gives up with 503 if a concurrent write is first every time', async () => {
    await insert(one, 'a', 1);
    const { runs, result } = await withConflict(
      one,
      () => increase(two, 'a'),
      (points) => ({ bucket: 'a', points: points + 1 }),
      true,
    );
    await expect(result).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(runs).toBe(12);
    expect(await pointsOf(two, 'a')).toBe(13);
  });

  it('raises a duplicate key error that no concurrent write explains', async () => {
    await insert(one, 'a');
    await expect(insert(one, 'a')).rejects.toMatchObject({
      name: 'SequelizeUniqueConstraintError',
    });
  });

  it('says what is wrong when the database cannot be reached, and not its password', async () => {
    const env = readEnv({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://villa:very-secret@127.0.0.1:1/villa',
    });
    const opening = openDatabase(env, log);
    await expect(opening).rejects.toThrow('The database villa on 127.0.0.1:1 cannot be used');
    await expect(opening).rejects.not.toThrow('very-secret');
  });
});

it('reads 64-bit integers as numbers, and never rounds one', () => {
  expect(parseInt8('9007199254740991')).toBe(9_007_199_254_740_991);
  expect(() => parseInt8('9007199254740993')).toThrow(RangeError);
});
