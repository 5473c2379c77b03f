import { expect, it } from 'vitest';
import { leavingEarly } from './bookingStatus';

const TODAY = '2027-03-10';

it.each([
  ['2027-03-10', '2027-03-14', 'confirmed', null],
  ['2027-03-09', '2027-03-14', 'confirmed', '2027-03-11'],
  ['2027-03-09', '2027-03-11', 'confirmed', null],
  ['2027-03-05', '2027-03-10', 'confirmed', null],
  ['2027-03-09', '2027-03-14', 'pending', null],
] as const)(
  'a guest of %s to %s, %s, can leave early: %s',
  (checkinDate, checkoutDate, status, end) => {
    expect(leavingEarly({ checkinDate, checkoutDate, status }, TODAY)?.checkoutDate ?? null).toBe(
      end,
    );
  },
);
