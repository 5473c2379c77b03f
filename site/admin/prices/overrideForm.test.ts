import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf, overrideFormSchema, priorityOf } from './overrideForm';
import { priceText, overrideNightsText } from './overrideText';

const FIELDS = {
  name: 'Easter',
  description: '',
  startDate: '2027-03-26',
  endDate: '2027-04-04',
  overridePrice: '520.5',
  priority: '2',
  minStay: '',
  isActive: false,
  arrivalDays: [6],
  departureDays: null,
};
const issuesOf = (fields: Partial<typeof FIELDS>) =>
  z
    .safeParse(overrideFormSchema, { ...FIELDS, ...fields })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form of an override', () => {
  it('produces what the server accepts', () => {
    expect(z.parse(overrideFormSchema, FIELDS)).toEqual({
      name: 'Easter',
      description: null,
      startDate: '2027-03-26',
      endDate: '2027-04-04',
      overridePrice: '520.50',
      priority: 2,
      minStay: null,
      isActive: false,
      arrivalDays: [6],
      departureDays: null,
    });
  });

  it('reports what is missing in the specification’s wording', () => {
    expect(issuesOf({ name: '', startDate: '', endDate: '', overridePrice: '' })).toEqual([
      ['name', 'Name is required'],
      ['startDate', 'Start date is required'],
      ['endDate', 'End date is required'],
      ['overridePrice', 'Override price is required'],
    ]);
    expect(issuesOf({ endDate: '2027-03-25' })).toEqual([
      ['endDate', 'End date must be on or after the start date'],
    ]);
    for (const [overridePrice, message] of [
      ['2.500', 'Override price could be 2500 or 2.50. Please write one of the two'],
      ['12,3456', 'Override price can have at most 2 decimals'],
      ['-20', 'Override price cannot be below 0'],
      ['100000000', 'Override price can be at most 99999999.99'],
      ['much', 'Override price must be an amount such as 2500.50 or 2.500,50, at most 99999999.99'],
    ] as const) {
      expect(issuesOf({ overridePrice })).toEqual([['overridePrice', message]]);
    }
    for (const minStay of ['0', '91', '2.5', 'week']) {
      expect(issuesOf({ minStay })).toEqual([
        ['minStay', 'Minimum stay must be a whole number of nights from 1 to 90'],
      ]);
    }
    expect(issuesOf({ priority: '-1' })).toEqual([['priority', 'Priority must be 0 or higher']]);
  });

  it.each([
    ['', 0],
    ['high', 0],
    ['7', 7],
    ['2.5', 2],
    ['-1', -1],
  ])('reads %j as priority %i', (text, priority) => {
    expect(priorityOf(text)).toBe(priority);
  });

  it('starts empty for a new one', () => {
    expect(fieldsOf(null)).toEqual({
      name: '',
      description: '',
      startDate: '',
      endDate: '',
      overridePrice: '',
      priority: '0',
      minStay: '',
      isActive: true,
      arrivalDays: null,
      departureDays: null,
    });
  });
});

it.each([
  ['2027-03-26', '2027-04-04', 'Nights 26 Mar to 4 Apr 2027 (10 nights)'],
  ['2026-12-27', '2027-01-03', 'Nights 27 Dec 2026 to 3 Jan 2027 (8 nights)'],
  ['2027-05-01', '2027-05-01', 'Night of 1 May 2027'],
])('writes %s to %s as %s', (startDate, endDate, text) => {
  expect(overrideNightsText({ startDate, endDate })).toBe(text);
});

it('writes the price as one of a night', () => {
  expect(priceText({ overridePrice: '520.50' }, 'GBP')).toBe('£520.50 per night');
});
