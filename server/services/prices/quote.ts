import type { CalculatePriceInput, StayChoices } from '@shared/contract/prices/price';
import type { PlainDate } from '@shared/domain/date';
import { quoteNights, type Quote, type QuoteRequest } from '@shared/domain/prices/price';
import type { PriceTerms } from '@shared/domain/prices/priceTerms';
import { nightsOf, stayIssues, type Stay, type StayIssue } from '@shared/domain/bookings/stayRules';
import { invalidField, invalidStay, nightsTaken, stayErrorText, tooManyGuests } from '../../errors';
import type { VillaSettings } from '../../models/VillaSettings';
import { stayDay } from '../availability';
import type { PricedRules, StayRules } from './loadStayRules';

/**
 * The price of a bookable stay. Checks in this order: limits, guests, weekdays, minimum stay, free nights. Used by
 * `calculate-price` and `booking-enquiry`.
 * @param rules of the stay's nights
 * @throws AppError 400 `invalid_input`, or 409 `nights_taken` naming the nights
 */
export function quoteBookableStay(
  input: CalculatePriceInput,
  rules: StayRules,
  today: PlainDate,
): Quote {
  const { settings } = rules;
  const issues = stayIssuesOf(input, rules, today);
  const limit = issues.find(isLimit);
  if (limit) throw invalidStay(limit);
  refuseTooManyGuests(input.guestCount, settings);
  refuseTooManyChildren(input);
  const [first] = issues;
  if (first?.code === 'unavailable') {
    throw nightsTaken(
      stayErrorText(first),
      nightsOf(input).filter((night) => stayDay(night, rules, today).reason !== undefined),
    );
  }
  if (first) throw invalidStay(...issues);
  return quoteByRules({ ...input, bookingDate: today }, rules);
}

/** The price by the villa's rules, bookable or not. */
export function quoteByRules(
  request: QuoteRequest,
  { prices, terms, ruleOf }: Omit<PricedRules, 'settings'>,
): Quote {
  return quoteNights(request, prices, terms, (night) => ruleOf(night).priceCents);
}

/** Every guests' rule that a stay breaks. @param rules of the stay's nights */
export function stayIssuesOf(stay: Stay, rules: StayRules, today: PlainDate): StayIssue[] {
  return stayIssues(stay, (day) => stayDay(day, rules, today), rules.settings, today);
}

/** Whether an issue concerns the stay's shape, which is checked before the owner's rules. */
function isLimit({ code }: StayIssue): boolean {
  return code === 'checkout_not_later' || code === 'too_many_nights' || code === 'too_far_ahead';
}

/** At least one guest must be an adult. @throws AppError 400 */
export function refuseTooManyChildren({
  guestCount,
  children = 0,
}: {
  guestCount: number;
  children?: number | undefined;
}): void {
  if (children < guestCount) return;
  throw invalidField('children', 'At least one of the guests must be an adult.');
}

/** The choices to store, without pets that the villa does not take. */
export function storedChoices(
  { children = 0, pets = 0 }: StayChoices,
  { fees }: PriceTerms,
): { children: number; pets: number } {
  return {
    children,
    pets: Math.min(pets, fees.maxPets),
  };
}

/** @throws AppError 400 naming the villa's limit */
export function refuseTooManyGuests(guestCount: number, { maxGuests }: VillaSettings): void {
  if (guestCount <= maxGuests) return;
  throw tooManyGuests(maxGuests);
}
