import type { Preferences } from '@shared/contract/desktop';

/** @param time such as `23:15`, on the owner's clock */
export function isQuiet({ isOn, from, to }: Preferences['quietHours'], time: string): boolean {
  if (!isOn) return false;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

export function timeOfDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(now.getHours())}:${two(now.getMinutes())}`;
}
