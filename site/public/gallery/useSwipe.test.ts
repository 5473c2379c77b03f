import { describe, expect, it } from 'vitest';
import { swipeResult } from './useSwipe';

describe('a horizontal movement', () => {
  it.each([
    ['15 px, however fast, is a tap', 15, 1, null],
    ['16 px at 0.5 px/ms is too slow to turn', 16, 32, null],
    ['16 px at more than 0.5 px/ms turns', 16, 31, 'previous'],
    ['40 px, slowly, is not far enough', 40, 1_000, null],
    ['41 px, slowly, turns', 41, 1_000, 'previous'],
    ['to the left leads to the next picture', -120, 300, 'next'],
    ['that took no time is fast', -20, 0, 'next'],
  ] as const)('%s', (_claim, distance, duration, result) => {
    expect(swipeResult(distance, duration)).toBe(result);
  });
});
