import type { BookingDetail, OwnerQuote } from '@shared/contract/bookings/ownerBooking';
import type { EnquiryReceipt } from '@shared/contract/bookings/booking';
import type { ErrorBody } from '@shared/contract/error';
import type { CalculatePriceInput, QuoteJson } from '@shared/contract/prices/price';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import type { PriceTermsUpdate } from '@shared/contract/prices/priceTermsInput';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEnquiry } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/testApp';
import { putSettings, settingsIn } from '../../test/storedSettings';

const TERMS = '/api/price-terms';
let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
});
afterEach(() => app.close());

const read = async () => (await app.send<PriceTermsJson>('GET', TERMS)).json;
const save = (body: PriceTermsUpdate) =>
  app.send<PriceTermsJson & ErrorBody>('PUT', TERMS, { cookie, body });
const fees = (part: Partial<PriceTermsUpdate['fees']>) => ({
  includedGuests: 6,
  extraGuestPer: 'stay' as const,
  maxPets: 0,
  petFee: '0.00',
  extras: [],
  ...part,
});
const TAX = {
  isOn: true,
  rates: [{ start: '01-01', end: '12-31', amount: '2' }],
  minimumAge: 13,
  maxNights: 7,
};
/** Three nights at 450 with the cleaning fee: 1,500 EUR. */
const STAY: CalculatePriceInput = {
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  guestCount: 2,
  currency: 'EUR',
};
const price = async (input: Partial<CalculatePriceInput> = {}) =>
  (
    await app.send<QuoteJson & ErrorBody>('POST', '/api/calculate-price', {
      body: { ...STAY, ...input },
    })
  ).json;
const enquire = (overrides: Parameters<typeof buildEnquiry>[0]) =>
  app.send<EnquiryReceipt & ErrorBody>('POST', '/api/booking-enquiry', {
    body: buildEnquiry(overrides),
  });
const bookingOf = async (reference: string) =>
  (await app.send<BookingDetail>('GET', `/api/admin/bookings/${reference}`, { cookie })).json
    .booking;

