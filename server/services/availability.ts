import type { AvailabilityDay, AvailabilityQuery } from '@shared/contract/calendars/availability';
import type { MonthPrice } from '@shared/contract/renderedPage';
import {
  addDays,
  addMonths,
  eachDay,
  endOfMonth,
  startOfMonth,
  type PlainDate,
} from '@shared/domain/date';
import { formatCents, numberOfCents, type Cents } from '@shared/domain/prices/money';
import type { DayRule } from '@shared/domain/prices/price';
import {
  arrivalIssue,
  departureIssue,
  latestCheckin,
  type UnavailableReason,
} from '@shared/domain/bookings/stayRules';
import type { StayRules } from './prices/loadStayRules';

/**
 * One entry a day, ascending, both ends included.
 * @param range at most `MAX_AVAILABILITY_DAYS`
 * @param rules for the range's nights from today on; past nights are not disclosed
 */
export function availability(
  { startDate, endDate }: AvailabilityQuery,
  rules: StayRules,
  today: PlainDate,
): AvailabilityDay[] {
  return eachDay(startDate, endDate).map((date) => {
    const rule = rules.ruleOf(date);
    const reason = unavailableReason(date, rules, today);
    const stay = { ...stayDayOf(rule), minStay: shrunkMinimum(date, rule.minStay, rules, today) };
    const basePrice = numberOfCents(rule.priceCents);
    return reason
      ? { date, available: false, basePrice, reason, ...stay }
      : { date, available: true, basePrice, ...stay };
  });
}

/** The lowest price of a night bookable within days from today; if there is none, of any night in them. */
export function lowestPrice(rules: StayRules, today: PlainDate, days: number): Cents {
  const nights = eachDay(today, addDays(today, days - 1));
  const bookable = bookableNights(nights, rules, today);
  return Math.min(
    ...(bookable.length > 0 ? bookable : nights).map((night) => rules.ruleOf(night).priceCents),
  );
}

/** The lowest price of a bookable night in each of twelve months from today's on; `null` if there is none. */
export function monthPrices(rules: StayRules, today: PlainDate): MonthPrice[] {
  const months = Array.from({ length: 12 }, (_, index) => addMonths(startOfMonth(today), index));
  const nights = eachDay(today, endOfMonth(months.at(-1) ?? today));
  const bookable = bookableNights(nights, rules, today);
  return months.map((month) => {
    const prices = bookable
      .filter((night) => startOfMonth(night) === month)
      .map((night) => rules.ruleOf(night).priceCents);
    return { month, price: prices.length > 0 ? formatCents(Math.min(...prices)) : null };
  });
}

/** The ascending nights that belong to a possible stay starting on one of them. */
function bookableNights(
  nights: readonly PlainDate[],
  rules: StayRules,
  today: PlainDate,
): PlainDate[] {
  const lastCheckin = latestCheckin(today, rules.settings.monthsAhead);
  let free = today;
  // The longest stay of an arrival includes the nights of all shorter ones.
  let bookedUntil = today;
  return nights.filter((night) => {
    if (night <= lastCheckin) {
      free = freeUntil(night, free, rules, today);
      const checkout = latestCheckout(night, free, rules, today);
      if (checkout !== null && checkout > bookedUntil) bookedUntil = checkout;
    }
    return night < bookedUntil;
  });
}

/**
 * The first night that a stay beginning on the arrival day cannot include, at most the end of the longest stay.
 * @param known the result for an earlier arrival
 */
function freeUntil(
  arrival: PlainDate,
  known: PlainDate,
  rules: StayRules,
  today: PlainDate,
): PlainDate {
  const longest = addDays(arrival, rules.settings.maxStay);
  let end = known > arrival ? known : arrival;
  while (end < longest && unavailableReason(end, rules, today) === null) end = addDays(end, 1);
  return end;
}

/** The end of the longest stay that can begin on a day, or `null`. @param free see {@link freeUntil} */
function latestCheckout(
  arrival: PlainDate,
  free: PlainDate,
  rules: StayRules,
  today: PlainDate,
): PlainDate | null {
  const day = stayDay(arrival, rules, today);
  if (day.reason || arrivalIssue(arrival, day)) return null;
  const earliest = addDays(arrival, day.minStay);
  for (let checkout = free; checkout >= earliest; checkout = addDays(checkout, -1)) {
    if (!departureIssue(checkout, stayDayOf(rules.ruleOf(checkout)))) return checkout;
  }
  return null;
}

export type GuestsDay = Pick<AvailabilityDay, 'reason' | 'arrivalDays' | 'departureDays'> & {
  minStay: number;
};

/** What guests may book on a day. @param rules of the day */
export function stayDay(date: PlainDate, rules: StayRules, today: PlainDate): GuestsDay {
  const reason = unavailableReason(date, rules, today);
  const rule = stayDayOf(rules.ruleOf(date));
  const stay = { ...rule, minStay: shrunkMinimum(date, rule.minStay, rules, today) };
  return reason ? { reason, ...stay } : stay;
}

/** What a day's rule allows, regardless of availability. */
function stayDayOf({ minStay, arrivalDays, departureDays }: DayRule) {
  return {
    minStay,
    ...(arrivalDays && { arrivalDays: [...arrivalDays] }),
    ...(departureDays && { departureDays: [...departureDays] }),
  };
}

/**
 * The minimum stay from a day where gaps shrink it: the free nights between an unavailable night and the next night
 * that is held or kept free. Applies only to arrivals at the start of a gap; others have the day's minimum.
 */
function shrunkMinimum(
  date: PlainDate,
  minStay: number,
  rules: StayRules,
  today: PlainDate,
): number {
  if (!rules.settings.fillsGaps || !unavailableReason(addDays(date, -1), rules, today)) {
    return minStay;
  }
  for (let nights = 0; nights < minStay; nights += 1) {
    if (unavailableReason(addDays(date, nights), rules, today)) return nights || minStay;
  }
  return minStay;
}

/** Why a night is not free, or `null`. With a notice period of 0 guests can book tonight, with 1 tomorrow. */
function unavailableReason(
  night: PlainDate,
  { held, keptFree, settings }: StayRules,
  today: PlainDate,
): UnavailableReason | null {
  if (night < today) return 'past';
  const holder = held.get(night);
  if (holder) return holder.blockId === null ? 'booked' : 'blocked';
  if (night < addDays(today, settings.minDaysToNextBooking)) return 'notice';
  return keptFree.has(night) ? 'blocked' : null;
}
