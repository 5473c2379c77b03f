import type { OwnerQuote } from '@shared/contract/bookings/ownerBooking';
import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { ErrorBody } from '@shared/contract/error';
import {
  SETTINGS_DEFAULTS,
  type VillaSettings,
  type VillaSettingsInput,
} from '@shared/contract/prices/settings';
import { afterEach, describe, expect, it } from 'vitest';
import { buildOverride, insertBooking } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/testApp';

let app: TestApp;
afterEach(() => app.close());

/** Today is 10 March 2027; stays 1 to 5 April and 9 to 12 April are confirmed. */
async function start(settings: Partial<VillaSettingsInput>): Promise<void> {
  app = await startTestApp({ settings });
  for (const [checkinDate, checkoutDate] of [
    ['2027-04-01', '2027-04-05'],
    ['2027-04-09', '2027-04-12'],
  ] as const) {
    await insertBooking(app, { checkinDate, checkoutDate, status: 'confirmed' });
  }
}
const days = async (startDate: string, endDate: string) =>
  (
    await app.send<AvailabilityDay[]>(
      'GET',
      `/api/availability?startDate=${startDate}&endDate=${endDate}`,
    )
  ).json;
const ask = async (checkinDate: string, checkoutDate: string) => {
  const { status, json } = await app.send<ErrorBody>('POST', '/api/calculate-price', {
    body: { checkinDate, checkoutDate, guestCount: 2, currency: 'EUR' },
  });
  return status === 200 ? 200 : [status, json.message];
};

describe('nights kept free between two stays', () => {
  it('do not exist unless the owner sets them', async () => {
    await start({});
    expect(await ask('2027-04-05', '2027-04-09')).toBe(200);
  });

  it('cannot be booked before and after a stay, and do not say why', async () => {
    await start({ gapNights: 1 });
    expect((await days('2027-03-30', '2027-04-06')).map(({ reason }) => reason ?? 'free')).toEqual([
      'free',
      'blocked',
      'booked',
      'booked',
      'booked',
      'booked',
      'blocked',
      'free',
    ]);
    expect(await ask('2027-04-05', '2027-04-09')).toEqual([
      409,
      'Selected dates overlap with existing bookings. Unavailable: 5 Apr 2027, 8 Apr 2027. Please choose different dates.',
    ]);
    expect(await ask('2027-03-27', '2027-03-31')).toBe(200);
  });

  it('are also kept beside nights of other sites, but not beside the owner’s own blocks', async () => {
    await start({ gapNights: 1 });
    const { models, write } = app.db;
    const now = app.deps.now();
    await write(async () => {
      const feed = await models.ImportedCalendar.create({
        name: 'Other site',
        url: 'https://calendar.example/a.ics',
        clashes: '[]',
        problem: null,
        readAt: null,
        isWaiting: false,
        nextReadAt: now,
        createdAt: now,
      });
      for (const [startDate, feedId] of [
        ['2027-05-10', feed.id],
        ['2027-05-20', null],
      ] as const) {
        const block = await models.Block.create({
          startDate,
          endDate: '2027-05-30',
          note: null,
          feedId,
          createdAt: now,
        });
        await models.HeldNight.create({ night: startDate, blockId: block.id });
      }
    });
    const reasons = await days('2027-05-09', '2027-05-21');
    expect(reasons.filter(({ available }) => !available).map(({ date }) => date)).toEqual([
      '2027-05-09',
      '2027-05-10',
      '2027-05-11',
      '2027-05-20',
    ]);
  });
});

