import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { QueryTypes } from 'sequelize';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertBooking } from '../../test/factories';
import { statementsOf } from '../../test/statements';
import { startTestApp, type TestApp } from '../../test/testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app?.close());

const calendar = () =>
  app.send<OwnerCalendar>('GET', '/api/admin/calendar?startDate=2027-03-28&endDate=2027-05-08', {
    cookie,
  });

it('shows each day as guests see it: nights kept free, reduced minimum stays and weekdays', async () => {
  await app.db.write(() =>
    app.db.models.VillaSettings.update(
      { gapNights: 1, fillsGaps: true, minStayRegular: 5 },
      { where: {} },
    ),
  );
  const { status: saved } = await app.send('PUT', '/api/admin/price-plan', {
    cookie,
    body: {
      seasons: [
        {
          name: 'Saturdays',
          ranges: [{ start: '04-01', end: '04-30' }],
          tier: 'base',
          ownPrice: null,
          minStay: null,
          arrivalDays: null,
          departureDays: [6],
          colour: 'olive',
        },
      ],
    },
  });
  expect(saved).toBe(200);
  await insertBooking(app, {
    checkinDate: '2027-04-05',
    checkoutDate: '2027-04-10',
    status: 'confirmed',
  });
  await insertBooking(app, {
    checkinDate: '2027-04-14',
    checkoutDate: '2027-04-16',
    status: 'confirmed',
  });
  const guests = await app.send<AvailabilityDay[]>(
    'GET',
    '/api/availability?startDate=2027-03-28&endDate=2027-05-08',
  );
  const { json } = await calendar();
  const rules = (days: readonly Partial<AvailabilityDay>[]) =>
    days.map(({ date, reason, minStay, arrivalDays, departureDays }) => ({
      date,
      reason,
      minStay,
      arrivalDays,
      departureDays,
    }));
  expect(rules(json.days)).toEqual(rules(guests.json));
  expect(json.days.slice(13, 17)).toMatchObject([
    { date: '2027-04-10', reason: 'blocked', departureDays: [6] },
    { date: '2027-04-11', minStay: 2 },
    { date: '2027-04-12', minStay: 5 },
    { date: '2027-04-13', reason: 'blocked' },
  ]);
});

/** Inserts this many bookings for the same nights into the database. */
async function insertMany(
  count: number,
  status: BookingStatus,
  checkinDate: string,
  checkoutDate: string,
): Promise<void> {
  const first = await insertBooking(app, { checkinDate, checkoutDate, status });
  const { id: _, reference, ...columns } = first.get({ plain: true });
  await app.db.write(() =>
    app.db.models.Booking.bulkCreate(
      Array.from({ length: count - 1 }, (_, index) => ({
        ...columns,
        reference: `${reference}-${index}`,
      })),
    ),
  );
}

it('is limited in size with 10,000 enquiries for one week, and counts those that it leaves out', async () => {
  await insertMany(10_000, 'enquiry', '2027-04-12', '2027-04-19');
  const { status, text, json } = await calendar();
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(20_000);
  expect(json.bookings).toHaveLength(5);
  expect(json.more).toEqual([
    { startDate: '2027-04-12', endDate: '2027-04-19', pending: 0, enquiries: 9_995 },
  ]);
});

it('lists as many bookings a night as fit, and counts only those that it leaves out', async () => {
  for (const checkinDate of ['2027-04-12', '2027-04-14', '2027-04-16']) {
    for (const status of ['enquiry', 'pending', 'enquiry'] as const) {
      await insertBooking(app, { checkinDate, checkoutDate: '2027-04-17', status });
    }
  }
  await insertMany(5, 'enquiry', '2027-05-01', '2027-05-03');
  const { json } = await calendar();
  // All nine have the last night: the three pending ones and the first two enquiries are listed.
  expect(json.bookings).toHaveLength(5 + 5);
  expect(json.more).toEqual([
    { startDate: '2027-04-14', endDate: '2027-04-17', pending: 0, enquiries: 4 },
  ]);
});

it('never leaves out a confirmed stay, and prefers pending requests and older ones', async () => {
  const nights = ['2027-04-12', '2027-04-15'] as const;
  await insertMany(7, 'enquiry', ...nights);
  await insertMany(3, 'pending', ...nights);
  await insertMany(4, 'cancelled', ...nights);
  await insertMany(1, 'confirmed', ...nights);
  const { json } = await calendar();
  expect(json.bookings.map(({ id, status }) => `${id} ${status}`)).toEqual([
    '1 enquiry',
    '2 enquiry',
    '8 pending',
    '9 pending',
    '10 pending',
    '15 confirmed',
  ]);
  expect(json.more).toEqual([
    { startDate: '2027-04-12', endDate: '2027-04-15', pending: 0, enquiries: 5 },
  ]);
});

it('counts requests without a common night separately', async () => {
  await insertMany(6, 'enquiry', '2027-04-01', '2027-04-03');
  await insertMany(7, 'pending', '2027-04-03', '2027-04-05');
  await insertMany(6, 'enquiry', '2027-04-04', '2027-04-08');
  const { json } = await calendar();
  expect(json.more).toEqual([
    { startDate: '2027-04-01', endDate: '2027-04-03', pending: 0, enquiries: 1 },
    { startDate: '2027-04-03', endDate: '2027-04-08', pending: 2, enquiries: 6 },
  ]);
});

it('reads a year in few statements, all using indexes, with 10,000 bookings in other years', async () => {
  if (app.db.sequelize.getDialect() !== 'sqlite') return;
  await insertMany(10_000, 'cancelled', '2024-04-12', '2024-04-19');
  await insertMany(50, 'confirmed', '2027-04-12', '2027-04-19');
  const { sequelize } = app.db;
  const year = '/api/admin/calendar?startDate=2027-01-01&endDate=2027-12-31';
  const read = async () => expect((await app.send('GET', year, { cookie })).status).toBe(200);
  // Prices are loaded once.
  await read();
  const statements = await statementsOf(read, app.db);
  const selects = statements.filter((sql) => /FROM `(bookings|blocks|price_overrides)`/.test(sql));
  expect(selects).toHaveLength(4);
  for (const sql of selects) {
    const plan = await sequelize.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, {
      type: QueryTypes.SELECT,
    });
    const scans = plan.filter(({ detail }) => /^SCAN (?!CONSTANT)/.test(detail));
    expect(scans.map(({ detail }) => `${detail}: ${sql}`)).toEqual([]);
  }
});
