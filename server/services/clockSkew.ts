/**
 * Tolerance for stored times in the future: clocks of several servers differ a little, and network time corrects a
 * clock by seconds. A time further ahead comes from a clock that has been put back since, see `clockRepair.ts`.
 */
export const CLOCK_SKEW_MS = 5 * 60_000;
