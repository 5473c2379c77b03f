import { describe, expect, it } from 'vitest';
import { presentQuote } from '../../contract/prices/price';
import { billLines } from './billLines';
import type { Discount } from './discount';
import type { Extra, FeeRules } from './extras';
import type { TouristTax } from './touristTax';
import { quoteStay, type QuoteRequest } from './price';
import { DEFAULT_PRICE_TERMS, type PriceTerms } from './priceTerms';

import { RULES } from '../../test/exampleRules';

/** Seven nights at 450, booked 61 days ahead. */
const WEEK: QuoteRequest = {
  checkinDate: '2027-05-03',
  checkoutDate: '2027-05-10',
  guestCount: 2,
  currency: 'EUR',
  bookingDate: '2027-03-03',
};

const quote = (terms: Partial<PriceTerms>, request: Partial<QuoteRequest> = {}) =>
  quoteStay({ ...WEEK, ...request }, RULES, { ...DEFAULT_PRICE_TERMS, ...terms }, []);
const fees = (rules: Partial<FeeRules>) => ({ fees: { ...DEFAULT_PRICE_TERMS.fees, ...rules } });

describe('a discount', () => {
  const weekly: Discount = { name: 'Weekly', kind: 'lengthOfStay', threshold: 7, percent: 10 };
  const early: Discount = { name: 'Early', kind: 'earlyBird', threshold: 60, percent: 10 };
  const late: Discount = { name: 'Late', kind: 'lastMinute', threshold: 7, percent: 25 };

  it('applies to the nights only', () => {
    expect(quote({ discounts: [weekly] })).toMatchObject({
      accommodationCents: 315_000,
      charges: [
        { kind: 'discount', name: 'Weekly', percent: 10, totalCents: -31_500 },
        { kind: 'cleaning', totalCents: 15_000 },
      ],
      totalCents: 298_500,
    });
  });

  it.each([
    [weekly, { checkoutDate: '2027-05-09' }, false],
    [weekly, {}, true],
    [early, { bookingDate: '2027-03-05' }, false],
    [early, { bookingDate: '2027-03-04' }, true],
    [late, { bookingDate: '2027-04-25' }, false],
    [late, { bookingDate: '2027-04-26' }, true],
    [late, { bookingDate: '2027-05-03' }, true],
    [late, { bookingDate: '2027-05-04' }, false],
  ])('%j on a stay with %j applies: %s', (discount, request, isGiven) => {
    const { charges } = quote({ discounts: [discount] }, request);
    expect(charges.some(({ kind }) => kind === 'discount')).toBe(isGiven);
  });

  it('is only one, the best for the guest', () => {
    const names = (discounts: Discount[], request: Partial<QuoteRequest> = {}) =>
      quote({ discounts }, request).charges.flatMap(({ name }) => name ?? []);
    const monthly: Discount = { ...weekly, name: 'Monthly', threshold: 28, percent: 20 };
    expect(names([weekly, monthly])).toEqual(['Weekly']);
    expect(names([weekly, monthly], { checkoutDate: '2027-05-31' })).toEqual(['Monthly']);
    expect(names([weekly, { ...early, percent: 11 }])).toEqual(['Early']);
    // Ties: length of stay first, whatever the order of the list.
    expect(names([early, weekly])).toEqual(['Weekly']);
    expect(names([weekly, early])).toEqual(['Weekly']);
    expect(
      names([
        { ...weekly, name: 'B' },
        { ...weekly, name: 'A' },
      ]),
    ).toEqual(['A']);
  });

  it('is rounded as prices are: to the cent, and to whole units in another currency', () => {
    const odd: Discount = { ...weekly, percent: 7 };
    const rules = { ...RULES, basePriceCents: 45_055 };
    const off = (currency: QuoteRequest['currency']) =>
      quoteStay(
        { ...WEEK, currency },
        rules,
        { ...DEFAULT_PRICE_TERMS, discounts: [odd] },
        [],
      ).charges.find(({ kind }) => kind === 'discount')?.totalCents;
    // 3153.85 × 7 % = 220.7695
    expect(off('EUR')).toBe(-22_077);
    // 450.55 is £387; 2709 × 7 % = 189.63
    expect(off('GBP')).toBe(-19_000);
  });
});

