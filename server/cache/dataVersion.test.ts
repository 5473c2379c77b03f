import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../env';
import { createLog } from '../log';
import { createTestStore, type TestStore } from '../test/testStore';
import { openDatabase, type Database } from '../db/openDatabase';

const log = createLog('silent');

let dataDir: string;
let store: TestStore;
let one: Database;
let other: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'villa-version-'));
  store = await createTestStore();
  const env = readEnv({ DATA_DIR: dataDir, ...store.env });
  one = await openDatabase(env, log);
  other = await openDatabase(env, log);
});
afterEach(async () => {
  await one.close();
  await other.close();
  await store.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const commit = (db: Database, bucket: string) =>
  db.write(() =>
    db.models.RateLimitCounter.create({
      bucket,
      points: 1,
      resetsAt: new Date('2027-03-10T12:00:00Z'),
    }),
  );

it('changes with every commit from any connection, and only then', async () => {
  const versions = [await one.version.current()];
  for (const db of [one, other, one]) {
    await commit(db, `bucket ${versions.length}`);
    versions.push(await one.version.current());
    await one.models.RateLimitCounter.findAll();
    expect(await one.version.current()).toBe(versions.at(-1));
  }
  expect(new Set(versions).size).toBe(4);
});

it('returns to concurrent callers a version no older than their call', async () => {
  const before = await one.version.current();
  const early = one.version.current();
  const rounds = Array.from({ length: 20 }, async (_, round) => {
    await commit(other, `round ${round}`);
    return one.version.current();
  });
  await early;
  expect(new Set([before, ...(await Promise.all(rounds))]).size).toBeGreaterThan(1);
  await commit(other, 'last');
  const last = await Promise.all([one.version.current(), one.version.current()]);
  expect(last[0]).toBe(last[1]);
  expect(last[0]).toBe(await one.version.current());
});
