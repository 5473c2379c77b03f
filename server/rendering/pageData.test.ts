import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOverride, insertBooking } from '../test/factories';
import { startTestApp, type TestApp } from '../test/testApp';
import { loadPageData } from './pageData';
import { PAGE_PATHS } from './publicPages';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

it('loads the months of the calendar for the booking page only', async () => {
  const booking = await loadPageData('/booking', app.deps);
  expect(booking.availability?.map(({ query }) => query.startDate)).toEqual([
    '2027-03-01',
    '2027-04-01',
    '2027-05-01',
  ]);
  expect((await loadPageData('/', app.deps)).availability).toEqual([]);
});

it('says that availability is missing when it cannot be read, and brings the rest', async () => {
  await app.db.sequelize.query('DROP TABLE held_nights');
  const booking = await loadPageData('/booking', app.deps);
  expect(booking.availability).toBeNull();
  expect(booking.settings).not.toBeNull();
});

it('finds the lowest price of a night that a guest can book within a year', async () => {
  const price = async () => (await loadPageData('/', app.deps)).startingPrice;
  const cookie = await app.signIn();
  const override = async (startDate: string, endDate: string, overridePrice: string) => {
    const body = buildOverride({ startDate, endDate, overridePrice });
    expect((await app.send('POST', '/api/admin/price-overrides', { cookie, body })).status).toBe(
      201,
    );
  };
  expect(await price()).toBe('450.00');
  await override('2027-11-02', '2027-11-05', '199.00');
  expect(await price()).toBe('199.00');
  // Not bookable: one night is held, the other too far ahead.
  await override('2027-12-01', '2027-12-01', '99.00');
  await insertBooking(app, {
    checkinDate: '2027-12-01',
    checkoutDate: '2027-12-02',
    status: 'confirmed',
  });
  await override('2028-03-10', '2028-03-12', '89.00');
  expect(await price()).toBe('199.00');
});

it('renders each page once until something changes', async () => {
  const renderings = new Map<string, number>();
  const counted = await startTestApp({
    renderer: {
      ...app.deps.renderer,
      render: async ({ path }) => {
        renderings.set(path, (renderings.get(path) ?? 0) + 1);
        return { status: 200, html: path, styleHashes: [] };
      },
    },
  });
  try {
    const paths = [...PAGE_PATHS];
    for (const path of [...paths, ...paths]) await (await fetch(counted.url + path)).text();
    expect(Object.fromEntries(renderings)).toEqual(
      Object.fromEntries(paths.map((path) => [path, 1])),
    );
  } finally {
    await counted.close();
  }
});