describe('fees and extras', () => {
  const pool: Extra = {
    id: 'pool',
    name: 'Heated pool',
    priceCents: 2_000,
    per: 'night',
    maxQuantity: 1,
  };
  const cot: Extra = { id: 'cot', name: 'Cot', priceCents: 0, per: 'stay', maxQuantity: 1 };
  const transfer: Extra = {
    id: 'car',
    name: 'Transfer',
    priceCents: 4_550,
    per: 'piece',
    maxQuantity: 3,
  };
  const linen: Extra = {
    id: 'linen',
    name: 'Linen',
    priceCents: 1_000,
    per: 'guest',
    maxQuantity: 1,
  };
  const all = fees({ extras: [pool, cot, transfer, linen] });

  it('counts an extra by its unit, and has a line for one that is free', () => {
    const extras = [
      { id: 'linen', quantity: 1 },
      { id: 'car', quantity: 2 },
      { id: 'cot', quantity: 1 },
      { id: 'pool', quantity: 1 },
    ];
    const { charges, totalCents } = quote(all, { extras, guestCount: 3 });
    expect(charges.map(({ name, quantity, totalCents: cents }) => [name, quantity, cents])).toEqual(
      [
        [undefined, 1, 15_000],
        ['Heated pool', 7, 14_000],
        ['Cot', 1, 0],
        ['Transfer', 2, 9_100],
        ['Linen', 3, 3_000],
      ],
    );
    expect(totalCents).toBe(315_000 + 15_000 + 14_000 + 9_100 + 3_000);
  });

  it('leaves out unknown extras and caps their quantity', () => {
    const { charges } = quote(all, {
      extras: [
        { id: 'gone', quantity: 1 },
        { id: 'car', quantity: 9 },
      ],
    });
    expect(charges.filter(({ kind }) => kind === 'extra')).toEqual([
      expect.objectContaining({ extraId: 'car', per: 'piece', quantity: 3, totalCents: 13_650 }),
    ]);
  });

  it('charges the extra-guest fee per stay or night, for guests beyond those included', () => {
    const guests = { guestCount: 7 };
    expect(quote({}, guests).guestFeeCents).toBe(2_500);
    expect(quote(fees({ includedGuests: 4 }), guests).guestFeeCents).toBe(7_500);
    expect(quote(fees({ extraGuestPer: 'night' }), guests)).toMatchObject({
      guestFeeCents: 17_500,
      charges: [{ kind: 'extraGuests', quantity: 7, guests: 1 }, { kind: 'cleaning' }],
    });
  });

  it('charges the pet fee once, and only if pets are allowed', () => {
    const pets = { pets: 2 };
    expect(quote(fees({ maxPets: 2, petFeeCents: 4_000 }), pets).totalCents).toBe(334_000);
    expect(quote(fees({ maxPets: 2, petFeeCents: 4_000 })).totalCents).toBe(330_000);
    expect(quote(fees({ maxPets: 0, petFeeCents: 4_000 }), pets).totalCents).toBe(330_000);
  });
});

