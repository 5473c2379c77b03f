import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../test/buildBooking';
import { agendaDayText, agendaOf, soonText } from './todayText';

const TODAY = '2027-03-10';

describe('the next days', () => {
  const rowsOf = (...stays: [string, string][]) =>
    agendaOf({
      today: TODAY,
      imported: [],
      stays: stays.map(([checkinDate, checkoutDate]) =>
        buildBooking({ checkinDate, checkoutDate }),
      ),
    }).map(({ kind, day }) => `${day} ${kind}`);

  it('have a stay’s arrival and departure, each on its day', () => {
    expect(rowsOf(['2027-03-11', '2027-03-14'])).toEqual([
      '2027-03-11 arrival',
      '2027-03-14 departure',
    ]);
  });

  it('end with the seventh', () => {
    expect(rowsOf(['2027-03-16', '2027-03-20'])).toEqual(['2027-03-16 arrival']);
    expect(rowsOf(['2027-03-10', '2027-03-16'])).toEqual([
      '2027-03-10 arrival',
      '2027-03-16 departure',
    ]);
    expect(rowsOf(['2027-03-10', '2027-03-17'])).toEqual(['2027-03-10 arrival']);
  });

  it('begin with who is there, then who leaves, then who arrives', () => {
    expect(
      rowsOf(
        ['2027-03-10', '2027-03-30'],
        ['2027-03-05', '2027-03-10'],
        ['2027-03-06', '2027-03-11'],
      ),
    ).toEqual([
      '2027-03-10 underWay',
      '2027-03-10 departure',
      '2027-03-10 arrival',
      '2027-03-11 departure',
    ]);
  });

  it('have a stay that goes on after them once', () => {
    expect(rowsOf(['2027-02-01', '2027-04-01'])).toEqual(['2027-03-10 underWay']);
  });

  it.each([
    ['2027-03-10', 'Today'],
    ['2027-03-11', 'Tomorrow'],
    ['2027-03-16', 'Tue 16 Mar'],
    ['2028-01-01', 'Sat 1 Jan 2028'],
  ])('says %s as %s', (day, text) => {
    expect(agendaDayText(day, TODAY)).toBe(text);
  });
});

it.each([
  ['2027-03-09', 'Would have arrived already'],
  ['2027-03-10', 'Would arrive today'],
  ['2027-03-11', 'Would arrive tomorrow'],
  ['2027-03-12', null],
])('marks who waits for an answer and would arrive on %s', (day, text) => {
  expect(soonText(day, TODAY)).toBe(text);
});
