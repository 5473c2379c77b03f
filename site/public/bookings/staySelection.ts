import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import { addDays, type PlainDate } from '@shared/domain/date';
import {
  countNights,
  MAX_NIGHTS,
  stayIssues,
  type MinimumStays,
  type StayLimits,
  type Stay,
  type StayIssue,
} from '@shared/domain/bookings/stayRules';

/** What has been picked so far; a check-out never stands without an earlier check-in. */
export type Selection = { checkinDate: PlainDate | null; checkoutDate: PlainDate | null };

/** Of the weeks that are offered. */
export const WEEK_NIGHTS = 7;

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

/** What the settings say of stays; without them the specification's fallbacks. */
type GuestRules = MinimumStays & Partial<StayLimits>;

/** What a day is for the next pick; `refused` is a free day that some rule bars, with the rule. */
export type DayOffer =
  | { role: 'checkin' | 'checkout' }
  | { role: 'refused'; issue: StayIssue }
  | { role: 'none' };

/**
 * What a day can be for the next pick. A check-out is offered exactly when the server takes the
 * stay; a check-in when some check-out can follow it, as far as the days are known.
 * @param days what is known of availability
 * @param today the villa's day
 */
export function offerOfDay(
  day: PlainDate,
  { checkinDate, checkoutDate }: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): DayOffer {
  const known = days.get(day);
  if (!known) return { role: 'none' };
  if (checkinDate !== null && checkoutDate === null && day > checkinDate) {
    const issue = selectionIssue({ checkinDate, checkoutDate: day }, days, rules, today);
    if (!issue) return { role: 'checkout' };
    return known.available ? { role: 'refused', issue } : { role: 'none' };
  }
  if (!known.available) return { role: 'none' };
  const issue = checkinIssue(day, days, rules, today);
  return issue ? { role: 'refused', issue } : { role: 'checkin' };
}

/**
 * Why the check-in that is picked can be none, while no check-out is picked: no check-out can follow
 * it. The next pick starts over then.
 */
export function pickedCheckinIssue(
  { checkinDate, checkoutDate }: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): StayIssue | null {
  if (checkinDate === null || checkoutDate !== null) return null;
  return checkinIssue(checkinDate, days, rules, today);
}

/** Why nobody can arrive on a day, or `null`. */
function checkinIssue(
  day: PlainDate,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): StayIssue | null {
  let first: StayIssue | null = null;
  for (let nights = 1; nights <= MAX_NIGHTS; nights += 1) {
    const checkoutDate = addDays(day, nights);
    const issue = selectionIssue({ checkinDate: day, checkoutDate }, days, rules, today);
    if (!issue) return null;
    // Nothing later can mend these.
    if (['too_far_ahead', 'no_arrival'].includes(issue.code)) return issue;
    if (issue.code === 'unavailable') return first ?? issue;
    // Beyond what is known there may be a check-out.
    if (!days.has(checkoutDate)) return null;
    first ??= issue;
  }
  return first;
}

/**
 * Why what is picked cannot be booked, as far as the calendar knows: days out of order, which
 * can be typed, stays of too many nights and too far ahead, then nights that cannot be had, then
 * the other rules. The server has the last word with the price.
 * @param today the villa's day
 * @returns `null` as well while a day is missing
 */
export function selectionIssue(
  { checkinDate, checkoutDate }: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): StayIssue | null {
  if (!checkinDate || !checkoutDate) return null;
  const issues = stayIssues({ checkinDate, checkoutDate }, (day) => days.get(day), rules, today);
  const [first] = issues;
  if (first?.code === 'too_far_ahead') return first;
  return issues.find(({ code }) => code === 'unavailable') ?? first ?? null;
}