describe('the tourist tax', () => {
  const lagos: TouristTax = {
    isOn: true,
    rates: [
      { start: '04-01', end: '10-31', cents: 200 },
      { start: '11-01', end: '03-31', cents: 100 },
    ],
    minimumAge: 13,
    maxNights: 7,
  };
  const taxed = (request: Partial<QuoteRequest>, tax: Partial<TouristTax> = {}) =>
    quote({ touristTax: { ...lagos, ...tax } }, request)
      .charges.filter(({ kind }) => kind === 'touristTax')
      .map(({ quantity, guests, rateCents, totalCents, dates }) => [
        dates?.start,
        dates?.end,
        quantity,
        guests,
        rateCents,
        totalCents,
      ]);

  it('applies to each adult and night, and is split when the amount changes', () => {
    expect(
      taxed({ checkinDate: '2027-10-29', checkoutDate: '2027-11-02', guestCount: 4, children: 1 }),
    ).toEqual([
      ['2027-10-29', '2027-11-01', 9, 3, 200, 1_800],
      ['2027-11-01', '2027-11-02', 3, 3, 100, 300],
    ]);
  });

  it('covers only the first nights of a stay', () => {
    expect(taxed({ checkoutDate: '2027-05-31' })).toEqual([
      ['2027-05-03', '2027-05-10', 14, 2, 200, 2_800],
    ]);
    expect(taxed({ checkoutDate: '2027-05-31' }, { maxNights: null })).toEqual([
      ['2027-05-03', '2027-05-31', 56, 2, 200, 11_200],
    ]);
  });

  it('spans New Year, and is not charged outside its ranges', () => {
    const newYear = { checkinDate: '2027-12-30', checkoutDate: '2028-01-02' };
    expect(taxed(newYear)).toEqual([['2027-12-30', '2028-01-02', 6, 2, 100, 600]]);
    expect(taxed(newYear, { rates: [{ start: '12-31', end: '12-31', cents: 300 }] })).toEqual([
      ['2027-12-31', '2028-01-01', 2, 2, 300, 600],
    ]);
  });

  it('is exact to the penny in another currency, because it is passed on', () => {
    expect(taxed({ currency: 'GBP' })).toEqual([['2027-05-03', '2027-05-10', 14, 2, 172, 2_408]]);
  });

  it('is not charged when it is off or without adults, and counts all guests as adults if an old page omits children', () => {
    expect(taxed({}, { isOn: false })).toEqual([]);
    expect(taxed({ children: 2 })).toEqual([]);
    expect(taxed({ guestCount: 2 })).toHaveLength(1);
  });
});

describe('payment terms', () => {
  const terms = { depositPercent: 30, balanceDays: 30, securityDepositCents: 50_000 };

  it('divide the total to the cent, in every currency', () => {
    expect(quote({ paymentTerms: terms }).payment).toEqual({
      ...terms,
      depositCents: 99_000,
      balanceCents: 231_000,
      balanceDue: '2027-04-03',
    });
    const pounds = quote({ paymentTerms: terms }, { currency: 'GBP' });
    // £2838 × 30 % = 851.4
    expect(pounds.payment).toMatchObject({
      depositCents: 85_140,
      balanceCents: 198_660,
      securityDepositCents: 43_000,
    });
  });

  it('ask for everything at once when the due day of the balance has passed', () => {
    expect(quote({ paymentTerms: terms }, { bookingDate: '2027-04-03' }).payment).toMatchObject({
      depositCents: 330_000,
      balanceCents: 0,
      balanceDue: null,
    });
  });

  it('are null in a new database, and may be a security deposit alone', () => {
    expect(quote({}).payment).toBeNull();
    expect(presentQuote(quote({}))).not.toHaveProperty('payment');
    const alone = { depositPercent: null, balanceDays: null, securityDepositCents: 50_000 };
    expect(quote({ paymentTerms: alone }).payment).toMatchObject({
      depositCents: 0,
      balanceCents: 0,
      securityDepositCents: 50_000,
    });
  });
});

it('is on the bill line by line, and adds up to the total', () => {
  const full = quote(
    {
      discounts: [{ name: 'Weekly', kind: 'lengthOfStay', threshold: 7, percent: 10 }],
      ...fees({
        maxPets: 1,
        petFeeCents: 4_000,
        extras: [{ id: 'car', name: 'Transfer', priceCents: 4_550, per: 'piece', maxQuantity: 3 }],
      }),
      touristTax: {
        isOn: true,
        rates: [{ start: '01-01', end: '12-31', cents: 200 }],
        minimumAge: 13,
        maxNights: null,
      },
    },
    { guestCount: 8, children: 2, pets: 1, extras: [{ id: 'car', quantity: 2 }], currency: 'USD' },
  );
  const lines = billLines(presentQuote(full));
  expect(lines.map(({ kind }) => kind)).toEqual([
    'nights',
    'discount',
    'extraGuests',
    'cleaning',
    'pets',
    'extra',
    'touristTax',
  ]);
  expect(lines.at(-1)).toEqual({
    kind: 'touristTax',
    guests: 6,
    isFirstNights: false,
    nights: 7,
    rateCents: 220,
    dates: { start: '2027-05-03', end: '2027-05-10' },
    cents: 9_240,
  });
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(full.totalCents);
});
