import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { differingFields, mergeStored } from './mergeStored';
import { typedPrice, typedRate } from './typedAmount';

const base = { price: '450.00', fee: '80.00', rate: '1.1000', guests: '12', steps: [{ days: 30 }] };
const schema = z.object({
  price: typedPrice('Price'),
  rate: typedRate('GBP rate'),
  steps: z.array(z.object({ days: z.number() })),
});

it('names the fields that differ in the form’s order', () => {
  expect(differingFields(base, { ...base })).toEqual([]);
  expect(differingFields(base, { ...base, steps: [{ days: 30 }] })).toEqual([]);
  expect(differingFields(base, { ...base, steps: [], price: '1' })).toEqual(['price', 'steps']);
});

it.each([
  ['450', []],
  ['450,0', []],
  [' 450.00 ', []],
  ['0450', []],
  ['450.01', ['price']],
  ['', ['price']],
  ['4.500', ['price']],
])('compares amounts by value: 450.00 and %j', (price, differing) => {
  expect(differingFields(base, { ...base, price }, schema)).toEqual(differing);
});

it('compares rates by value, and unknown or invalid values as text', () => {
  const rewritten = { ...base, price: 'none', rate: '1,1', guests: '012' };
  expect(differingFields(base, rewritten, schema)).toEqual(['price', 'guests']);
  expect(differingFields(rewritten, { ...rewritten }, schema)).toEqual([]);
});

it('adopts what only the other window changed, and names what both did', () => {
  const mine = { ...base, price: '480.00', fee: '90.00', rate: '1.2000' };
  const theirs = { ...base, price: '470.00', guests: '8', rate: '1.2000' };
  expect(mergeStored(base, mine, theirs)).toEqual({
    adopted: ['guests'],
    conflicting: ['price'],
  });
});

it('does not treat a different notation as a change, in either window', () => {
  const mine = { ...base, price: '480', rate: '1.1', fee: '90' };
  const theirs = { ...base, price: '480.00', guests: '8' };
  expect(mergeStored(base, mine, theirs, schema)).toEqual({
    adopted: ['guests'],
    conflicting: [],
  });
});
