import { describe, expect, it } from 'vitest';
import { isQuiet, timeOfDay } from './quietHours';

describe('quiet hours', () => {
  it.each([
    ['22:00', '08:00', '21:59', false],
    ['22:00', '08:00', '22:00', true],
    ['22:00', '08:00', '00:00', true],
    ['22:00', '08:00', '07:59', true],
    ['22:00', '08:00', '08:00', false],
    ['13:00', '15:00', '14:00', true],
    ['13:00', '15:00', '12:59', false],
    ['13:00', '15:00', '15:00', false],
    ['09:00', '09:00', '09:00', false],
  ])('from %s to %s at %s: %s', (from, to, time, quiet) => {
    expect(isQuiet({ isOn: true, from, to }, time)).toBe(quiet);
  });

  it('never apply while they are off', () => {
    expect(isQuiet({ isOn: false, from: '00:00', to: '23:59' }, '12:00')).toBe(false);
  });

  it('follow the computer’s clock', () => {
    expect(timeOfDay(new Date(2027, 2, 1, 7, 5))).toBe('07:05');
  });
});
