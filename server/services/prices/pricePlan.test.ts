import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { ErrorBody } from '@shared/contract/error';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { QuoteJson } from '@shared/contract/prices/price';
import type { PricePlanJson, SeasonJson } from '@shared/contract/prices/season';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEnquiry, buildOverride } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/testApp';
import { putSettings, settingsIn } from '../../test/storedSettings';

const PLAN = '/api/admin/price-plan';
let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const read = async () => (await app.send<PricePlanJson>('GET', PLAN, { cookie })).json;
const save = (seasons: SeasonJson[], updatedAt?: string) =>
  app.send<PricePlanJson & ErrorBody>('PUT', PLAN, { cookie, body: { seasons, updatedAt } });
const season = (overrides: Partial<SeasonJson>): SeasonJson => ({
  name: 'Spring',
  ranges: [{ start: '04-01', end: '05-31' }],
  tier: 'own',
  ownPrice: '480.00',
  minStay: null,
  arrivalDays: null,
  departureDays: null,
  colour: 'olive',
  ...overrides,
});
const days = async (startDate: string, endDate: string) =>
  (
    await app.send<AvailabilityDay[]>(
      'GET',
      `/api/availability?startDate=${startDate}&endDate=${endDate}`,
    )
  ).json;
const price = (checkinDate: string, checkoutDate: string) =>
  app.send<QuoteJson & ErrorBody>('POST', '/api/calculate-price', {
    body: { checkinDate, checkoutDate, guestCount: 2, currency: 'EUR' },
  });

const JUNE = [{ start: '06-01', end: '06-30' }];

describe('the seasons', () => {
  it('keep the readable seasons if one cannot be read', async () => {
    await app.db.write(() =>
      putSettings(app.db, 'pricePlan', {
        seasons: [season({}), season({ name: 'Odd', minStay: 1000 })],
      }),
    );
    const plan = await read();
    expect(plan.seasons.map(({ name }) => name)).toEqual(['Spring']);
    expect(plan.unreadableSeasons).toBe(1);
    // A save neither returns nor loses it.
    const saved = await save([season({ name: 'Summer' }), season({ ranges: JUNE })]);
    expect(saved.json.unreadableSeasons).toBe(1);
    expect(await settingsIn(app.db, 'pricePlan')).toMatchObject({
      seasons: [{ name: 'Summer' }, { name: 'Spring' }, { name: 'Odd', minStay: 1000 }],
    });
    await save([season({})]);
    expect((await days('2027-04-12', '2027-04-12'))[0]?.basePrice).toBe(480);
  });

  it('begin with the specification’s months', async () => {
    const { seasons } = await read();
    expect(seasons.map(({ name, tier, ranges }) => [name, tier, ranges])).toEqual([
      [
        'High season',
        'high',
        [
          { start: '06-01', end: '06-30' },
          { start: '09-01', end: '09-30' },
        ],
      ],
      ['Peak season', 'peak', [{ start: '07-01', end: '08-31' }]],
    ]);
  });

  it('price the guest’s calendar and stays as soon as they are saved', async () => {
    const { seasons } = await read();
    expect((await price('2027-04-12', '2027-04-15')).json.accommodationTotal).toBe(1350);
    expect((await save([...seasons, season({})])).status).toBe(200);
    expect((await days('2027-03-31', '2027-04-01')).map(({ basePrice }) => basePrice)).toEqual([
      450, 480,
    ]);
    const { total, lines } = (await price('2027-04-12', '2027-04-15')).json;
    expect(total).toBe(1590);
    expect(lines).toEqual([
      {
        kind: 'nights',
        quantity: 3,
        rate: 480,
        total: 1440,
        dates: { start: '2027-04-12', end: '2027-04-15' },
      },
      { kind: 'cleaning', quantity: 1, rate: 150, total: 150 },
    ]);
  });

  it('determine the weekdays of arrival and departure, and the minimum stay', async () => {
    await save([season({ minStay: 7, arrivalDays: [6], departureDays: [6, 0] })]);
    // 10 and 17 April 2027 are Saturdays.
    expect((await days('2027-04-12', '2027-04-12'))[0]).toEqual({
      date: '2027-04-12',
      available: true,
      basePrice: 480,
      minStay: 7,
      arrivalDays: [6],
      departureDays: [6, 0],
    });
    expect((await price('2027-04-10', '2027-04-17')).status).toBe(200);
    expect((await price('2027-04-10', '2027-04-18')).status).toBe(200);
    const wrong = await price('2027-04-12', '2027-04-16');
    expect([wrong.status, wrong.json.issues]).toEqual([
      400,
      [
        {
          path: 'checkinDate',
          message:
            'Check-in is not possible on 12 Apr 2027, only on Saturday. Please choose another check-in date.',
        },
        {
          path: 'checkoutDate',
          message:
            'Check-out is not possible on 16 Apr 2027, only on Saturday, Sunday. Please choose another check-out date.',
        },
        {
          path: 'checkoutDate',
          message:
            'Minimum stay requirement: 7 night(s) for a check-in on 12 Apr 2027. Please select 7 or more nights.',
        },
      ],
    ]);
  });

  it.each([
    [
      [season({}), season({ name: 'May', ranges: [{ start: '05-31', end: '06-02' }] })],
      'seasons.1.ranges',
      '“Spring” and “May” overlap on 31/05. Please change one of them.',
    ],
    [[season({}), season({ name: 'SPRING' })], 'seasons.1.name', 'Another season has this name'],
    [[season({ name: ' ' })], 'seasons.0.name', 'Name is required'],
    [[season({ ranges: [] })], 'seasons.0.ranges', 'Please give the season its dates'],
    [
      [season({ ranges: [{ start: '02-30', end: '03-01' }] })],
      'seasons.0.ranges.0.start',
      'Please use a real day: MM-dd of every year, or yyyy-MM-dd of one',
    ],
    [
      [season({ ranges: [{ start: '02-20', end: '2027-03-01' }] })],
      'seasons.0.ranges.0.end',
      'Both days must be of every year, or both of one year',
    ],
    [
      [season({ ranges: [{ start: '2027-03-02', end: '2027-03-01' }] })],
      'seasons.0.ranges.0.end',
      'The last day must be on or after the first day',
    ],
    [[season({ ownPrice: null })], 'seasons.0.ownPrice', 'Price is required'],
    [
      [season({ minStay: 0 })],
      'seasons.0.minStay',
      'Minimum stay must be a whole number of nights from 1 to 90',
    ],
    [
      [season({ arrivalDays: [] })],
      'seasons.0.arrivalDays',
      'Please choose at least one day of the week, or all',
    ],
  ])('refuse %j', async (seasons, path, message) => {
    const before = await app.dump();
    const answer = await save(seasons);
    expect([answer.status, answer.json.issues]).toEqual([400, [{ path, message }]]);
    expect(await app.dump()).toBe(before);
  });

  it('are not saved over another window’s changes', async () => {
    const { seasons, updatedAt } = await read();
    const first = await save([...seasons, season({})], updatedAt);
    expect(first.status).toBe(200);
    const second = await save(seasons, updatedAt);
    expect([second.status, second.json.code]).toEqual([409, 'stale']);
    expect(await read()).toEqual(first.json);
    expect((await save(seasons, first.json.updatedAt)).status).toBe(200);
  });
});

