import { describe, expect, it } from 'vitest';
import { billLineKey, billLines } from './billLines';

const NIGHTS = {
  nights: 3,
  rate: 450,
  total: 1350,
  dates: { start: '2027-04-12', end: '2027-04-15' },
};

it('lists the nights by their rates, then the fees', () => {
  expect(billLines({ priceBreakdown: [NIGHTS], guestFee: 25, cleaningFee: 150.5 })).toEqual([
    { kind: 'nights', nights: 3, rateCents: 45_000, dates: NIGHTS.dates, cents: 135_000 },
    { kind: 'extraGuests', cents: 2_500 },
    { kind: 'cleaning', cents: 15_050 },
  ]);
});

it('omits the line of a fee that is not charged', () => {
  expect(billLines({ priceBreakdown: [NIGHTS], guestFee: 0, cleaningFee: 0 })).toHaveLength(1);
});

it('tells lines of the same name apart', () => {
  const cot = { kind: 'extra' as const, name: 'Cot', quantity: 1, rate: 15, total: 15 };
  const lines = billLines({ priceBreakdown: [], guestFee: 0, cleaningFee: 0, lines: [cot, cot] });
  expect(new Set(lines.map(billLineKey)).size).toBe(2);
});

describe('a price with all its lines', () => {
  const quote = (line: NonNullable<Parameters<typeof billLines>[0]['lines']>[number]) =>
    billLines({ priceBreakdown: [NIGHTS], guestFee: 0, cleaningFee: 0, lines: [line] })[1];
  const extraGuests = { kind: 'extraGuests' as const, rate: 25 };
  const tax = { kind: 'touristTax' as const, rate: 2, guests: 2 };

  it('says how many extra guests pay for how many nights', () => {
    expect(quote({ ...extraGuests, quantity: 9, total: 225, guests: 3 })).toEqual({
      kind: 'extraGuests',
      guests: 3,
      nights: 3,
      rateCents: 2_500,
      cents: 22_500,
    });
  });

  it('says how many extra guests pay for the stay', () => {
    expect(quote({ ...extraGuests, quantity: 3, total: 75 })).toEqual({
      kind: 'extraGuests',
      guests: 3,
      nights: null,
      rateCents: 2_500,
      cents: 7_500,
    });
  });

  it('says if the tourist tax covers the first nights only', () => {
    const first = { start: '2027-04-12', end: '2027-04-14' };
    const all = { start: '2027-04-12', end: '2027-04-15' };
    expect(quote({ ...tax, quantity: 4, total: 8, dates: first })).toMatchObject({
      nights: 2,
      isFirstNights: true,
    });
    expect(quote({ ...tax, quantity: 6, total: 12, dates: all })).toMatchObject({
      nights: 3,
      isFirstNights: false,
    });
  });

  it('does not call taxed nights the first ones if nights before them are untaxed or later ones are taxed', () => {
    const last = { start: '2027-04-13', end: '2027-04-15' };
    expect(quote({ ...tax, quantity: 4, total: 8, dates: last })).toMatchObject({
      isFirstNights: false,
    });
    const lines = [
      { ...tax, quantity: 4, total: 8, dates: { start: '2027-04-12', end: '2027-04-14' } },
      { ...tax, rate: 1, quantity: 2, total: 2, dates: { start: '2027-04-14', end: '2027-04-15' } },
    ];
    expect(
      billLines({ priceBreakdown: [NIGHTS], guestFee: 0, cleaningFee: 0, lines })[1],
    ).toMatchObject({ isFirstNights: false });
  });
});

describe('amounts that the owner set', () => {
  const dates = { start: '2027-04-12', end: '2027-04-15' };

  it('omits a rate that does not multiply to the amount of the nights', () => {
    const quote = { priceBreakdown: [{ ...NIGHTS, total: 1300 }], guestFee: 0, cleaningFee: 0 };
    expect(billLines(quote)).toEqual([{ kind: 'agreedNights', nights: 3, dates, cents: 130_000 }]);
  });

  it.each([
    [{ kind: 'other', name: 'Late arrival', quantity: 1, rate: -20, total: -20 }, 'Late arrival'],
    [{ kind: 'extra', name: 'Cot', quantity: 2, rate: 30, total: 50 }, 'Cot'],
    [{ kind: 'discount', name: 'Week', percent: 10, quantity: 1, rate: -135, total: -100 }, 'Week'],
  ] as const)('omits the rate of %o', (line, name) => {
    const quote = { priceBreakdown: [], guestFee: 0, cleaningFee: 0, lines: [line] };
    expect(billLines(quote)).toEqual([{ kind: 'other', name, cents: line.total * 100 }]);
  });

  it('omits the percentage of a discount without a name', () => {
    const line = { kind: 'discount', discountKind: 'earlyBird', percent: 8, quantity: 1 } as const;
    const discount = (rate: number, total: number) =>
      billLines({
        priceBreakdown: [],
        guestFee: 0,
        cleaningFee: 0,
        lines: [{ ...line, rate, total }],
      });
    expect(discount(-80, -80)).toEqual([
      { kind: 'unnamedDiscount', of: 'earlyBird', percent: 8, cents: -8_000 },
    ]);
    expect(discount(-80, -100)).toMatchObject([{ percent: null, cents: -10_000 }]);
  });

  it('leave the tax and the extra-guest fee unchanged', () => {
    const lines = [
      { kind: 'extraGuests', quantity: 3, rate: 25, total: 70 } as const,
      { kind: 'touristTax', quantity: 6, rate: 2, total: 10, guests: 2, dates } as const,
    ];
    expect(billLines({ priceBreakdown: [], guestFee: 70, cleaningFee: 0, lines })).toEqual([
      { kind: 'extraGuests', cents: 7_000 },
      { kind: 'agreedTax', dates, cents: 1_000 },
    ]);
  });
});

it('names an extra in the guest’s language, and for the owner as they call it', () => {
  const names = { de: 'Poolheizung', fr: 'Chauffage de la piscine' };
  const extra = { kind: 'extra' as const, name: 'Pool heating', names, quantity: 7, rate: 35 };
  const quote = {
    priceBreakdown: [],
    guestFee: 0,
    cleaningFee: 0,
    lines: [{ ...extra, total: 245 }],
  };
  const nameIn = (reader?: 'de' | 'nl') => billLines(quote, reader)[0];
  expect(nameIn('de')).toMatchObject({ name: 'Poolheizung' });
  expect(nameIn('nl')).toMatchObject({ name: 'Pool heating' });
  expect(nameIn()).toMatchObject({ name: 'Pool heating' });
});
