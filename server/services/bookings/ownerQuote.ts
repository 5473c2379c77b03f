import { isDeepStrictEqual } from 'node:util';
import { extrasOf, presentQuote, type StayChoices } from '@shared/contract/prices/price';
import type { OwnerQuote, OwnerQuoteInput } from '@shared/contract/bookings/ownerBooking';
import { formatDay, villaDay, type PlainDate } from '@shared/domain/date';
import { centsOfNumber, type Cents, type Currency } from '@shared/domain/prices/money';
import type { KeptExtraRates, Quote, QuoteRequest } from '@shared/domain/prices/price';
import type { PriceTerms } from '@shared/domain/prices/priceTerms';
import {
  nightsOf,
  stayIssues,
  ownerDaysIssue,
  stayLengthIssue,
  type Stay,
  type StayIssue,
} from '@shared/domain/bookings/stayRules';
import { LANGUAGES, type Language } from '@shared/i18n/languages';
import {
  invalidOwnerDays,
  invalidStay,
  priceChanged,
  stayText,
  withParams,
  errorTextIn,
} from '../../errors';
import type { Booking } from '../../models/Booking';
import { heldNightsText } from '../heldNights';
import { stayDay } from '../availability';
import { quoteByRules, refuseTooManyChildren, refuseTooManyGuests } from '../prices/quote';
import { storedQuote } from '../prices/storedQuote';
import type { ReadContext } from '../serviceContext';
import { loadHeldNights, loadPriceRules, type PricedRules } from '../prices/loadStayRules';

/**
 * The list price of a stay, its obstacles, and the guests' rules that it breaks.
 * @param language of the owner
 * @throws AppError 400 past the owner's limits
 */
export async function quoteForOwner(
  { bookingId, ...asked }: OwnerQuoteInput,
  language: Language,
  context: ReadContext,
): Promise<OwnerQuote> {
  const { models } = context;
  const booking = bookingId ? await models.Booking.findByPk(bookingId) : null;
  const input = {
    ...asked,
    ...(booking && choicesAfter(booking, asked)),
    ...(booking?.currency === asked.currency && { keptExtraRates: keptExtraRates(booking, asked) }),
  };
  const { quote, priced } = await listPrice(input, context, booking?.guestCount);
  const { settings, terms } = priced;
  const except = bookingId ? { bookingId } : undefined;
  const nights = { first: input.checkinDate, last: input.checkoutDate };
  const held = await loadHeldNights(nights, settings, context, except);
  const taken = nightsOf(input).filter((night) => held.held.has(night));
  const dayOf = (day: PlainDate) => stayDay(day, { ...priced, ...held }, context.today);
  const { minStayRegular, minStayPeak, maxStay } = settings;
  const broken = [
    // Separate from the others, which also apply to a stay that is too long.
    stayLengthIssue(input, maxStay),
    ...stayIssues(input, dayOf, { minStayRegular, minStayPeak }, context.today),
  ].filter((issue) => issue !== null);
  const kept = nightsOf(input).filter((night) => held.keptFree.has(night));
  const hints = [
    ...broken.filter(({ code }) => HINTS.has(code)).map((issue) => stayText(issue, language)),
    kept.length > 0
      ? withParams('Nights kept free between two stays: {nights}.', {
          nights: kept.map((night) => formatDay(night, LANGUAGES[language].locale)).join(', '),
        })(language)
      : null,
    ...(booking ? goneExtras(booking, terms) : []).map((name) =>
      withParams('“{name}” is no longer among the extras, so it is not in the price.', { name })(
        language,
      ),
    ),
    input.checkinDate < context.today
      ? errorTextIn(language, 'These dates begin in the past.')
      : null,
  ].filter((hint) => hint !== null);
  return {
    quote: presentQuote(quote),
    clash:
      taken.length > 0
        ? { message: errorTextIn(language, await heldNightsText(taken, context)), nights: taken }
        : null,
    hints,
  };
}

/** Names of a booking's extras that the villa no longer offers. */
function goneExtras(booking: Booking, { fees }: PriceTerms): string[] {
  return (storedQuote(booking).lines ?? []).flatMap(({ kind, name, extraId }) =>
    kind === 'extra' && name !== undefined && !fees.extras.some(({ id }) => id === extraId)
      ? [name]
      : [],
  );
}

/** Guests' rules that the owner is warned about. */
const HINTS: ReadonlySet<StayIssue['code']> = new Set([
  'too_many_nights',
  'no_arrival',
  'no_departure',
  'minimum_stay',
]);

/** @throws AppError 409 `price_changed` with the quote */
export function assertListPrice(totalCents: Cents, quote: Quote): void {
  if (totalCents !== quote.totalCents) throw priceChanged(presentQuote(quote));
}

/** The current list price; checks only the owner's limits. @param bookedGuests of the booking being changed */
export async function listPrice(
  input: Stay &
    StayChoices & { guestCount: number; currency: Currency; bookingDate?: PlainDate } & Pick<
      QuoteRequest,
      'keptExtraRates'
    >,
  context: ReadContext,
  bookedGuests?: number,
): Promise<{ quote: Quote; priced: PricedRules }> {
  const length = stayLengthIssue(input);
  if (length) throw invalidStay(length);
  const days = ownerDaysIssue(input.checkinDate, context.today);
  if (days) throw invalidOwnerDays('checkinDate', days);
  const priced = await loadPriceRules(context);
  // A lowered limit must not block the number of guests already booked.
  if (input.guestCount !== bookedGuests) refuseTooManyGuests(input.guestCount, priced.settings);
  refuseTooManyChildren(input);
  return { quote: quoteByRules({ bookingDate: context.today, ...input }, priced), priced };
}

/** Input for pricing a changed booking. Keeps what is not sent, and caps children by guests. */
export function choicesAfter(
  booking: Booking,
  change: StayChoices & { guestCount?: number | undefined },
) {
  const guestCount = change.guestCount ?? booking.guestCount;
  return {
    bookingDate: villaDay(booking.createdAt),
    children: change.children ?? Math.max(0, Math.min(booking.children, guestCount - 1)),
    pets: change.pets ?? booking.pets,
    extras: byId(change.extras ?? extrasOf(storedQuote(booking))),
  };
}

function byId<Extra extends { id: string }>(extras: readonly Extra[]): Extra[] {
  return extras.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Unchanged extras keep the rates at which they were booked. */
export function keptExtraRates(booking: Booking, { extras }: StayChoices): KeptExtraRates {
  const quote = storedQuote(booking);
  if (extras && !isDeepStrictEqual(byId(extras), byId(extrasOf(quote)))) return new Map();
  return new Map(
    (quote.lines ?? []).flatMap(({ extraId, rate, per }) =>
      extraId === undefined || per === undefined
        ? []
        : [[extraId, { per, cents: centsOfNumber(rate) }]],
    ),
  );
}
