import type { CalculatePriceInput } from '@shared/contract/prices/price';
import type { PlainDate } from '@shared/domain/date';
import { quoteStay, type Quote } from '@shared/domain/prices/price';
import {
  minimumStayIssue,
  stayLimitIssue,
  unavailableIssue,
} from '@shared/domain/bookings/stayRules';
import { invalidStay, nightsTaken, stayText, tooManyGuests } from '../../errors';
import type { VillaSettings } from '../../models/VillaSettings';
import { unavailableNights } from '../calendars/availability';
import { priceRules } from './settings';
import type { StayRules } from './loadStayRules';

/**
 * The price of a stay that may be booked. Rules in this order: limits, guests, minimum stay,
 * free nights; `calculate-price` and `booking-enquiry` both come here.
 * @param rules of the stay's nights
 * @throws AppError 400 `invalid_input`, or 409 `nights_taken` naming the nights
 */
export function quoteBookableStay(
  input: CalculatePriceInput,
  rules: StayRules,
  today: PlainDate,
): Quote {
  const limit = stayLimitIssue(input, today);
  if (limit) throw invalidStay(limit);

  const { settings, overrides } = rules;
  refuseTooManyGuests(input.guestCount, settings);
  const tooShort = minimumStayIssue(input, settings);
  if (tooShort) throw invalidStay(tooShort);

  const taken = unavailableNights(input, rules, today);
  const unavailable = unavailableIssue(taken);
  if (unavailable) {
    throw nightsTaken(
      stayText(unavailable),
      taken.map(({ night }) => night),
    );
  }
  return quoteStay(input, input.guestCount, input.currency, priceRules(settings), overrides);
}

/** @throws AppError 400 naming the villa's limit */
export function refuseTooManyGuests(guestCount: number, { maxGuests }: VillaSettings): void {
  if (guestCount <= maxGuests) return;
  throw tooManyGuests(maxGuests);
}
