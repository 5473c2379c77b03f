import { describe, expect, it } from 'vitest';
import { formatDay } from '../domain/date';
import type { StayIssue } from '../domain/bookings/stayRules';
import { rules } from './en/rules';
import { stayIssueText } from './stayIssueText';

const nights = ['2027-05-01', '2027-05-02'];

it('shows three or more consecutive nights as a range', () => {
  const taken = ['05-01', '05-03', '05-04', '05-30', '05-31', '06-01'].map((day) => `2027-${day}`);
  expect(
    stayIssueText({ code: 'unavailable', reason: 'taken', nights: taken }, rules, (day) => day),
  ).toContain('Unavailable: 2027-05-01, 2027-05-03, 2027-05-04, 2027-05-30 – 2027-06-01.');
});

describe('an issue of a stay', () => {
  it.each<[StayIssue, string]>([
    [{ code: 'checkout_not_later' }, 'Check-out must be after check-in.'],
    [
      { code: 'too_many_nights', limit: 90 },
      'The longest possible stay is 90 nights. Please choose an earlier check-out.',
    ],
    [
      { code: 'too_far_ahead', months: 24 },
      'Check-in can be at most 24 months ahead. Please choose an earlier date.',
    ],
    [
      { code: 'minimum_stay', season: 'regular', nights: 3, day: '2027-05-01' },
      'Minimum stay requirement: 3 night(s) during regular season. Please select 3 or more nights.',
    ],
    [
      { code: 'minimum_stay', season: 'peak', nights: 7, day: '2027-07-01' },
      'Minimum stay requirement: 7 night(s) during peak season (July-August). Please select 7 or more nights.',
    ],
    [
      { code: 'minimum_stay', season: 'day', nights: 4, day: '2027-05-01' },
      'Minimum stay requirement: 4 night(s) for a check-in on day 2027-05-01. Please select 4 or more nights.',
    ],
    [
      { code: 'no_arrival', day: '2027-05-03', weekdays: [0, 6] },
      'Check-in is not possible on day 2027-05-03, only on Saturday, Sunday. Please choose another check-in date.',
    ],
    [
      { code: 'no_departure', day: '2027-05-03', weekdays: [6] },
      'Check-out is not possible on day 2027-05-03, only on Saturday. Please choose another check-out date.',
    ],
    [
      { code: 'unavailable', reason: 'taken', nights },
      'Selected dates overlap with existing bookings. Unavailable: day 2027-05-01, day 2027-05-02. Please choose different dates.',
    ],
    [
      { code: 'unavailable', reason: 'past', nights },
      'Selected dates are in the past: day 2027-05-01, day 2027-05-02. Please choose a later check-in.',
    ],
    [
      { code: 'unavailable', reason: 'notice', nights },
      'Selected dates are too soon to book: day 2027-05-01, day 2027-05-02. Please choose a later check-in.',
    ],
  ])('%j has the right text', (issue, text) => {
    expect(
      stayIssueText(issue, rules, (day, options) =>
        options ? formatDay(day, 'en-GB', options) : `day ${day}`,
      ),
    ).toBe(text);
  });
});
