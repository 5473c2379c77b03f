import type { Preferences } from '@shared/contract/desktop';

/**
 * Whether nothing is to be told at a time of day.
 * @param time such as `23:15`, on the owner's clock
 */
export function isQuiet({ isOn, from, to }: Preferences['quietHours'], time: string): boolean {
  if (!isOn) return false;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

/** The time of day on this computer's clock, as `23:15`. */
export function timeOfDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(now.getHours())}:${two(now.getMinutes())}`;
}
