import { expect, it } from 'vitest';
import { billLines } from './billLines';

const NIGHTS = {
  nights: 3,
  rate: 450,
  total: 1350,
  dates: { start: '2027-04-12', end: '2027-04-14' },
};

it('lists the nights by their rates, then the fees', () => {
  expect(billLines({ priceBreakdown: [NIGHTS], guestFee: 25, cleaningFee: 150.5 })).toEqual([
    { kind: 'nights', nights: 3, rateCents: 45_000, dates: NIGHTS.dates, cents: 135_000 },
    { kind: 'extraGuests', cents: 2_500 },
    { kind: 'cleaning', cents: 15_050 },
  ]);
});

it('has no line for a fee that is not taken', () => {
  expect(billLines({ priceBreakdown: [NIGHTS], guestFee: 0, cleaningFee: 0 })).toHaveLength(1);
});
