import { addMonths, daysBetween, eachDay, addDays, parts, type PlainDate } from '../date';
import { allowsWeekday, type Weekday } from '../prices/season';

/** A stay is half-open: the guest sleeps from check-in up to the night before check-out. */
export type Stay = { checkinDate: PlainDate; checkoutDate: PlainDate };

/** Longest stay that can be asked for, in nights. */
export const MAX_NIGHTS = 90;
/** How far ahead a check-in may lie, in months. */
export const MAX_MONTHS_AHEAD = 24;
/** How far back, and how far ahead, the owner may enter stays and blocks, in months. */
const OWNER_MONTHS = { back: 24, ahead: 60 } as const;
/** Most days that one availability query may cover. */
export const MAX_AVAILABILITY_DAYS = 370;
/** Longest block that the owner can make at once, in nights: a year. */
export const MAX_BLOCK_NIGHTS = 366;
/** Guests that the nightly price includes (the marketed "6-8"); each further one costs `extraGuestFee`. */
export const INCLUDED_GUESTS = 6;

/** Why a night cannot be slept in. It never tells who booked. */
export const UNAVAILABLE_REASONS = ['past', 'notice', 'booked', 'blocked'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Nights between check-in and check-out; zero or negative when the order is wrong. */
export function countNights(stay: Stay): number {
  return daysBetween(stay.checkinDate, stay.checkoutDate);
}

/**
 * Nights a stay occupies, check-in first; the check-out day is not one.
 * @param stay half-open [checkinDate, checkoutDate), villa days
 * @returns at least one `yyyy-MM-dd`, ascending
 * @throws RangeError when check-out is not after check-in
 */
export function nightsOf(stay: Stay): PlainDate[] {
  if (countNights(stay) < 1) throw new RangeError('Check-out must be after check-in');
  return eachDay(stay.checkinDate, addDays(stay.checkoutDate, -1));
}

/** Whether two stays share a night. Leaving and arriving on one day is no clash. */
export function staysOverlap(a: Stay, b: Stay): boolean {
  return a.checkinDate < b.checkoutDate && b.checkinDate < a.checkoutDate;
}

/** Whether all nights of a stay are past. @param today the villa's day */
export function isOver({ checkoutDate }: Pick<Stay, 'checkoutDate'>, today: PlainDate): boolean {
  return checkoutDate <= today;
}

/** What is wrong with a stay, and what a sentence about it needs; `shared/i18n/stayIssueText.ts` makes it. */
export type StayIssue =
  | { code: 'checkout_not_later' }
  | { code: 'too_many_nights'; limit: number }
  | { code: 'too_far_ahead'; months: number }
  | { code: 'no_arrival'; day: PlainDate; weekdays: readonly Weekday[] }
  | { code: 'no_departure'; day: PlainDate; weekdays: readonly Weekday[] }
  | {
      code: 'minimum_stay';
      /** Whose sentence says it: one of the specification's, or that of the arrival's day. */
      season: 'peak' | 'regular' | 'day';
      nights: number;
      day: PlainDate;
    }
  | { code: 'unavailable'; reason: 'past' | 'notice' | 'taken'; nights: readonly PlainDate[] };

/** The field of a stay to which an issue belongs. */
export function fieldOfStayIssue({ code }: StayIssue): 'checkinDate' | 'checkoutDate' {
  return code === 'too_far_ahead' || code === 'no_arrival' ? 'checkinDate' : 'checkoutDate';
}

/**
 * First limit that a stay breaks, or `null`. Checked before anything is looked up.
 * @param today the villa's day
 */
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

/** The issue of a stay of no night or of too many, or `null`. */
export function stayLengthIssue(stay: Stay, limit = MAX_NIGHTS): StayIssue | null {
  const nights = countNights(stay);
  if (nights < 1) return { code: 'checkout_not_later' };
  if (nights > limit) return { code: 'too_many_nights', limit };
  return null;
}

/** What the owner allows at most: nights of a stay, and months from today to a check-in. */
export type StayLimits = { maxStay: number; monthsAhead: number };

/** What is wrong with the first of the days that the owner enters. */
export type OwnerDaysIssue =
  | { code: 'too_far_back'; months: number }
  | { code: 'too_far_ahead'; years: number };

/**
 * First limit that days which the owner enters break, or `null`. Guests' rules of notice,
 * minimum stay and how far ahead do not bind the owner; these only catch typing errors.
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

/** The minimum stays of the settings, in nights. */
export type MinimumStays = { minStayRegular: number; minStayPeak: number };

/** What a day allows guests; a rule that is not there lets everything through. */
export type StayDay = {
  /** Why its night cannot be had. */
  reason?: UnavailableReason | undefined;
  /** Fewest nights of a stay that begins on it. */
  minStay?: number | undefined;
  /** Days of the week on which guests may arrive, by this day's rule. */
  arrivalDays?: readonly Weekday[] | undefined;
  departureDays?: readonly Weekday[] | undefined;
};

/**
 * Every rule for guests that a stay breaks, in this order: limits, days of the week, minimum stay,
 * nights that cannot be had. The server, the guest's calendar and the owner's hints all ask here.
 * @param dayOf what is known of a day; of an unknown one nothing is said
 * @param today the villa's day
 * @returns none for a stay that can be booked
 */
export function stayIssues(
  stay: Stay,
  dayOf: (day: PlainDate) => StayDay | undefined,
  settings: MinimumStays & Partial<StayLimits>,
  today: PlainDate,
): StayIssue[] {
  const limit = stayLimitIssue(stay, today, settings);
  // Nothing more can be said of days that are out of order or too many to look at.
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

/** The issue of arriving on a day of the week on which nobody may, or `null`. */
export function arrivalIssue(day: PlainDate, rule: StayDay | undefined): StayIssue | null {
  const weekdays = rule?.arrivalDays;
  if (!weekdays || allowsWeekday(day, weekdays)) return null;
  return { code: 'no_arrival', day, weekdays };
}

/** The issue of leaving on a day of the week on which nobody may, or `null`. */
export function departureIssue(day: PlainDate, rule: StayDay | undefined): StayIssue | null {
  const weekdays = rule?.departureDays;
  if (!weekdays || allowsWeekday(day, weekdays)) return null;
  return { code: 'no_departure', day, weekdays };
}

/** The issue of a stay that is too short, or `null` when it is long enough. */
function minimumStayIssue(stay: Stay, nights: number, minimums: MinimumStays): StayIssue | null {
  if (countNights(stay) >= nights) return null;
  const day = stay.checkinDate;
  return { code: 'minimum_stay', season: minimumSentence(day, nights, minimums), nights, day };
}

/** The specification's sentences name the months, so they are for arrivals of which they are true. */
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
 * The issue of a stay with nights that cannot be had, or `null` without such nights. One reason is
 * named, with its nights: days that are past or too soon come first, because they ask for a later
 * check-in.
 * @param unavailable the nights that cannot be had
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
