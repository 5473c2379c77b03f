import type { AvailabilityDay, AvailabilityQuery } from '@shared/contract/calendars/availability';
import { addDays, eachDay, type PlainDate } from '@shared/domain/date';
import { numberOfCents } from '@shared/domain/prices/money';
import { dayRule, type DayRule } from '@shared/domain/prices/price';
import type { StayDay, UnavailableReason } from '@shared/domain/bookings/stayRules';
import type { StayRules } from '../prices/loadStayRules';

/**
 * One entry a day, ascending, both ends included.
 * @param range at most `MAX_AVAILABILITY_DAYS`
 * @param rules of the range's nights from today on; who held a night that is past is nobody's matter
 */
export function availability(
  { startDate, endDate }: AvailabilityQuery,
  rules: StayRules,
  today: PlainDate,
): AvailabilityDay[] {
  return eachDay(startDate, endDate).map((date) => {
    const rule = dayRule(date, rules.prices, rules.overrides);
    const reason = unavailableReason(date, rules, today);
    const stay = stayDayOf(rule);
    const basePrice = numberOfCents(rule.priceCents);
    return reason
      ? { date, available: false, basePrice, reason, ...stay }
      : { date, available: true, basePrice, ...stay };
  });
}

/** What a day allows guests. @param rules of the day */
export function stayDay(date: PlainDate, rules: StayRules, today: PlainDate): StayDay {
  const reason = unavailableReason(date, rules, today);
  const stay = stayDayOf(dayRule(date, rules.prices, rules.overrides));
  return reason ? { reason, ...stay } : stay;
}

/** What a day's rule allows, whoever holds its night. */
export function stayDayOf({ minStay, arrivalDays, departureDays }: DayRule) {
  return {
    minStay,
    ...(arrivalDays && { arrivalDays: [...arrivalDays] }),
    ...(departureDays && { departureDays: [...departureDays] }),
  };
}

/**
 * Why a night is not free, or `null`. The notice period counts from today: with 0 tonight can
 * be booked, with 1 tomorrow.
 */
function unavailableReason(
  night: PlainDate,
  { held, settings }: StayRules,
  today: PlainDate,
): UnavailableReason | null {
  if (night < today) return 'past';
  const holder = held.get(night);
  if (holder) return holder.blockId === null ? 'booked' : 'blocked';
  return night < addDays(today, settings.minDaysToNextBooking) ? 'notice' : null;
}
