import type { CalculatePriceInput } from '@shared/contract/prices/price';
import { addDays, formatDay } from '@shared/domain/date';
import { quoteStay, type Quote } from '@shared/domain/prices/price';
import {
  minimumStayIssue,
  overlapMessage,
  stayLimitIssue,
} from '@shared/domain/bookings/stayRules';
import { invalidField, nightsTaken } from '../../errors';
import type { VillaSettings } from '../../models/VillaSettings';
import { unavailableNights } from '../calendars/availability';
import { activeOverrides } from './overrides';
import type { ReadContext } from '../serviceContext';
import { loadSettings, priceRules } from './settings';

/**
 * The price of a stay that may be booked. Rules in this order: limits, guests, minimum stay,
 * free nights; `calculate-price` and `booking-enquiry` both come here.
 * @throws AppError 400 `invalid_input`, or 409 `nights_taken` naming the nights
 */
export async function quoteBookableStay(
  input: CalculatePriceInput,
  context: ReadContext,
): Promise<{ quote: Quote; settings: VillaSettings }> {
  const limit = stayLimitIssue(input, context.today);
  if (limit) throw invalidField(limit.path, limit.message);

  const settings = await loadSettings(context);
  refuseTooManyGuests(input.guestCount, settings);
  const tooShort = minimumStayIssue(input, settings);
  if (tooShort) throw invalidField('checkoutDate', tooShort);

  const taken = await unavailableNights(input, settings, context);
  if (taken.length > 0) {
    throw nightsTaken(overlapMessage(taken.map((night) => formatDay(night, 'en-GB'))), taken);
  }
  const overrides = await activeOverrides(
    { first: input.checkinDate, last: addDays(input.checkoutDate, -1) },
    context,
  );
  const quote = quoteStay(input, input.guestCount, input.currency, priceRules(settings), overrides);
  return { quote, settings };
}

/** @throws AppError 400 naming the villa's limit */
export function refuseTooManyGuests(guestCount: number, { maxGuests }: VillaSettings): void {
  if (guestCount <= maxGuests) return;
  throw invalidField(
    'guestCount',
    `The villa takes at most ${maxGuests} guests. Please choose fewer.`,
  );
}
