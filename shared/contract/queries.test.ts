import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from '../test/issues';
import { availabilityQuerySchema } from './calendars/availability';
import { pageQuerySchema } from './pagination';
import { browseQuerySchema } from './gallery/image';

describe('an availability query', () => {
  it.each([
    ['2027-05-01', '2027-05-01'],
    ['2027-05-01', '2027-05-31'],
    // 370 days, both ends included, across a leap day
    ['2028-01-01', '2029-01-04'],
  ])('may cover %s to %s', (startDate, endDate) => {
    expect(z.parse(availabilityQuerySchema, { startDate, endDate })).toEqual({
      startDate,
      endDate,
    });
  });

  it.each([
    [{}, ['startDate: Start date is required', 'endDate: End date is required']],
    [{ startDate: '', endDate: '2027-05-01' }, ['startDate: Start date is required']],
    [
      { startDate: '2027-05-02', endDate: '2027-05-01' },
      ['endDate: End date must be on or after the start date'],
    ],
    [
      { startDate: '2028-01-01', endDate: '2029-01-05' },
      ['endDate: At most 370 days can be asked for at once'],
    ],
    [
      { startDate: '2027-02-30', endDate: '2027-02-01' },
      ['startDate: Please use a real date in the form yyyy-MM-dd'],
    ],
    [
      { startDate: 'yesterday', endDate: '2027-02-01' },
      ['startDate: Please use a real date in the form yyyy-MM-dd'],
    ],
    // `?startDate=a&startDate=b` arrives as a list.
    [
      { startDate: ['2027-05-01', '2027-05-02'], endDate: '2027-05-03' },
      ['startDate: Start date is required'],
    ],
  ])('refuses %j', (query, issues) => {
    expect(issuesOf(availabilityQuerySchema, query)).toEqual(issues);
  });
});

describe('a query for a page of a list', () => {
  it.each([
    [{}, {}],
    [{ limit: '1' }, { limit: 1 }],
    [
      { limit: '500', cursor: 'MTc5NDI_LTE' },
      { limit: 500, cursor: 'MTc5NDI_LTE' },
    ],
  ])('%j is read as %j', (query, read) => {
    expect(z.parse(pageQuerySchema, query)).toEqual(read);
  });

  it.each(['', '0', '501', '-1', '1.5', '1e2', ' 5', 'all'])('refuses a limit of %j', (limit) => {
    expect(issuesOf(pageQuerySchema, { limit })).toEqual([
      'limit: The limit must be a whole number from 1 to 500',
    ]);
  });

  it.each(['', 'a b', "'; DROP TABLE bookings", 'a'.repeat(201), 'ä'])(
    'refuses a page marker of %j',
    (cursor) => {
      expect(issuesOf(pageQuerySchema, { cursor })).toEqual([
        'cursor: This page marker is not valid',
      ]);
    },
  );

  it('refuses lists', () => {
    expect(issuesOf(pageQuerySchema, { limit: ['1', '2'], cursor: ['a', 'b'] })).toHaveLength(2);
  });
});

it.each([
  [{}, {}],
  [{ showAll: 'true' }, { showAll: true }],
  [{ showAll: 'false' }, { showAll: false }],
])('browsing reads %j as %j', (query, read) => {
  expect(z.parse(browseQuerySchema, query)).toEqual(read);
});

it.each(['', '1', 'TRUE', 'yes', ['true', 'true']])('browsing refuses showAll=%j', (showAll) => {
  expect(issuesOf(browseQuerySchema, { showAll })).toEqual([
    'showAll: showAll must be true or false',
  ]);
});
