import type { BaseCurrencyPreview } from '@shared/contract/prices/baseCurrency';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { OwnerQuote } from '@shared/contract/bookings/ownerBooking';
import type { PriceOverrideJson } from '@shared/contract/prices/override';
import type { QuoteJson } from '@shared/contract/prices/price';
import type { PriceTermsJson } from '@shared/contract/prices/priceTerms';
import type { PricePlanJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEnquiry, buildOverride } from '../factories';
import { startTestApp, type TestApp } from '../testApp';

const TO_POUNDS = { baseCurrency: 'GBP', gbpRate: '0.8600', usdRate: '1.1000' };
const PREVIEW = '/api/admin/base-currency/preview';
const CHANGE = '/api/admin/base-currency';
const OVERRIDES = '/api/admin/price-overrides';
const EASTER_EGGS = {
  name: 'Easter',
  ranges: [{ start: '04-01', end: '04-20' }],
  tier: 'own',
  ownPrice: '501.50',
  minStay: null,
  arrivalDays: null,
  departureDays: null,
  colour: 'plum',
};

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
  await app.send('PUT', '/api/admin/price-plan', { body: { seasons: [EASTER_EGGS] }, cookie });
  await app.send('POST', OVERRIDES, { body: buildOverride({ overridePrice: '520.00' }), cookie });
  const off = buildOverride({ name: 'Old', overridePrice: '99.99', isActive: false });
  await app.send('POST', OVERRIDES, { body: off, cookie });
});
afterEach(() => app.close());

const preview = async (body: object = TO_POUNDS) =>
  (await app.send<BaseCurrencyPreview>('POST', PREVIEW, { body, cookie })).json;
const change = (body: object) => app.send<VillaSettings>('PUT', CHANGE, { body, cookie });
const quote = async (currency: string, stay = {}) =>
  (
    await app.send<QuoteJson>('POST', '/api/calculate-price', {
      body: {
        checkinDate: '2027-03-30',
        checkoutDate: '2027-04-25',
        guestCount: 8,
        currency,
        ...stay,
      },
    })
  ).json;

