import { expect, it } from 'vitest';
import { agendaDayText } from './todayText';

it.each([
  ['2027-03-10', 'Today'],
  ['2027-03-11', 'Tomorrow'],
  ['2027-03-16', 'Tue 16 Mar'],
  ['2028-01-01', 'Sat 1 Jan 2028'],
])('says %s as %s', (day, text) => {
  expect(agendaDayText(day, '2027-03-10')).toBe(text);
});
