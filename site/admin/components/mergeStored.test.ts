import { expect, it } from 'vitest';
import { differingFields, mergeStored } from './mergeStored';

const base = { price: '450.00', fee: '80.00', rate: '1.1000', guests: '12', steps: [{ days: 30 }] };

it('names the fields that differ in the form’s order', () => {
  expect(differingFields(base, { ...base })).toEqual([]);
  expect(differingFields(base, { ...base, steps: [{ days: 30 }] })).toEqual([]);
  expect(differingFields(base, { ...base, steps: [], price: '1' })).toEqual(['price', 'steps']);
});

it('adopts what only the other window changed, and names what both did', () => {
  const mine = { ...base, price: '480.00', fee: '90.00', rate: '1.2000' };
  const theirs = { ...base, price: '470.00', guests: '8', rate: '1.2000' };
  expect(mergeStored(base, mine, base, theirs)).toEqual({
    adopted: ['guests'],
    conflicting: ['price'],
  });
});

it('does not take the other window to have changed what is only written otherwise here', () => {
  const shown = { ...base, price: '450' };
  const theirs = { ...base, guests: '8' };
  expect(mergeStored(shown, { ...shown, fee: '90' }, base, theirs)).toEqual({
    adopted: ['guests'],
    conflicting: [],
  });
});
