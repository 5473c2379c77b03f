import { addMonths, daysBetween, eachDay, addDays, type PlainDate } from '../date';
import { isPeakSeason } from '../prices/season';

/** A stay is half-open: the guest sleeps from check-in up to the night before check-out. */
export type Stay = { checkinDate: PlainDate; checkoutDate: PlainDate };

/** Longest stay that can be asked for, in nights. */
export const MAX_NIGHTS = 90;
/** How far ahead a check-in may lie, in months. */
export const MAX_MONTHS_AHEAD = 24;
/** How far back, and how far ahead, the owner may enter stays and blocks, in months. */
export const OWNER_MONTHS = { back: 24, ahead: 60 } as const;
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

/**
 * First limit that a stay breaks, as a sentence for the guest, or `null`.
 * Checked before anything is looked up.
 * @param today the villa's day
 */
export function stayLimitIssue(
  stay: Stay,
  today: PlainDate,
): { path: 'checkinDate' | 'checkoutDate'; message: string } | null {
  const length = stayLengthIssue(stay);
  if (length) return { path: 'checkoutDate', message: length };
  if (stay.checkinDate > latestCheckin(today)) {
    return {
      path: 'checkinDate',
      message: `Check-in can be at most ${MAX_MONTHS_AHEAD} months ahead. Please choose an earlier date.`,
    };
  }
  return null;
}

/** The last day on which guests can arrive. @param today the villa's day */
export function latestCheckin(today: PlainDate): PlainDate {
  return addMonths(today, MAX_MONTHS_AHEAD);
}

/** The message for a stay of no night or of too many, or `null`. */
export function stayLengthIssue(stay: Stay): string | null {
  const nights = countNights(stay);
  if (nights < 1) return 'Check-out must be after check-in.';
  if (nights > MAX_NIGHTS) {
    return `A stay can be at most ${MAX_NIGHTS} nights. Please choose an earlier check-out.`;
  }
  return null;
}

/**
 * First limit that days which the owner enters break, or `null`. Guests' rules of notice,
 * minimum stay and how far ahead do not bind the owner; these only catch a slip of the keyboard.
 */
export function ownerDaysIssue(first: PlainDate, today: PlainDate): string | null {
  if (first < addMonths(today, -OWNER_MONTHS.back)) {
    return `The first day can be at most ${OWNER_MONTHS.back} months back. Please check the year.`;
  }
  if (first > addMonths(today, OWNER_MONTHS.ahead)) {
    return `The first day can be at most ${OWNER_MONTHS.ahead / 12} years ahead. Please check the year.`;
  }
  return null;
}

/** The minimum stays of the settings, in nights. */
export type MinimumStays = { minStayRegular: number; minStayPeak: number };

/** Fewest nights a stay with this check-in must have: the peak minimum in July and August. */
export function minimumStay(checkinDate: PlainDate, rules: MinimumStays): number {
  return isPeakSeason(checkinDate) ? rules.minStayPeak : rules.minStayRegular;
}

/** The message for a stay that is too short, or `null` when it is long enough. */
export function minimumStayIssue(stay: Stay, rules: MinimumStays): string | null {
  const minimum = minimumStay(stay.checkinDate, rules);
  if (countNights(stay) >= minimum) return null;
  const season = isPeakSeason(stay.checkinDate)
    ? 'during peak season (July-August)'
    : 'during regular season';
  return `Minimum stay requirement: ${minimum} night(s) ${season}. Please select ${minimum} or more nights.`;
}

/**
 * The message for a stay with nights that cannot be had. One reason is named, with its nights:
 * days that are past or too soon come first, because they ask for a later check-in.
 * @param nights the unavailable ones, at least one, as the reader should see them
 */
export function unavailableMessage(
  nights: readonly { day: string; reason: UnavailableReason }[],
): string {
  const daysOf = (...reasons: UnavailableReason[]) =>
    nights
      .filter(({ reason }) => reasons.includes(reason))
      .map(({ day }) => day)
      .join(', ');
  const past = daysOf('past');
  if (past) return `Selected dates are in the past: ${past}. Please choose a later check-in.`;
  const soon = daysOf('notice');
  if (soon) return `Selected dates are too soon to book: ${soon}. Please choose a later check-in.`;
  return `Selected dates overlap with existing bookings. Unavailable: ${daysOf('booked', 'blocked')}. Please choose different dates.`;
}

/** The same for the owner, who can do something about it. */
export function nightsHeldMessage(nights: readonly string[]): string {
  return `These nights are already taken: ${nights.join(', ')}. Cancel the booking, delete the block or free them on the site that holds them, or choose other dates.`;
}