describe('another base currency', () => {
  it('shows every converted amount in advance, and stores nothing', async () => {
    const before = await app.dump();
    const { version, ...shown } = await preview();
    expect(shown).toEqual({
      from: 'EUR',
      to: 'GBP',
      amounts: [
        { name: 'Base price', from: '450.00', to: '387.00' },
        { name: 'High season price', from: '550.00', to: '473.00' },
        { name: 'Peak season price', from: '650.00', to: '559.00' },
        { name: 'Cleaning fee', from: '150.00', to: '129.00' },
        // 21.5 is rounded up, as for guests.
        { name: 'Extra guest fee', from: '25.00', to: '22.00' },
        { name: 'Season “Easter”', from: '501.50', to: '431.00' },
        { name: 'Price override “Old”', from: '99.99', to: '86.00' },
        { name: 'Price override “Easter”', from: '520.00', to: '447.00' },
      ],
    });
    expect(version).not.toBe('');
    expect(await app.dump()).toBe(before);
  });

  it('converts settings, seasons and overrides together, and keeps what guests of it pay', async () => {
    const pounds = await quote('GBP');
    const { version } = await preview();
    const changed = await change({ ...TO_POUNDS, version });
    expect(changed.status).toBe(200);
    expect(changed.json).toMatchObject({
      baseCurrency: 'GBP',
      basePrice: '387.00',
      highSeasonPrice: '473.00',
      peakSeasonPrice: '559.00',
      cleaningFee: '129.00',
      extraGuestFee: '22.00',
    });
    const list = await app.send<PriceOverrideJson[]>('GET', OVERRIDES, { cookie });
    expect(list.json.map(({ overridePrice }) => overridePrice)).toEqual(['86.00', '447.00']);
    const plan = await app.send<PricePlanJson>('GET', '/api/admin/price-plan', { cookie });
    expect(plan.json.seasons).toEqual([{ ...EASTER_EGGS, ownPrice: '431.00' }]);
    expect(await quote('GBP')).toEqual(pounds);
    expect((await quote('EUR')).baseRate).toBeGreaterThan(400);
  });

  it('keeps a booking’s extras at their original price until the extras themselves are changed', async () => {
    const fees = {
      includedGuests: 6,
      extraGuestPer: 'stay',
      maxPets: 0,
      petFee: '0.00',
      extras: [{ name: 'Cot', price: '15.50', per: 'piece', maxQuantity: 3 }],
    };
    const saved = await app.send<PriceTermsJson>('PUT', '/api/price-terms', {
      body: { fees },
      cookie,
    });
    const id = saved.json.fees.extras[0]?.id ?? '';
    const stay = { checkinDate: '2027-05-12', checkoutDate: '2027-05-15', guestCount: 2 };
    const asked = { ...stay, currency: 'EUR', extras: [{ id, quantity: 1 }] };
    const { json: listed } = await app.send<QuoteJson>('POST', '/api/calculate-price', {
      body: asked,
    });
    const { json: receipt } = await app.send<{ reference: string }>(
      'POST',
      '/api/booking-enquiry',
      {
        body: buildEnquiry({ ...asked, currency: 'EUR', totalAmount: listed.total.toFixed(2) }),
      },
    );
    const { version } = await preview();
    expect((await change({ ...TO_POUNDS, version })).status).toBe(200);
    const where = { reference: receipt.reference };
    const booking = await app.db.models.Booking.findOne({ where });
    const patch = async (body: object) => {
      const path = `/api/admin/bookings/${booking?.id}`;
      const { json } = await app.send<BookingJson>('PATCH', path, { body, cookie });
      return json.priceBreakdown.lines?.find(({ kind }) => kind === 'extra');
    };
    expect(await patch({ guestCount: 3 })).toMatchObject({ quantity: 1, rate: 15.5, total: 15.5 });
    const quoted = await app.send<OwnerQuote>('POST', '/api/admin/quote', {
      body: { ...stay, guestCount: 4, currency: 'EUR', bookingId: booking?.id },
      cookie,
    });
    const extra = quoted.json.quote.lines?.find(({ kind }) => kind === 'extra');
    expect(extra).toMatchObject({ rate: 15.5 });
    const more = await patch({ extras: [{ id, quantity: 2 }] });
    expect(more).toMatchObject({ quantity: 2 });
    // £13 converted to whole euros.
    expect(more?.rate).toBe(15);
  });

  it('converts fees, extras, tourist tax and security deposit with them', async () => {
    const terms = {
      fees: {
        includedGuests: 6,
        extraGuestPer: 'stay',
        maxPets: 1,
        petFee: '40.00',
        extras: [{ name: 'Cot', price: '15.00', per: 'stay', maxQuantity: 1 }],
      },
      touristTax: {
        isOn: true,
        rates: [{ start: '01-01', end: '12-31', amount: '2.00' }],
        minimumAge: 13,
        maxNights: 7,
      },
      paymentTerms: { depositPercent: 30, balanceDays: 30, securityDeposit: '500.00' },
    };
    const saved = await app.send<PriceTermsJson>('PUT', '/api/price-terms', {
      body: terms,
      cookie,
    });
    const [cot] = saved.json.fees.extras;
    const asked = { pets: 1, extras: [{ id: cot?.id, quantity: 1 }] };
    const pounds = await quote('GBP', asked);
    const { version, amounts } = await preview();
    expect(amounts.slice(6, 10)).toEqual([
      { name: 'Pet fee', from: '40.00', to: '34.00' },
      { name: 'Extra “Cot”', from: '15.00', to: '13.00' },
      // Exact to the penny, as it is passed on.
      { name: 'Tourist tax from 1 Jan', from: '2.00', to: '1.72' },
      { name: 'Security deposit', from: '500.00', to: '430.00' },
    ]);
    await app.send('PUT', '/api/price-terms', { body: { discounts: [] }, cookie });
    expect((await change({ ...TO_POUNDS, version })).status).toBe(409);
    const { version: fresh } = await preview();
    expect((await change({ ...TO_POUNDS, version: fresh })).status).toBe(200);
    // A share is rounded to the penny now that the pound is the base currency.
    const { payment: _was, ...price } = pounds;
    const { payment: _is, ...now } = await quote('GBP', asked);
    expect(now).toEqual(price);
  });

  it('stores the rates that it was shown at', async () => {
    const dollars = { baseCurrency: 'USD', gbpRate: '0.9000', usdRate: '1.2500' };
    const { version, amounts } = await preview(dollars);
    expect(amounts[0]).toEqual({ name: 'Base price', from: '450.00', to: '563.00' });
    const { json } = await change({ ...dollars, version });
    expect(json).toMatchObject({ gbpRate: '0.9000', usdRate: '1.2500', basePrice: '563.00' });
  });

  it('leaves bookings what was agreed', async () => {
    const sent = await app.send('POST', '/api/booking-enquiry', {
      body: buildEnquiry({ checkinDate: '2027-05-03', checkoutDate: '2027-05-06' }),
    });
    expect(sent.status).toBe(201);
    const before = (await app.send('GET', '/api/bookings', { cookie })).json;
    const { version } = await preview();
    await change({ ...TO_POUNDS, version });
    expect((await app.send('GET', '/api/bookings', { cookie })).json).toEqual(before);
  });

  it.each([
    [
      'an override was added',
      () => app.send('POST', OVERRIDES, { body: buildOverride({ name: 'New' }), cookie }),
    ],
    ['an override was deleted', () => app.send('DELETE', `${OVERRIDES}/1`, { cookie })],
    ['an override was switched', () => app.send('PATCH', `${OVERRIDES}/1/toggle`, { cookie })],
    [
      'the seasons were saved',
      () => app.send('PUT', '/api/admin/price-plan', { body: { seasons: [] }, cookie }),
    ],
    [
      'another window was first',
      async () => change({ ...TO_POUNDS, version: (await preview()).version }),
    ],
  ])('is refused when %s since the preview', async (_case, meanwhile) => {
    const { version } = await preview();
    await meanwhile();
    const before = await app.dump();
    const late = await app.send('PUT', CHANGE, { body: { ...TO_POUNDS, version }, cookie });
    expect([late.status, late.json]).toMatchObject([409, { code: 'stale' }]);
    expect(await app.dump()).toBe(before);
  });

  it('lets one of two concurrent changes win', async () => {
    const { version } = await preview();
    const dollars = { ...TO_POUNDS, baseCurrency: 'USD' };
    const [one, other] = await Promise.all([
      change({ ...TO_POUNDS, version }),
      change({ ...dollars, version }),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
    const [winner] = [one, other].filter(({ status }) => status === 200);
    const { json } = await app.send<VillaSettings>('GET', '/api/villa-settings');
    expect(json.basePrice).toBe(winner?.json.basePrice);
  });

  it('is refused if invalid or if an amount would be too large', async () => {
    for (const body of [
      { ...TO_POUNDS, baseCurrency: 'EUR' },
      { ...TO_POUNDS, baseCurrency: 'CHF' },
      { ...TO_POUNDS, gbpRate: '0' },
      { ...TO_POUNDS, baseCurrency: 'USD', usdRate: '99.9999' },
    ]) {
      const huge = { body: buildOverride({ overridePrice: '99999999.00' }), cookie };
      await app.send('PUT', `${OVERRIDES}/1`, huge);
      expect((await app.send('POST', PREVIEW, { body, cookie })).status).toBe(400);
    }
  });
});
