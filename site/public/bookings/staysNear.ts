import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import {
  countNights,
  MAX_AVAILABILITY_DAYS,
  type MinimumStays,
  type Stay,
  type StayLimits,
} from '@shared/domain/bookings/stayRules';
import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import { selectionIssue } from './staySelection';

/** How far from the chosen check-in other stays are looked for. */
const REACH_DAYS = 60;
const MOST_STAYS = 3;

/** The days to read, both included. @param today the villa's day */
export function daysAround({ checkinDate, checkoutDate }: Stay, today: PlainDate) {
  const earliest = addDays(checkinDate, -REACH_DAYS);
  const startDate = earliest < today ? today : earliest;
  const last = addDays(checkoutDate, REACH_DAYS);
  const limit = addDays(startDate, MAX_AVAILABILITY_DAYS - 1);
  return { startDate, endDate: last < limit ? last : limit };
}

/**
 * The bookable stays of the same length with the nearest check-ins, in order of their dates.
 * @param days loaded availability
 * @param today the villa's day
 */
export function nearestStays(
  stay: Stay,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: MinimumStays & Partial<StayLimits>,
  today: PlainDate,
): Stay[] {
  const nights = countNights(stay);
  const free = (shift: number): Stay[] => {
    const checkinDate = addDays(stay.checkinDate, shift);
    const near = { checkinDate, checkoutDate: addDays(checkinDate, nights) };
    const isKnown = days.has(checkinDate) && days.has(near.checkoutDate);
    return isKnown && !selectionIssue(near, days, rules, today) ? [near] : [];
  };
  const distances = Array.from({ length: REACH_DAYS }, (_, index) => index + 1);
  const [earlier, ...before] = distances.flatMap((distance) => free(-distance));
  const [later, ...after] = distances.flatMap(free);
  // One on either side, then whichever is nearer.
  const distanceOf = (near: Stay) => Math.abs(daysBetween(stay.checkinDate, near.checkinDate));
  const others = [...before, ...after].toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const found = [earlier, later, ...others]
    .filter((near) => near !== undefined)
    .slice(0, MOST_STAYS);
  return found.toSorted((a, b) => (a.checkinDate < b.checkinDate ? -1 : 1));
}
