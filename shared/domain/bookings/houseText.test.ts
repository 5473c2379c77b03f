import { expect, it } from 'vitest';
import { arrivalTimeText, extrasText, headCountText } from './houseText';

it.each([
  [{ guestCount: 1 }, '1 guest'],
  [{ guestCount: 4, children: 1, pets: 2 }, '4 guests, 1 of them a child, 2 pets'],
  [{ guestCount: 6, children: 2, pets: 1 }, '6 guests, 2 of them children, 1 pet'],
  [{ guestCount: null }, 'held by another site’s calendar, number not known'],
])('says how many %j are', (counts, text) => {
  expect(headCountText({ children: 0, pets: 0, ...counts })).toBe(text);
});

it.each([
  [null, 'from 16:00'],
  ['17:30', 'from 16:00, planned for 17:30'],
  ['19:59', 'from 16:00, planned for 19:59'],
  ['20:00', 'from 16:00, planned for 20:00, late'],
  ['00:30', 'from 16:00, planned for 00:30, late'],
  ['06:00', 'from 16:00, planned for 06:00'],
])('says when guests come who planned %s', (time, text) => {
  expect(arrivalTimeText('16:00', time)).toBe(text);
});

it('counts the pieces of what was booked with a stay', () => {
  expect(
    extrasText([
      { name: 'Cot', pieces: 2 },
      { name: 'Late arrival', pieces: 1 },
    ]),
  ).toBe('2 × Cot, Late arrival');
});
