import { describe, expect, it } from 'vitest';
import { easterSunday, reportDays, workingDayAfter } from './workingDays';

describe('Easter', () => {
  it.each([
    ['2026-04-05'],
    ['2027-03-28'],
    ['2028-04-16'],
    ['2029-04-01'],
    ['2030-04-21'],
    ['2031-04-13'],
    // The earliest and the latest Easter of four centuries.
    ['2285-03-22'],
    ['2038-04-25'],
  ])('is on %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });
});

describe('the last day to report a stay', () => {
  it.each([
    ['a weekend', '2026-07-04', '2026-07-08'],
    ['the Assumption on a Saturday', '2026-08-13', '2026-08-18'],
    ['Christmas', '2026-12-23', '2026-12-29'],
    ['New Year', '2026-12-30', '2027-01-05'],
    ['Good Friday and Easter', '2027-03-24', '2027-03-30'],
    ['Corpus Christi', '2027-05-26', '2027-06-01'],
    ['the holiday of Lagos, a working day here', '2026-10-23', '2026-10-28'],
    ['1 December', '2026-11-27', '2026-12-03'],
    ['8 December', '2026-12-04', '2026-12-10'],
    ['25 April on a Tuesday', '2028-04-24', '2028-04-28'],
    ['1 May and 10 June, years later', '2029-04-30', '2029-05-04'],
    ['29 February', '2028-02-28', '2028-03-02'],
    ['Carnival, a working day here', '2027-02-08', '2027-02-11'],
    ['the change to summer time', '2027-03-26', '2027-03-31'],
  ])('after an arrival before %s', (_what, arrival, last) => {
    expect(reportDays(arrival).last).toBe(last);
  });

  it('comes after the next working day, and neither is before the arrival', () => {
    expect(reportDays('2026-12-24')).toEqual({
      from: '2026-12-24',
      by: '2026-12-28',
      last: '2026-12-30',
    });
  });

  it('counts any number of days', () => {
    expect(workingDayAfter('2026-12-31', 5)).toBe('2027-01-08');
  });
});