it('keeps the lines of a booking when prices change, and sends an old page the new ones', async () => {
  const sent = await app.send('POST', '/api/booking-enquiry', { body: buildEnquiry() });
  expect(sent.status).toBe(201);
  const stored = async () => (await app.db.models.Booking.findAll())[0]?.priceBreakdown;
  const before = await stored();
  expect(before).toContain('"lines":[{"kind":"nights","quantity":3,"rate":450,"total":1350');
  const { seasons } = await read();
  await save([...seasons, season({})]);
  expect(await stored()).toBe(before);

  const again = await app.send<ErrorBody>('POST', '/api/booking-enquiry', {
    body: buildEnquiry({ guestEmail: 'old-page@example.pt' }),
  });
  expect([again.status, again.json.code]).toEqual([409, 'price_changed']);
  expect(again.json.quote?.lines?.map(({ kind, total }) => [kind, total])).toEqual([
    ['nights', 1440],
    ['cleaning', 150],
  ]);
});

describe('an override', () => {
  const create = (override: Parameters<typeof buildOverride>[0]) =>
    app.send<PriceOverrideJson & ErrorBody>('POST', '/api/admin/price-overrides', {
      cookie,
      body: buildOverride(override),
    });

  it('may have a minimum stay and weekdays, which take precedence over the season’s', async () => {
    const { json } = await create({ minStay: 5, arrivalDays: [6], departureDays: null });
    expect(json).toMatchObject({ minStay: 5, arrivalDays: [6], departureDays: null });
    // 27 March 2027 is a Saturday.
    expect((await days('2027-03-27', '2027-03-27'))[0]).toMatchObject({
      basePrice: 520,
      minStay: 5,
      arrivalDays: [6],
    });
    expect((await price('2027-03-27', '2027-03-31')).json.message).toBe(
      'Minimum stay requirement: 5 night(s) for a check-in on 27 Mar 2027. Please select 5 or more nights.',
    );
    expect((await price('2027-03-27', '2027-04-01')).status).toBe(200);
    expect((await price('2027-03-28', '2027-04-03')).json.message).toContain('only on Saturday');
  });

  it('keeps them when a client without these fields saves it', async () => {
    const { json } = await create({ minStay: 5, arrivalDays: [6] });
    const path = `/api/admin/price-overrides/${json.id}`;
    const changed = await app.send<PriceOverrideJson>('PUT', path, {
      cookie,
      body: buildOverride({ overridePrice: '600.00' }),
    });
    expect(changed.json).toMatchObject({ overridePrice: '600.00', minStay: 5, arrivalDays: [6] });
    const cleared = await app.send<PriceOverrideJson>('PUT', path, {
      cookie,
      body: buildOverride({ minStay: null, arrivalDays: null }),
    });
    expect(cleared.json).toMatchObject({ minStay: null, arrivalDays: null });
  });

  it('refuses rules that make no sense', async () => {
    const answer = await create({ minStay: 91, arrivalDays: [7] });
    expect(answer.json.issues?.map(({ path }) => path)).toEqual(['minStay', 'arrivalDays.0']);
  });

  it('is one of the owner’s hints when the owner books by hand', async () => {
    await create({ minStay: 5, arrivalDays: [6] });
    const { json } = await app.send<{ hints: string[] }>('POST', '/api/admin/quote', {
      cookie,
      body: {
        checkinDate: '2027-03-28',
        checkoutDate: '2027-03-30',
        guestCount: 2,
        currency: 'EUR',
      },
    });
    expect(json.hints).toEqual([
      'Check-in is not possible on 28 Mar 2027, only on Saturday. Please choose another check-in date.',
      'Minimum stay requirement: 5 night(s) for a check-in on 28 Mar 2027. Please select 5 or more nights.',
    ]);
  });
});
