import { expect, it } from 'vitest';
import { extrasText, isEarlyArrival, isLateArrival } from './houseText';

it.each([
  ['19:59', false],
  ['20:00', true],
  ['00:30', true],
  ['06:00', false],
])('decides whether somebody stays up for %s', (time, isLate) => {
  expect(isLateArrival(time)).toBe(isLate);
});

it.each([
  ['00:30', false],
  ['06:00', true],
  ['15:59', true],
  ['16:00', false],
])('decides whether %s is before check-in', (time, isEarly) => {
  expect(isEarlyArrival(time, '16:00')).toBe(isEarly);
});

it('counts the pieces of what was booked with a stay', () => {
  expect(
    extrasText([
      { name: 'Cot', pieces: 2 },
      { name: 'Late arrival', pieces: 1 },
    ]),
  ).toBe('2 × Cot, Late arrival');
});
