import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/testApp';
import { loadPageData } from './pageData';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

it('brings the first two months to the booking page, and to no other', async () => {
  const booking = await loadPageData('/booking', app.deps);
  expect(booking.availability?.map(({ query }) => query.startDate)).toEqual([
    '2027-03-01',
    '2027-04-01',
  ]);
  expect((await loadPageData('/', app.deps)).availability).toEqual([]);
});

it('says that availability is missing when it cannot be read, and brings the rest', async () => {
  await app.db.sequelize.query('DROP TABLE held_nights');
  const booking = await loadPageData('/booking', app.deps);
  expect(booking.availability).toBeNull();
  expect(booking.settings).not.toBeNull();
});
