import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import {
  countNights,
  MAX_NIGHTS,
  stayIssues,
  type MinimumStays,
  type StayLimits,
  type Stay,
  type StayIssue,
  type UnavailableReason,
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

/** Why a free day cannot be picked. `too_few_free`: the next guests arrive before the minimum stay ends. */
export type DayReason = StayIssue | { code: 'too_few_free'; nights: number; minimum: number };

/** The role of a day in the next pick. `refused` is a free day with the rule that forbids it. */
export type DayOffer =
  | { role: 'checkin' | 'checkout' }
  | { role: 'refused'; issue: DayReason }
  | { role: 'none' };

/** What a guest is told about a day that cannot be picked. */
export type DayNote =
  | { kind: 'first_checkout' | 'last_checkout'; checkinDate: PlainDate; checkoutDate: PlainDate }
  | { kind: 'refused'; day: PlainDate; issue: DayReason }
  | { kind: 'unavailable'; day: PlainDate; reason: UnavailableReason };

/**
 * What a day can be for the next pick. A check-out is offered exactly when the server accepts the stay, a
 * check-in when a check-out can follow it within the loaded days.
 * @param choosing see `choosingOf`
 * @param days loaded availability
 * @param today the villa's day
 */
export function offerOfDay(
  day: PlainDate,
  choosing: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): DayOffer {
  const known = days.get(day);
  if (!known) return { role: 'none' };
  if (isCheckoutNext(choosing, day)) {
    const issue = selectionIssue({ ...choosing, checkoutDate: day }, days, rules, today);
    if (!issue) return { role: 'checkout' };
    return known.available ? { role: 'refused', issue } : { role: 'none' };
  }
  if (!known.available) return { role: 'none' };
  const issue = checkinIssue(day, days, rules, today);
  if (!issue) return { role: 'checkin' };
  const nights = freeNightsFrom(day, days);
  const minimum = known.minStay ?? 1;
  const isGap = issue.code === 'minimum_stay' || issue.code === 'no_departure';
  return isGap && nights < minimum
    ? { role: 'refused', issue: { code: 'too_few_free', nights, minimum } }
    : { role: 'refused', issue };
}

/**
 * The selection that the next pick continues. A range that the rules reject keeps its check-in, so that the next
 * pick is its check-out. A valid range, and a check-in that no check-out can follow, start over.
 * @param today the villa's day
 */
export function choosingOf(
  selection: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): Selection {
  const { checkinDate, checkoutDate } = selection;
  if (checkinDate === null) return selection;
  if (checkoutDate !== null && selectionIssue(selection, days, rules, today) === null) {
    return NOTHING_PICKED;
  }
  return checkinIssue(checkinDate, days, rules, today)
    ? NOTHING_PICKED
    : { checkinDate, checkoutDate: null };
}

/**
 * The selection after a press on a day. A day that cannot be picked changes nothing.
 * @returns `selection` itself if nothing changes
 */
export function pressDay(
  selection: Selection,
  day: PlainDate,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): Selection {
  const choosing = choosingOf(selection, days, rules, today);
  const { role } = offerOfDay(day, choosing, days, rules, today);
  return role === 'checkin' || role === 'checkout' ? pickDay(choosing, day) : selection;
}

/** Why a day cannot be picked. @param choosing see `choosingOf` @returns `null` if it can, or is not loaded */
export function noteOfDay(
  day: PlainDate,
  choosing: Selection,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): DayNote | null {
  const offer = offerOfDay(day, choosing, days, rules, today);
  if (offer.role === 'checkin' || offer.role === 'checkout') return null;
  const { checkinDate } = choosing;
  if (checkinDate !== null && isCheckoutNext(choosing, day) && days.has(day)) {
    const { first, last } = checkoutsAfter(checkinDate, days, rules, today);
    if (first && day < first) return { kind: 'first_checkout', checkinDate, checkoutDate: first };
    const isWeekday = offer.role === 'refused' && offer.issue.code === 'no_departure';
    if (last && day > last && !isWeekday) {
      return { kind: 'last_checkout', checkinDate, checkoutDate: last };
    }
  }
  if (offer.role === 'refused') return { kind: 'refused', day, issue: offer.issue };
  const reason = days.get(day)?.reason;
  return reason ? { kind: 'unavailable', day, reason } : null;
}

/** The first and the last loaded day that can be the check-out of a check-in. */
function checkoutsAfter(
  checkinDate: PlainDate,
  days: ReadonlyMap<PlainDate, AvailabilityDay>,
  rules: GuestRules,
  today: PlainDate,
): { first: PlainDate | undefined; last: PlainDate | undefined } {
  const possible = eachDay(
    addDays(checkinDate, 1),
    addDays(checkinDate, freeNightsFrom(checkinDate, days)),
  ).filter(
    (checkoutDate) =>
      days.has(checkoutDate) &&
      selectionIssue({ checkinDate, checkoutDate }, days, rules, today) === null,
  );
  return { first: possible[0], last: possible.at(-1) };
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
  let last: StayIssue | null = null;
  for (let nights = 1; nights <= MAX_NIGHTS; nights += 1) {
    const checkoutDate = addDays(day, nights);
    const issue = selectionIssue({ checkinDate: day, checkoutDate }, days, rules, today);
    if (!issue) return null;
    // No later check-out resolves these.
    if (['too_far_ahead', 'no_arrival'].includes(issue.code)) return issue;
    if (issue.code === 'unavailable') return last ?? issue;
    // There may be a check-out beyond the loaded days.
    if (!days.has(checkoutDate)) return null;
    last = issue;
  }
  return last;
}

function isCheckoutNext({ checkinDate, checkoutDate }: Selection, day: PlainDate): boolean {
  return checkinDate !== null && checkoutDate === null && day > checkinDate;
}

/** The nights from a day to the first one that is taken or not loaded. */
function freeNightsFrom(day: PlainDate, days: ReadonlyMap<PlainDate, AvailabilityDay>): number {
  let nights = 0;
  while (days.get(addDays(day, nights))?.available) nights += 1;
  return nights;
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
