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

/** Dates picked so far. A check-out always has an earlier check-in. */
export type Selection = { checkinDate: PlainDate | null; checkoutDate: PlainDate | null };

export const WEEK_NIGHTS = 7;

export const NOTHING_PICKED: Selection = { checkinDate: null, checkoutDate: null };

/**
 * The selection after a day is picked. A day on or before the check-in starts over, and so does any day once
 * the range is complete.
 */
export function pickDay(selection: Selection, day: PlainDate): Selection {
  const { checkinDate, checkoutDate } = selection;
  const awaitsCheckout = checkinDate !== null && checkoutDate === null;
  return awaitsCheckout && day > checkinDate
    ? { checkinDate, checkoutDate: day }
    : { checkinDate: day, checkoutDate: null };
}

/** `null` while a date is missing or they are out of order. */
export function stayOf({ checkinDate, checkoutDate }: Selection): Stay | null {
  if (!checkinDate || !checkoutDate) return null;
  const stay = { checkinDate, checkoutDate };
  return countNights(stay) > 0 ? stay : null;
}

/** Stay rules from the settings, or the specification's fallbacks. */
type GuestRules = MinimumStays & Partial<StayLimits>;

/** The role of a day in the next pick. `refused` is a free day with the rule that forbids it. */
export type DayOffer =
  | { role: 'checkin' | 'checkout' }
  | { role: 'refused'; issue: StayIssue }
  | { role: 'none' };

/**
 * What a day can be for the next pick. A check-out is offered exactly when the server accepts the stay, a
 * check-in when a check-out can follow it within the loaded days.
 * @param days loaded availability
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

/** Why no check-out can follow the picked check-in. The next pick then starts over. */
export function pickedCheckinIssue(
  { checkinDate, checkoutDate }: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): StayIssue | null {
  if (checkinDate === null || checkoutDate !== null) return null;
  return checkinIssue(checkinDate, days, rules, today);
}

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
    // No later check-out resolves these.
    if (['too_far_ahead', 'no_arrival'].includes(issue.code)) return issue;
    if (issue.code === 'unavailable') return first ?? issue;
    // There may be a check-out beyond the loaded days.
    if (!days.has(checkoutDate)) return null;
    first ??= issue;
  }
  return first;
}

/**
 * Why the selection cannot be booked, as far as the calendar knows. Order of checks: dates out of order (typed), length
 * and arrival limits, unavailable nights, other rules. The server decides when it prices the stay.
 * @param today the villa's day
 * @returns `null` also while a date is missing
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