describe('a minimum stay', () => {
  it('keeps a shorter gap from being booked unless it may shrink', async () => {
    await start({ minStayRegular: 5 });
    expect(await ask('2027-04-05', '2027-04-09')).toEqual([
      400,
      'Minimum stay requirement: 5 night(s) during regular season. Please select 5 or more nights.',
    ]);
  });

  it('shrinks to fill such a gap, from its first night to its last', async () => {
    await start({ minStayRegular: 5, fillsGaps: true });
    expect((await days('2027-04-05', '2027-04-06')).map(({ minStay }) => minStay)).toEqual([4, 5]);
    expect(await ask('2027-04-05', '2027-04-09')).toBe(200);
    expect(await ask('2027-04-05', '2027-04-08')).toEqual([
      400,
      'Minimum stay requirement: 4 night(s) for a check-in on 5 Apr 2027. Please select 4 or more nights.',
    ]);
    expect(await ask('2027-04-06', '2027-04-09')).toEqual([
      400,
      'Minimum stay requirement: 5 night(s) during regular season. Please select 5 or more nights.',
    ]);
    // There is no gap after the last stay.
    expect(await ask('2027-04-12', '2027-04-16')).toEqual([
      400,
      'Minimum stay requirement: 5 night(s) during regular season. Please select 5 or more nights.',
    ]);
  });

  it('shrinks to what the nights kept free leave of a gap', async () => {
    await start({ minStayRegular: 5, fillsGaps: true, gapNights: 1 });
    expect(await ask('2027-04-06', '2027-04-08')).toBe(200);
  });

  it('is checked in the same way when an enquiry is stored', async () => {
    await start({ minStayRegular: 5, fillsGaps: true, gapNights: 1 });
    const { status } = await app.send('POST', '/api/booking-enquiry', {
      body: {
        guestName: 'Ana Duarte',
        guestEmail: 'ana@example.pt',
        checkinDate: '2027-04-06',
        checkoutDate: '2027-04-08',
        guestCount: 2,
        currency: 'EUR',
        totalAmount: '1050.00',
      },
    });
    expect(status).toBe(201);
  });
});

it('limits guests to the owner’s longest stay and furthest day', async () => {
  await start({ maxStay: 14, monthsAhead: 6 });
  expect(await ask('2027-05-01', '2027-05-15')).toBe(200);
  expect(await ask('2027-05-01', '2027-05-16')).toEqual([
    400,
    'The longest possible stay is 14 nights. Please choose an earlier check-out.',
  ]);
  expect(await ask('2027-09-10', '2027-09-14')).toBe(200);
  expect(await ask('2027-09-11', '2027-09-15')).toEqual([
    400,
    'Check-in can be at most 6 months ahead. Please choose an earlier date.',
  ]);
});

it('keeps its rules when a client without these fields saves the settings', async () => {
  await start({ gapNights: 2, fillsGaps: true, maxStay: 21, monthsAhead: 18 });
  const cookie = await app.signIn();
  const { gapNights: _a, fillsGaps: _b, maxStay: _c, monthsAhead: _d, ...old } = SETTINGS_DEFAULTS;
  const { json } = await app.send<VillaSettings>('PUT', '/api/villa-settings', {
    cookie,
    body: { ...old, basePrice: '460.00' },
  });
  expect(json).toMatchObject({
    basePrice: '460.00',
    gapNights: 2,
    fillsGaps: true,
    maxStay: 21,
    monthsAhead: 18,
  });
});

