import { villaDay } from '@shared/domain/date';
import { overrideStatus } from '@shared/domain/prices/overrideStatus';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp';
import { addDemoYear } from './demoYear';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

it('brings sample overrides of every state, which a new database has not', async () => {
  const { models, write } = app.db;
  const now = app.deps.now();
  const today = villaDay(now);
  await write((tx) => addDemoYear({ models, tx, now, today }));
  const states = (await models.PriceOverride.findAll()).map((row) => overrideStatus(row, today));
  expect(new Set(states)).toEqual(new Set(['Expired', 'Active', 'Upcoming']));
});
