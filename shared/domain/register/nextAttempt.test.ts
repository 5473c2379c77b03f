import { expect, it } from 'vitest';
import { nextAttempt } from './nextAttempt';

const NOW = new Date('2026-07-06T10:00:00Z');
const END = new Date('2026-07-08T23:00:00Z');

it('sends again after 5 minutes, 30 minutes, 2 hours and then every 4 hours', () => {
  const times = [1, 2, 3, 4, 5].map((attempts) => nextAttempt(attempts, NOW, END)?.toISOString());
  expect(times.map((time) => time?.slice(11, 16))).toEqual([
    '10:05',
    '10:30',
    '12:00',
    '14:00',
    '14:00',
  ]);
});

it('stops at the end of the last day', () => {
  expect(nextAttempt(9, new Date('2026-07-08T19:00:00Z'), END)).toBeNull();
});