describe('a minimum stay that is longer than the longest stay', () => {
  const PLAN = '/api/admin/price-plan';
  const OVERRIDES = '/api/admin/price-overrides';
  const season = (minStay: number) => ({
    name: 'Spring',
    ranges: [{ start: '04-01', end: '05-31' }],
    tier: 'base',
    ownPrice: null,
    minStay,
    arrivalDays: null,
    departureDays: null,
    colour: 'olive',
  });
  const refusal = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
    const cookie = await app.signIn();
    const { status, json } = await app.send<ErrorBody>(method, path, { cookie, body });
    return status < 300 ? status : json.issues;
  };
  const settings = (changes: object) =>
    refusal('PUT', '/api/villa-settings', { ...SETTINGS_DEFAULTS, ...changes });

  it.each([
    ['minStayPeak', 'Minimum stay is longer than the longest stay in Settings, 14 nights.'],
    ['minStayRegular', 'Minimum stay is longer than the longest stay in Settings, 14 nights.'],
  ])('is refused as %s', async (path, message) => {
    await start({ maxStay: 14 });
    expect(await settings({ maxStay: 14, [path]: 15 })).toEqual([
      { path, message: `${message} Please change one of them.` },
    ]);
    expect(await settings({ maxStay: 14, [path]: 14 })).toBe(200);
  });

  it('is refused for a season and for an override', async () => {
    await start({ maxStay: 10 });
    const message =
      'Minimum stay is longer than the longest stay in Settings, 10 nights. Please change one of them.';
    expect(await refusal('PUT', PLAN, { seasons: [season(14)] })).toEqual([
      { path: 'seasons.0.minStay', message },
    ]);
    expect(await refusal('PUT', PLAN, { seasons: [season(10)] })).toBe(200);
    expect(await refusal('POST', OVERRIDES, buildOverride({ minStay: 14 }))).toEqual([
      { path: 'minStay', message },
    ]);
    expect(await refusal('POST', OVERRIDES, buildOverride({ minStay: 10 }))).toBe(201);
    expect(await refusal('POST', OVERRIDES, buildOverride({ minStay: 14, isActive: false }))).toBe(
      201,
    );
    expect(await refusal('PATCH', `${OVERRIDES}/2/toggle`, {})).toEqual([
      { path: 'minStay', message },
    ]);
  });

  it('is reported when the longest stay is shortened', async () => {
    await start({});
    const shorter = (what: string) => [
      {
        path: 'maxStay',
        message: `Longest stay is shorter than ${what}. Please change one of them.`,
      },
    ];
    expect(await settings({ maxStay: 5 })).toEqual(shorter('the peak minimum stay, 7 nights'));
    await refusal('PUT', PLAN, { seasons: [season(14)] });
    expect(await settings({ maxStay: 13 })).toEqual(
      shorter('the minimum stay of the season “Spring”, 14 nights'),
    );
    const override = buildOverride({ minStay: 21 });
    await refusal('POST', OVERRIDES, override);
    expect(await settings({ maxStay: 20 })).toEqual(
      shorter(`the minimum stay of the override “${override.name}”, 21 nights`),
    );
    expect(await settings({ maxStay: 21 })).toBe(200);
  });
});

describe('the owner’s hints', () => {
  const hints = async (checkinDate: string, checkoutDate: string) =>
    (
      await app.send<OwnerQuote>('POST', '/api/admin/quote', {
        cookie: await app.signIn(),
        body: { checkinDate, checkoutDate, guestCount: 2, currency: 'EUR' },
      })
    ).json.hints;

  it('mention nights that are kept free', async () => {
    await start({ gapNights: 1 });
    expect(await hints('2027-04-05', '2027-04-09')).toEqual([
      'Nights kept free between two stays: 5 Apr 2027, 8 Apr 2027.',
    ]);
  });

  it('apply the minimum that shrinks to a gap', async () => {
    await start({ fillsGaps: true, minStayRegular: 5 });
    expect(await hints('2027-04-05', '2027-04-09')).toEqual([]);
    expect(await hints('2027-04-05', '2027-04-08')).toHaveLength(1);
  });

  it('mention the longest stay and the days of the week', async () => {
    await start({ maxStay: 5, minStayPeak: 5 });
    await app.send('POST', '/api/admin/price-overrides', {
      cookie: await app.signIn(),
      body: buildOverride({ startDate: '2027-04-20', endDate: '2027-04-21', arrivalDays: [6] }),
    });
    expect(await hints('2027-04-20', '2027-04-30')).toEqual([
      'The longest possible stay is 5 nights. Please choose an earlier check-out.',
      'Check-in is not possible on 20 Apr 2027, only on Saturday. Please choose another check-in date.',
    ]);
  });
});
