import type { QuoteJson } from '@shared/contract/prices/price';
import { expect, it } from 'vitest';
import { ownLine, proposedLines, sentLines, totalOf, typedCents } from './offerLineForm';

const QUOTE = {
  lines: [
    {
      kind: 'nights',
      quantity: 3,
      rate: 450,
      total: 1350,
      dates: { start: '2027-04-12', end: '2027-04-15' },
    },
    { kind: 'cleaning', quantity: 1, rate: 150, total: 150 },
  ],
} as unknown as QuoteJson;

it.each([
  ['450', 45_000],
  ['-20.50', -2_050],
  ['−20,50', -2_050],
  ['2.500,50', 250_050],
  ['', null],
  ['20.505', null],
  ['ten', null],
])('reads %j as an amount', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

it('adds up to the cent what is typed, and sends it as the total of each line', () => {
  const [nights, cleaning] = proposedLines(QUOTE);
  const own = ownLine();
  const lines = [
    nights!,
    { ...cleaning!, amount: '100,50' },
    { ...own, line: { ...own.line, name: 'Friends of Rui' }, amount: '-50.50' },
  ];
  expect(totalOf(lines)).toBe(140_000);
  expect(sentLines(lines)).toMatchObject([
    { kind: 'nights', rate: 450, total: 1350 },
    { kind: 'cleaning', rate: 150, total: 100.5 },
    { kind: 'other', name: 'Friends of Rui', rate: -50.5, total: -50.5 },
  ]);
});

it('sends nothing while a line has no valid amount or no name', () => {
  const [nights] = proposedLines(QUOTE);
  expect(sentLines([{ ...nights!, amount: '12x' }])).toBeNull();
  expect(sentLines([nights!, { ...ownLine(), amount: '5' }])).toBeNull();
});
