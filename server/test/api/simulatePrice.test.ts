import type { QuoteJson } from '@shared/contract/prices/price';
import type { Simulation } from '@shared/contract/prices/simulate';
import { addDays } from '@shared/domain/date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOverride, insertBooking } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const STAY = {
  checkinDate: '2027-05-28',
  checkoutDate: '2027-06-06',
  guestCount: 2,
  currency: 'EUR',
};
const simulate = async (body: object = {}) => {
  const answer = await app.send<Simulation>('POST', '/api/admin/simulate-price', {
    body: { ...STAY, ...body },
    cookie,
  });
  expect(answer.status).toBe(200);
  return answer.json;
};
const calculate = (body: object = {}) =>
  app.send<QuoteJson & { message: string; code: string }>('POST', '/api/calculate-price', {
    body: { ...STAY, ...body },
  });
const override = (part: Parameters<typeof buildOverride>[0]) =>
  app.send('POST', '/api/admin/price-overrides', { body: buildOverride(part), cookie });

describe('the simulator', () => {
  it('says of each night which rule sets its price', async () => {
    await override({
      name: 'Festival',
      startDate: '2027-06-02',
      endDate: '2027-06-03',
      overridePrice: '700',
    });
    await override({
      name: 'Off',
      startDate: '2027-05-28',
      endDate: '2027-06-09',
      isActive: false,
    });
    const { nights, quote, issues } = await simulate();
    expect(nights).toEqual([
      {
        start: '2027-05-28',
        end: '2027-06-01',
        nights: 4,
        basePrice: '450.00',
        rate: 450,
        total: 1800,
        source: { kind: 'base' },
      },
      {
        start: '2027-06-01',
        end: '2027-06-02',
        nights: 1,
        basePrice: '550.00',
        rate: 550,
        total: 550,
        source: { kind: 'season', name: 'High season', tier: 'high' },
      },
      {
        start: '2027-06-02',
        end: '2027-06-04',
        nights: 2,
        basePrice: '700.00',
        rate: 700,
        total: 1400,
        source: { kind: 'override', id: 1, name: 'Festival' },
      },
      expect.objectContaining({ start: '2027-06-04', nights: 2, total: 1100 }),
    ]);
    expect(quote?.accommodationTotal).toBe(4850);
    expect(quote?.total).toBe(5000);
    expect(issues).toEqual([]);
  });

  it('answers what calculate-price answers, in each currency', async () => {
    await app.send('PUT', '/api/price-terms', {
      body: { discounts: [{ name: 'Week', kind: 'lengthOfStay', threshold: 7, percent: 10 }] },
      cookie,
    });
    for (const currency of ['EUR', 'GBP', 'USD']) {
      for (const guestCount of [1, 8]) {
        const { quote, nights } = await simulate({ currency, guestCount });
        expect(quote).toEqual((await calculate({ currency, guestCount })).json);
        const sum = nights.reduce((total, run) => total + run.total, 0);
        expect(sum).toBe(quote?.accommodationTotal);
      }
    }
  });

  it('asks as of a day of booking: discounts, notice and how far ahead depend on it', async () => {
    await app.send('PUT', '/api/price-terms', {
      body: {
        discounts: [
          { name: 'Early', kind: 'earlyBird', threshold: 60, percent: 10 },
          { name: 'Late', kind: 'lastMinute', threshold: 7, percent: 20 },
        ],
      },
      cookie,
    });
    const discountOn = async (bookingDate: string) =>
      (await simulate({ bookingDate })).quote?.lines?.find(({ kind }) => kind === 'discount')?.name;
    expect(await discountOn('2027-03-10')).toBe('Early');
    expect(await discountOn('2027-05-01')).toBeUndefined();
    expect(await discountOn('2027-05-25')).toBe('Late');
    expect((await simulate({ bookingDate: '2027-05-28' })).issues).toMatchObject([
      { code: 'unavailable', message: expect.stringContaining('too soon') as string },
    ]);
    expect((await simulate({ bookingDate: '2024-05-28' })).issues).toMatchObject([
      { code: 'too_far_ahead' },
    ]);
  });

  it('lists every rule that a stay breaks, while guests see only the first', async () => {
    await insertBooking(app, {
      checkinDate: '2027-07-04',
      checkoutDate: '2027-07-08',
      status: 'confirmed',
    });
    const broken = { checkinDate: '2027-07-03', checkoutDate: '2027-07-05', guestCount: 20 };
    const { issues, quote } = await simulate(broken);
    expect(issues.map(({ code }) => code)).toEqual([
      'invalid_input',
      'minimum_stay',
      'unavailable',
    ]);
    expect(issues[0]?.message).toMatch(/12 guests/);
    expect(quote?.accommodationTotal).toBe(1300);
    const refused = await calculate(broken);
    expect(refused.json.message).toBe(issues[0]?.message);
  });

  it('breaks a rule exactly where calculate-price refuses', async () => {
    await app.send('PUT', '/api/admin/price-plan', {
      body: {
        seasons: [
          {
            name: 'Saturdays',
            ranges: [{ start: '06-01', end: '06-20' }],
            tier: 'high',
            ownPrice: null,
            minStay: 5,
            arrivalDays: [6],
            departureDays: [6, 0],
            colour: 'gold',
          },
        ],
      },
      cookie,
    });
    await insertBooking(app, {
      checkinDate: '2027-06-12',
      checkoutDate: '2027-06-15',
      status: 'confirmed',
    });
    for (let day = '2027-05-24'; day < '2027-06-24'; day = addDays(day, 1)) {
      for (const nights of [2, 4, 7, 8, 14]) {
        const stay = { checkinDate: day, checkoutDate: addDays(day, nights) };
        const { issues, quote } = await simulate(stay);
        const asked = await calculate(stay);
        const expected = issues.length === 0 ? [200, quote] : [asked.status, asked.json];
        expect([day, nights, asked.status, asked.json]).toEqual([day, nights, ...expected]);
        expect(asked.status === 200).toBe(issues.length === 0);
      }
    }
  });

  it('says what is wrong with dates that make no stay', async () => {
    for (const checkoutDate of ['2027-05-28', '2027-05-01', '2027-12-31', '2099-12-31']) {
      const { quote, nights, issues } = await simulate({ checkoutDate });
      expect([quote, nights, issues.length]).toEqual([null, [], 1]);
    }
  });

  it('is for users who may see prices, and stores nothing', async () => {
    const before = await app.dump();
    await simulate();
    expect(await app.dump()).toBe(before);
    expect((await app.send('POST', '/api/admin/simulate-price', { body: STAY })).status).toBe(401);
  });
});
