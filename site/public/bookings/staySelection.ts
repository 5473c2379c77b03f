import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import { addDays, type PlainDate } from '@shared/domain/date';
import {
  countNights,
  minimumStayIssue,
  nightsOf,
  latestCheckin,
  stayLimitIssue,
  unavailableIssue,
  type MinimumStays,
  type Stay,
  type StayIssue,
} from '@shared/domain/bookings/stayRules';

/** What has been picked so far; a check-out never stands without an earlier check-in. */
export type Selection = { checkinDate: PlainDate | null; checkoutDate: PlainDate | null };

export const NOTHING_PICKED: Selection = { checkinDate: null, checkoutDate: null };

/**
 * The selection after a day is picked: first the check-in, then a later check-out. An earlier
 * or equal day is a new check-in, and so is any day once the range is complete.
 */
export function pickDay(selection: Selection, day: PlainDate): Selection {
  const { checkinDate, checkoutDate } = selection;
  const awaitsCheckout = checkinDate !== null && checkoutDate === null;
  return awaitsCheckout && day > checkinDate
    ? { checkinDate, checkoutDate: day }
    : { checkinDate: day, checkoutDate: null };
}

/** The complete stay, or `null` while one of its days is missing or they are out of order. */
export function stayOf({ checkinDate, checkoutDate }: Selection): Stay | null {
  if (!checkinDate || !checkoutDate) return null;
  const stay = { checkinDate, checkoutDate };
  return countNights(stay) > 0 ? stay : null;
}

/**
 * The first day after the check-in whose night is taken: the guest can leave that morning,
 * but stay no longer. `null` while nothing known is in the way.
 * @param days what is known of availability
 */
export function lastCheckout(
  selection: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
): PlainDate | null {
  if (!selection.checkinDate || selection.checkoutDate) return null;
  for (
    let day = addDays(selection.checkinDate, 1), known = days.get(day);
    known;
    day = addDays(day, 1), known = days.get(day)
  ) {
    if (!known.available) return day;
  }
  return null;
}

/**
 * What a free day can be for the next pick: after the last day of arrival only a check-out, and
 * nothing where a check-in has to be picked first.
 * @param today the villa's day
 */
export function roleOfFreeDay(
  day: PlainDate,
  { checkinDate, checkoutDate }: Selection,
  today: PlainDate,
): 'any' | 'checkout' | 'none' {
  if (day <= latestCheckin(today)) return 'any';
  return checkinDate !== null && checkoutDate === null ? 'checkout' : 'none';
}

/**
 * Why what is picked cannot be booked, as far as the calendar knows: days out of order, which
 * can be typed, stays of too many nights and too far ahead, then nights that cannot be had, then
 * the minimum stay. The server has the last word with the price.
 * @param today the villa's day
 * @returns `null` as well while a day is missing
 */
export function selectionIssue(
  { checkinDate, checkoutDate }: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: MinimumStays,
  today: PlainDate,
): StayIssue | null {
  if (!checkinDate || !checkoutDate) return null;
  const stay = { checkinDate, checkoutDate };
  const limit = stayLimitIssue(stay, today);
  if (limit) return limit;
  const unavailable = nightsOf(stay).flatMap((night) => {
    const reason = days.get(night)?.reason;
    return reason ? [{ night, reason }] : [];
  });
  return unavailableIssue(unavailable) ?? minimumStayIssue(stay, rules);
}
