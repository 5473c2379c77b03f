import { addDays } from '@shared/domain/date';
import { expect, it } from 'vitest';
import { outdatedDays } from './rotation';

/** `count` consecutive days up to `last`. */
const daysUntil = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));

it('keeps the last seven days', () => {
  expect(outdatedDays(daysUntil('2027-03-10', 7), '2027-03-10')).toEqual([]);
});

it('keeps seven days, four ends of weeks and six ends of months out of a year of backups', () => {
  const days = daysUntil('2027-03-10', 365);
  const outdated = new Set(outdatedDays(days, '2027-03-10'));
  expect(days.filter((day) => !outdated.has(day))).toEqual([
    // The ends of October to February; March has only begun.
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    // Sundays; 28 February is also the end of its month, and this week's last is today.
    '2027-02-21',
    '2027-02-28',
    // The last seven days, including Sunday 7 March.
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
    '2027-03-07',
    '2027-03-08',
    '2027-03-09',
    '2027-03-10',
  ]);
});

it('keeps the same backups if it runs every night', () => {
  const start = '2026-01-01';
  let kept: string[] = [];
  for (let night = 0; night < 365; night += 1) {
    kept.push(addDays(start, night));
    const outdated = new Set(outdatedDays(kept, addDays(start, night)));
    kept = kept.filter((day) => !outdated.has(day));
    expect(kept.length).toBeLessThanOrEqual(17);
  }
  expect(kept).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    ...daysUntil('2026-12-31', 7),
  ]);
});

it('after a long pause deletes only what newer backups replace', () => {
  expect(outdatedDays(['2020-05-01', '2027-03-10'], '2027-03-10')).toEqual([]);
});

it('accepts days in any order, and none at all', () => {
  expect(outdatedDays(['2027-03-02', '2027-03-01'], '2027-03-10')).toEqual([]);
  expect(outdatedDays([], '2027-03-10')).toEqual([]);
});

it('keeps backups from a wrong clock until their day, and does not count them', () => {
  const days = daysUntil('2027-03-10', 8);
  const alone = outdatedDays(days, '2027-03-10');
  expect(alone).toEqual(['2027-03-03']);
  expect(outdatedDays([...days, '2028-03-09', '2028-03-10'], '2027-03-10')).toEqual(alone);
  expect(outdatedDays(days, '1970-01-01')).toEqual([]);
});
