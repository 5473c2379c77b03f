import { addMonths, daysBetween, eachDay, addDays, parts, type PlainDate } from '../date';
import { allowsWeekday, type Weekday } from '../prices/season';

/** Half-open: the last night is the one before check-out. */
export type Stay = { checkinDate: PlainDate; checkoutDate: PlainDate };

/** Longest stay that guests can request, in nights. */
export const MAX_NIGHTS = 90;
/** Latest check-in, in months from today. */
export const MAX_MONTHS_AHEAD = 24;
/** How far back and ahead the owner may enter stays and blocks, in months. */
const OWNER_MONTHS = { back: 24, ahead: 60 } as const;
/** Longest range of an availability query, in days. */
export const MAX_AVAILABILITY_DAYS = 370;
/** Longest block in nights: a year. */
export const MAX_BLOCK_NIGHTS = 366;
/** Guests included in the nightly price (marketed as "6-8"). Each further one costs `extraGuestFee`. */
export const INCLUDED_GUESTS = 6;

/** Why a night is unavailable. Never reveals who booked it. */
export const UNAVAILABLE_REASONS = ['past', 'notice', 'booked', 'blocked'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Nights between check-in and check-out; zero or negative when the order is wrong. */
export function countNights(stay: Stay): number {
  return daysBetween(stay.checkinDate, stay.checkoutDate);
}

/**
 * The nights of a stay, without the check-out day.
 * @param stay half-open [checkinDate, checkoutDate), villa days
 * @returns at least one `yyyy-MM-dd`, ascending
 * @throws RangeError when check-out is not after check-in
 */
export function nightsOf(stay: Stay): PlainDate[] {
  if (countNights(stay) < 1) throw new RangeError('Check-out must be after check-in');
  return eachDay(stay.checkinDate, addDays(stay.checkoutDate, -1));
}

/** Whether two stays share a night. A departure and an arrival on the same day do not clash. */
export function staysOverlap(a: Stay, b: Stay): boolean {
  return a.checkinDate < b.checkoutDate && b.checkinDate < a.checkoutDate;
}

/** Whether both have the same days. @param other `null`, or with `null` days, if nothing is chosen */
export function isSameStay(
  stay: Stay,
  other: { checkinDate: PlainDate | null; checkoutDate: PlainDate | null } | null,
): boolean {
  return stay.checkinDate === other?.checkinDate && stay.checkoutDate === other.checkoutDate;
}

/** Whether all nights of a stay are past. @param today the villa's day */
export function isOver({ checkoutDate }: Pick<Stay, 'checkoutDate'>, today: PlainDate): boolean {
  return checkoutDate <= today;
}

/** Whether a guest's page is closed: from the day after departure. @param today the villa's day */
export function isPageClosed(
  { checkoutDate }: Pick<Stay, 'checkoutDate'>,
  today: PlainDate,
): boolean {
  return checkoutDate < today;
}

/** A violated rule, with the data for its message; `shared/i18n/stayIssueText.ts` formats it. */
export type StayIssue =
  | { code: 'checkout_not_later' }
  | { code: 'too_many_nights'; limit: number }
  | { code: 'too_far_ahead'; months: number }
  | { code: 'no_arrival'; day: PlainDate; weekdays: readonly Weekday[] }
  | { code: 'no_departure'; day: PlainDate; weekdays: readonly Weekday[] }
  | {
      code: 'minimum_stay';
      season: 'peak' | 'regular' | 'day';
      nights: number;
      day: PlainDate;
    }
  | { code: 'unavailable'; reason: 'past' | 'notice' | 'taken'; nights: readonly PlainDate[] };

export function fieldOfStayIssue({ code }: StayIssue): 'checkinDate' | 'checkoutDate' {
  return code === 'too_far_ahead' || code === 'no_arrival' ? 'checkinDate' : 'checkoutDate';
}

/** The first limit that a stay violates, or `null`. Needs no availability data. @param today the villa's day */
export function stayLimitIssue(
  stay: Stay,
  today: PlainDate,
  { maxStay, monthsAhead = MAX_MONTHS_AHEAD }: Partial<StayLimits> = {},
): StayIssue | null {
  const length = stayLengthIssue(stay, maxStay);
  if (length) return length;
  if (stay.checkinDate > latestCheckin(today, monthsAhead)) {
    return { code: 'too_far_ahead', months: monthsAhead };
  }
  return null;
}

/** The last day on which guests can arrive. @param today the villa's day */
export function latestCheckin(today: PlainDate, monthsAhead = MAX_MONTHS_AHEAD): PlainDate {
  return addMonths(today, monthsAhead);
}

/** The issue of a stay without nights or with too many, or `null`. */
export function stayLengthIssue(stay: Stay, limit = MAX_NIGHTS): StayIssue | null {
  const nights = countNights(stay);
  if (nights < 1) return { code: 'checkout_not_later' };
  if (nights > limit) return { code: 'too_many_nights', limit };
  return null;
}

export type StayLimits = { maxStay: number; monthsAhead: number };

/** The rule that the first day of a stay or block entered by the owner violates. */
export type OwnerDaysIssue =
  | { code: 'too_far_back'; months: number }
  | { code: 'too_far_ahead'; years: number };

/**
 * The first limit that the owner's dates violate, or `null`. It only catches typing errors: the rules for guests
 * (notice, minimum stay, arrival limit) do not bind the owner.
 */
export function ownerDaysIssue(first: PlainDate, today: PlainDate): OwnerDaysIssue | null {
  if (first < addMonths(today, -OWNER_MONTHS.back)) {
    return { code: 'too_far_back', months: OWNER_MONTHS.back };
  }
  if (first > addMonths(today, OWNER_MONTHS.ahead)) {
    return { code: 'too_far_ahead', years: OWNER_MONTHS.ahead / 12 };
  }
  return null;
}

export type MinimumStays = { minStayRegular: number; minStayPeak: number };

/** Rules of a day for guests. A missing rule allows everything. */
export type StayDay = {
  reason?: UnavailableReason | undefined;
  /** Minimum nights of a stay that begins on this day. */
  minStay?: number | undefined;
  arrivalDays?: readonly Weekday[] | undefined;
  departureDays?: readonly Weekday[] | undefined;
};

/**
 * Every guest rule that a stay violates, in this order: limits, weekdays, minimum stay, unavailable nights. Used by
 * the server, the guest's calendar and the owner's hints.
 * @param dayOf rules of a day; unknown days cause no issue
 * @param today the villa's day
 * @returns empty for a bookable stay
 */
export function stayIssues(
  stay: Stay,
  dayOf: (day: PlainDate) => StayDay | undefined,
  settings: MinimumStays & Partial<StayLimits>,
  today: PlainDate,
): StayIssue[] {
  const limit = stayLimitIssue(stay, today, settings);
  // Dates that are out of order or too many cannot be checked further.
  if (limit && limit.code !== 'too_far_ahead') return [limit];
  const unavailable = nightsOf(stay).flatMap((night) => {
    const reason = dayOf(night)?.reason;
    return reason ? [{ night, reason }] : [];
  });
  return [
    limit,
    arrivalIssue(stay.checkinDate, dayOf(stay.checkinDate)),
    departureIssue(stay.checkoutDate, dayOf(stay.checkoutDate)),
    minimumStayIssue(stay, dayOf(stay.checkinDate)?.minStay ?? 1, settings),
    unavailableIssue(unavailable),
  ].filter((issue) => issue !== null);
}

export function arrivalIssue(day: PlainDate, rule: StayDay | undefined): StayIssue | null {
  const weekdays = rule?.arrivalDays;
  if (!weekdays || allowsWeekday(day, weekdays)) return null;
  return { code: 'no_arrival', day, weekdays };
}

export function departureIssue(day: PlainDate, rule: StayDay | undefined): StayIssue | null {
  const weekdays = rule?.departureDays;
  if (!weekdays || allowsWeekday(day, weekdays)) return null;
  return { code: 'no_departure', day, weekdays };
}

function minimumStayIssue(stay: Stay, nights: number, minimums: MinimumStays): StayIssue | null {
  if (countNights(stay) >= nights) return null;
  const day = stay.checkinDate;
  return { code: 'minimum_stay', season: minimumSentence(day, nights, minimums), nights, day };
}

/** The specification's messages name months, so they only apply to arrivals in those months. */
function minimumSentence(
  day: PlainDate,
  nights: number,
  { minStayRegular, minStayPeak }: MinimumStays,
): 'peak' | 'regular' | 'day' {
  const isPeakMonth = PEAK_MONTHS.includes(parts(day).month);
  if (isPeakMonth) return nights === minStayPeak ? 'peak' : 'day';
  return nights === minStayRegular ? 'regular' : 'day';
}

const PEAK_MONTHS: readonly number[] = [7, 8];

/**
 * The issue of a stay with unavailable nights, or `null`. It names one reason with its nights. Past days and short
 * notice come first, because they require a later check-in.
 * @param unavailable the unavailable nights
 */
export function unavailableIssue(
  unavailable: readonly { night: PlainDate; reason: UnavailableReason }[],
): StayIssue | null {
  const nightsOfReason = (...reasons: UnavailableReason[]) =>
    unavailable.filter(({ reason }) => reasons.includes(reason)).map(({ night }) => night);
  const past = nightsOfReason('past');
  if (past.length > 0) return { code: 'unavailable', reason: 'past', nights: past };
  const soon = nightsOfReason('notice');
  if (soon.length > 0) return { code: 'unavailable', reason: 'notice', nights: soon };
  const taken = nightsOfReason('booked', 'blocked');
  return taken.length > 0 ? { code: 'unavailable', reason: 'taken', nights: taken } : null;
}