describe('the price terms', () => {
  it('begin with the defaults', async () => {
    const { updatedAt: _updatedAt, ...terms } = await read();
    expect(terms).toEqual({
      discounts: [],
      fees: fees({}),
      touristTax: { isOn: false, rates: [], minimumAge: 0, maxNights: null },
      paymentTerms: { depositPercent: null, balanceDays: null, securityDeposit: '0.00' },
    });
  });

  it('are stored part by part, and a stale save is refused', async () => {
    const { updatedAt } = await read();
    const discounts = [
      { name: 'Weekly', kind: 'lengthOfStay' as const, threshold: 7, percent: 10 },
    ];
    expect((await save({ discounts, updatedAt })).status).toBe(200);
    const stale = await save({ touristTax: TAX, updatedAt });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale']);
    expect((await save({ touristTax: TAX })).status).toBe(200);
    expect(await read()).toMatchObject({
      discounts,
      touristTax: { ...TAX, rates: [{ amount: '2.00' }] },
    });
  });

  it('cannot be changed without signing in', async () => {
    expect((await app.send('PUT', TERMS, { body: { discounts: [] } })).status).toBe(401);
  });

  it.each([
    [
      { discounts: [{ name: 'A', kind: 'lengthOfStay', threshold: 0, percent: 10 }] },
      'discounts.0.threshold',
    ],
    [
      { discounts: [{ name: 'A', kind: 'earlyBird', threshold: 60, percent: 101 }] },
      'discounts.0.percent',
    ],
    [
      {
        discounts: [
          { name: 'A', kind: 'earlyBird', threshold: 60, percent: 10 },
          { name: 'a', kind: 'lastMinute', threshold: 6, percent: 10 },
        ],
      },
      'discounts.1.name',
    ],
    [{ touristTax: { ...TAX, rates: [] } }, 'touristTax.rates'],
    [
      {
        touristTax: {
          ...TAX,
          rates: [
            { start: '11-01', end: '03-31', amount: '1' },
            { start: '03-31', end: '10-31', amount: '2' },
          ],
        },
      },
      'touristTax.rates',
    ],
    [{ fees: fees({ petFee: '-1' }) }, 'fees.petFee'],
    [
      { paymentTerms: { depositPercent: 101, balanceDays: 30, securityDeposit: '0' } },
      'paymentTerms.depositPercent',
    ],
  ])('refuse %j', async (body, path) => {
    const answer = await app.send<ErrorBody>('PUT', TERMS, { cookie, body });
    expect(answer.status).toBe(400);
    expect(answer.json.issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it('fall back, part by part, to the defaults if they are unreadable', async () => {
    await save({ touristTax: TAX });
    await app.db.write(() =>
      putSettings(app.db, 'priceTerms', { fees: { broken: true }, discounts: 7 }),
    );
    expect(await read()).toMatchObject({
      discounts: [],
      fees: fees({}),
      touristTax: { isOn: true },
    });
    expect((await read()).unreadable).toEqual(['discounts', 'fees']);
    expect((await price()).total).toBe(1_512);
    // Saving another part keeps them.
    await save({ touristTax: { ...TAX, isOn: false } });
    expect(await settingsIn(app.db, 'priceTerms')).toMatchObject({
      fees: { broken: true },
      discounts: 7,
    });
    expect((await save({ discounts: [] })).json.unreadable).toEqual(['fees']);
  });
});

describe('an enquiry with extras', () => {
  const extras = [
    { name: 'Heated pool', price: '20', per: 'night' as const, maxQuantity: 1 },
    { name: 'Cot', price: '0', per: 'stay' as const, maxQuantity: 1 },
  ];

  it('stores the chosen extras with their current prices and names', async () => {
    const stored = (await save({ fees: fees({ extras, maxPets: 2, petFee: '40' }) })).json;
    const [pool, cot] = stored.fees.extras;
    const chosen = [pool!, cot!].map(({ id }) => ({ id, quantity: 1 }));
    const quote = await price({ extras: chosen, pets: 1 });
    expect(quote.total).toBe(1_600);
    const { json, status } = await enquire({ extras: chosen, pets: 1, totalAmount: '1600.00' });
    expect(status).toBe(201);

    await save({
      fees: fees({ extras: [{ ...pool!, name: 'Warm pool', price: '99' }] }),
    });
    const booking = await bookingOf(json.reference);
    expect(booking).toMatchObject({ pets: 1, children: 0, totalAmount: '1600.00' });
    expect(booking.priceBreakdown).toEqual(quote);
    expect(
      booking.priceBreakdown.lines?.map(({ kind, name, total }) => [kind, name, total]),
    ).toEqual([
      ['nights', undefined, 1_350],
      ['cleaning', undefined, 150],
      ['pets', undefined, 40],
      ['extra', 'Heated pool', 60],
      ['extra', 'Cot', 0],
    ]);
    const list = await app.send('GET', '/api/bookings/export.csv', { cookie });
    expect(list.text).toContain(',"Heated pool, Cot",EUR,');
  });

  it('keeps the ids of extras, and assigns ids to new ones', async () => {
    const [pool] = (await save({ fees: fees({ extras }) })).json.fees.extras;
    const next = await save({ fees: fees({ extras: [extras[1]!, { ...pool!, name: 'Pool' }] }) });
    expect(next.json.fees.extras[1]).toMatchObject({ id: pool!.id, name: 'Pool', price: '20.00' });
    expect(next.json.fees.extras[0]?.id).not.toBe(pool!.id);
  });

  it('is refused with the new price lines if the page is out of date, even if the removed extra was free', async () => {
    const [, cot] = (await save({ fees: fees({ extras }) })).json.fees.extras;
    await save({ fees: fees({ extras: [extras[0]!] }) });
    const refused = await enquire({ extras: [{ id: cot!.id, quantity: 1 }] });
    expect([refused.status, refused.json.code]).toEqual([409, 'price_changed']);
    expect(refused.json.quote?.lines?.map(({ kind }) => kind)).toEqual(['nights', 'cleaning']);
    expect((await enquire({})).status).toBe(201);
  });

  it('is refused if it names an extra twice', async () => {
    const [pool] = (await save({ fees: fees({ extras }) })).json.fees.extras;
    const twice = [1, 4].map((quantity) => ({ id: pool!.id, quantity }));
    const refused = await enquire({ extras: twice });
    expect([refused.status, refused.json.issues]).toEqual([
      400,
      [{ path: 'extras', message: 'Please name each extra once' }],
    ]);
  });

  it('is refused with pets if none are allowed', async () => {
    const refused = await enquire({ pets: 1 });
    expect([refused.status, refused.json.code]).toEqual([409, 'price_changed']);
  });

  it('is priced again with its extras when the owner moves it', async () => {
    const [pool, cot] = (await save({ fees: fees({ extras }) })).json.fees.extras;
    const chosen = [pool!, cot!].map(({ id }) => ({ id, quantity: 1 }));
    const { reference } = (await enquire({ extras: chosen, totalAmount: '1560.00' })).json;
    const { id, updatedAt } = await bookingOf(reference);
    await save({ fees: fees({ extras: [pool!] }) });
    const dates = { checkinDate: '2027-04-20', checkoutDate: '2027-04-24' };
    const asked = await app.send<OwnerQuote>('POST', '/api/admin/quote', {
      cookie,
      body: { ...STAY, ...dates, bookingId: id },
    });
    expect(asked.json.quote.total).toBe(4 * 450 + 150 + 80);
    expect(asked.json.hints).toEqual([
      '“Cot” is no longer among the extras, so it is not in the price.',
    ]);
    const moved = await app.send('PATCH', `/api/admin/bookings/${id}`, {
      cookie,
      body: { ...dates, updatedAt },
    });
    expect(moved.status).toBe(200);
    const { priceBreakdown, totalAmount } = await bookingOf(reference);
    expect(priceBreakdown).toEqual(asked.json.quote);
    // The agreed amount stays.
    expect(totalAmount).toBe('1560.00');
  });
});

describe('a booking that the owner changes', () => {
  it('keeps its lines if its form sends no change', async () => {
    const { reference } = (await enquire({})).json;
    const { id, updatedAt, priceBreakdown } = await bookingOf(reference);
    await save({
      discounts: [{ name: 'Half', kind: 'lengthOfStay', threshold: 1, percent: 50 }],
    });
    const body = { guestName: 'Ana Reis', children: 0, pets: 0, extras: [], updatedAt };
    const answer = await app.send('PATCH', `/api/admin/bookings/${id}`, { cookie, body });
    expect(answer.status).toBe(200);
    expect((await bookingOf(reference)).priceBreakdown).toEqual(priceBreakdown);
  });

  it('has one piece of an extra that was charged per night and is now sold by the piece', async () => {
    const pool = { name: 'Heated pool', price: '20', per: 'night' as const, maxQuantity: 1 };
    const [stored] = (await save({ fees: fees({ extras: [pool] }) })).json.fees.extras;
    const chosen = [{ id: stored!.id, quantity: 1 }];
    const { reference } = (await enquire({ extras: chosen, totalAmount: '1560.00' })).json;
    const { id } = await bookingOf(reference);
    await save({
      fees: fees({ extras: [{ ...stored!, price: '45', per: 'piece', maxQuantity: 20 }] }),
    });
    const asked = await app.send<OwnerQuote>('POST', '/api/admin/quote', {
      cookie,
      body: { ...STAY, guestCount: 3, bookingId: id },
    });
    expect(asked.json.quote.lines?.at(-1)).toMatchObject({ name: 'Heated pool', total: 45 });
  });
});

it('keeps with a booking how its extra and its discount are called in each language', async () => {
  const pool = { name: 'Heated pool', price: '20', per: 'night' as const, maxQuantity: 1 };
  const names = { de: 'Poolheizung', fr: ' ' };
  const [stored] = (
    await save({
      discounts: [
        { name: '', kind: 'lengthOfStay', threshold: 3, percent: 10 },
        { name: '', kind: 'lastMinute', threshold: 9, percent: 5 },
      ],
      fees: fees({ extras: [{ ...pool, names }] }),
    })
  ).json.fees.extras;
  expect(stored?.names).toEqual({ de: 'Poolheizung' });
  const extras = [{ id: stored!.id, quantity: 1 }];
  const { reference } = (await enquire({ extras, totalAmount: '1425.00' })).json;
  await save({ discounts: [], fees: fees({ extras: [{ ...stored!, names: {}, name: 'Pool' }] }) });
  const { lines } = (await bookingOf(reference)).priceBreakdown;
  expect(lines?.[1]).toMatchObject({ kind: 'discount', discountKind: 'lengthOfStay' });
  expect(lines?.at(-1)).toMatchObject({ name: 'Heated pool', names: { de: 'Poolheizung' } });
});

describe('the tourist tax', () => {
  it('is charged for adults, and is not part of revenue in any figure', async () => {
    await save({ touristTax: TAX });
    expect((await price({ guestCount: 4, children: 1 })).total).toBe(1_518);
    const { reference } = (await enquire({ guestCount: 4, children: 1, totalAmount: '1518.00' }))
      .json;
    const { id, children } = await bookingOf(reference);
    expect(children).toBe(1);
    await app.send('PATCH', `/api/bookings/${id}/status`, {
      cookie,
      body: { status: 'confirmed' },
    });

    const summary = await app.send<{ confirmedRevenueEur: string }>('GET', '/api/admin/summary', {
      cookie,
    });
    expect(summary.json.confirmedRevenueEur).toBe('1500.00');
    const figures = await app.send<{
      current: { months: { accommodation: string; fees: string }[]; sources: object[] };
    }>('GET', '/api/admin/figures?year=2027', { cookie });
    expect(figures.json.current.months[3]).toMatchObject({
      accommodation: '1350.00',
      fees: '150.00',
    });
    expect(figures.json.current.sources).toMatchObject([{ revenue: '1500.00' }]);
    const report = await app.send(
      'GET',
      '/api/admin/figures/report.csv?from=2027-01-01&to=2027-12-31',
      { cookie },
    );
    expect(report.text).toContain(',1350.00,150.00,0.00,0.00,1500.00,18.00\r\n');
    const list = await app.send('GET', '/api/bookings/export.csv', { cookie });
    expect(list.text).toContain(',4,1,0,0,,EUR,1518.00,18.00,1518.00,');
  });

  it('needs an adult, also while it is off', async () => {
    expect((await price({ children: 2 })).issues).toEqual([
      { path: 'children', message: 'At least one of the guests must be an adult.' },
    ]);
  });
});

it('applies the early booking discount by the villa’s day, and keeps it when the stay is moved', async () => {
  await save({
    discounts: [{ name: 'Early bird', kind: 'earlyBird', threshold: 33, percent: 10 }],
  });
  // Today is 10 March 2027: 33 days before.
  const early = await price();
  expect(early.lines?.[1]).toEqual({
    kind: 'discount',
    quantity: 1,
    rate: -135,
    total: -135,
    name: 'Early bird',
    percent: 10,
  });
  expect((await price({ checkinDate: '2027-04-11', checkoutDate: '2027-04-14' })).total).toBe(
    1_500,
  );
  const { reference } = (await enquire({ totalAmount: '1365.00' })).json;
  const { id, updatedAt } = await bookingOf(reference);
  const moved = await app.send('PATCH', `/api/admin/bookings/${id}`, {
    cookie,
    body: {
      checkinDate: '2027-04-14',
      checkoutDate: '2027-04-17',
      totalAmount: '1365.00',
      isListPrice: true,
      updatedAt,
    },
  });
  expect(moved.status).toBe(200);
});

it('returns the payments and their due days, in the guest’s currency', async () => {
  await save({ paymentTerms: { depositPercent: 30, balanceDays: 30, securityDeposit: '500' } });
  expect((await price({ checkinDate: '2027-05-12', checkoutDate: '2027-05-15' })).payment).toEqual({
    depositPercent: 30,
    balanceDays: 30,
    deposit: 450,
    balance: 1_050,
    balanceDue: '2027-04-12',
    securityDeposit: 500,
  });
  // £387 × 3 + £129 = £1290
  const pounds = { ...STAY, currency: 'GBP' as const };
  expect((await price(pounds)).payment).toMatchObject({
    deposit: 387,
    balance: 903,
    securityDeposit: 430,
  });
});
