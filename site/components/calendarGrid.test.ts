import { describe, expect, it } from 'vitest';
import { gridDays } from './calendarGrid';
import { dayAfterKey } from './calendarKeys';

describe('the grid of a month', () => {
  it.each([
    ['2027-02-15', '2027-01-31', '2027-03-13'],
    ['2028-02-29', '2028-01-30', '2028-03-11'],
    ['2027-08-01', '2027-08-01', '2027-09-11'],
    ['2027-12-31', '2027-11-28', '2028-01-08'],
  ])('holds the month of %s in six weeks from Sunday %s to %s', (day, first, last) => {
    const days = gridDays(day);
    expect(days).toHaveLength(42);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  it.each([
    ['ArrowLeft', '2027-07-27'],
    ['ArrowRight', '2027-07-29'],
    ['ArrowUp', '2027-07-21'],
    ['ArrowDown', '2027-08-04'],
    ['Home', '2027-07-25'],
    ['End', '2027-07-31'],
    ['PageUp', '2027-06-28'],
    ['PageDown', '2027-08-28'],
    ['Enter', null],
  ])('%s leads from Wednesday 28 July 2027 to %s', (key, to) => {
    expect(dayAfterKey('2027-07-28', key)).toBe(to);
  });
});
