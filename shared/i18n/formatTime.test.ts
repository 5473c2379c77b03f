import { expect, it } from 'vitest';
import { formatTime } from './formatTime';

it.each([
  ['16:00', '4:00 PM'],
  ['11:05', '11:05 AM'],
  ['00:30', '12:30 AM'],
  ['12:00', '12:00 PM'],
])('writes %s as %s', (time, text) => {
  expect(formatTime(time, 'en')).toBe(text);
});
