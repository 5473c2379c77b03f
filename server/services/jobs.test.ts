import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insertBooking } from '../test/factories';
import { startTestApp, type TestApp } from '../test/testApp';
import { backupsFolder } from './backups/createBackup';
import { startJobs } from './jobs';
import { settingsIn } from '../test/storedSettings';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** Runs a server for a time, and stops it when started jobs are done. */
async function runFor(ms: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const stop = startJobs(app.deps);
  vi.advanceTimersByTime(ms);
  // Only the schedule is accelerated, not the work.
  const stopped = stop();
  vi.useRealTimers();
  await stopped;
}

const backups = async () => readdir(backupsFolder(app.dataDir)).catch(() => []);
const lastRetention = async () => (await settingsIn(app.db, 'retentionRun'))?.['lastRunDay'];

it('does daily jobs within a minute of the start, for a villa whose server never runs for an hour', async () => {
  await runFor(MINUTE_MS);
  expect(await lastRetention()).toBe('2027-03-10');
  const isFile = app.deps.env.databaseUrl === null;
  expect(await backups()).toEqual(isFile ? ['nightly-2027-03-10.tar'] : []);
});

it('does not do them if the server stops sooner', async () => {
  await runFor(MINUTE_MS / 2);
  expect(await lastRetention()).toBeUndefined();
  expect(await backups()).toEqual([]);
});

it('does not repeat them when the server starts again on the same day', async () => {
  await runFor(MINUTE_MS);
  const first = await backups();
  await insertBooking(app, { checkinDate: '2020-04-12', checkoutDate: '2020-04-15' });
  await runFor(MINUTE_MS);
  expect(await backups()).toEqual(first);
  expect(await app.db.models.Booking.findOne()).toMatchObject({ erasedAt: null });
});
