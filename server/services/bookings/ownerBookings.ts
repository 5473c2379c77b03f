import { isDeepStrictEqual } from 'node:util';
import { extrasOf, presentQuote, type StayChoices } from '@shared/contract/prices/price';
import type {
  BookingUpdate,
  OwnerBooking,
  OwnerQuote,
  OwnerQuoteInput,
  StayChange,
} from '@shared/contract/bookings/ownerBooking';
import { formatDay, villaDay, type PlainDate } from '@shared/domain/date';
import {
  centsOfNumber,
  formatCents,
  parseCents,
  toEurCents,
  type Cents,
  type Currency,
} from '@shared/domain/prices/money';
import {
  quoteStay,
  type OverrideRule,
  type PriceRules,
  type Quote,
  type QuoteRequest,
} from '@shared/domain/prices/price';
import type { KeptExtraRates } from '@shared/domain/prices/price';
import type { PriceTerms } from '@shared/domain/prices/priceTerms';
import { personOf } from '@shared/domain/privacy/erasure';
import {
  isOver,
  nightsOf,
  stayIssues,
  ownerDaysIssue,
  stayLengthIssue,
  type Stay,
  type StayIssue,
} from '@shared/domain/bookings/stayRules';
import { LANGUAGES, type Language } from '@shared/i18n/languages';
import {
  conflict,
  invalidField,
  invalidOwnerDays,
  invalidStay,
  priceChanged,
  stayText,
  withParams,
  errorTextIn,
} from '../../errors';
import type { Booking } from '../../models/Booking';
import type { VillaSettings } from '../../models/VillaSettings';
import { findSameRequest, hashOf } from '../idempotency';
import { freeReference } from './reference';
import { heldNightsOf, heldNightsText, refuseHeldNights } from './heldNights';
import { expectedStay, stayAsTold, stayFacts, untoldSince } from './toldStay';
import { recordAudit } from '../audit/recordAudit';
import { loadLegal } from '../legal/legalDetails';
import { writeMessage } from '../conversation/conversation';
import { recordEvent } from '../recordEvent';
import { enqueueStayChangeMail, readdressMails } from '../mail/outbox';
import { offersOfWaiting } from '../offers/offeredStays';
import { openOfferOf } from '../offers/settleOffer';
import { takeNights } from '../offers/takeNights';
import { planScheduledMails } from '../mail/scheduledMails';
import { stayDay } from '../calendars/availability';
import { detachRefunds } from '../payments/ownerPayments';
import { planPaymentsAfterDecision, replanPayments } from '../payments/paymentSchedule';
import { activeOverrides } from '../prices/overrides';
import { refuseTooManyChildren, refuseTooManyGuests, storedChoices } from '../prices/quote';
import { storedQuote } from '../prices/storedQuote';
import type { ReadContext, WriteContext } from '../serviceContext';
import { loadHeldNights, loadPriceRules, rulesByDay } from '../prices/loadStayRules';
import { stayLinkColumns } from '../stay/stayLink';
import { settleGrantedRequests } from '../stay/grantedRequests';
import { loadSettings } from '../prices/settings';
import { nextUpdatedAt, assertNotStale } from '../optimisticConcurrency';
import { findBooking } from './findBooking';

/** Fields that an erased booking no longer accepts: nobody would find them there to erase them again. */
const PERSONAL = ['guestName', 'guestEmail', 'guestPhone', 'notes', 'houseNotes'] as const;
const ERASED_MESSAGE =
  'The guest’s data were erased from this booking, and none can be added. Please enter a new booking instead.';

/** Fields that an open offer fixes. */
const STAY_FIELDS = [
  'checkinDate',
  'checkoutDate',
  'guestCount',
  'children',
  'pets',
  'totalAmountCents',
  'priceBreakdown',
] as const;
const OFFERED_MESSAGE =
  'The guest has an open offer for this booking. Please withdraw it before you change dates, guests or price.';
const ACCEPTED_MESSAGE =
  'The guest has accepted your offer of these dates and this price. Please make another offer, or decline the booking.';

const OVER_MESSAGE =
  'This stay is over, so it can only get other dates in the past: its income belongs in the figures. If the guest comes again, please enter a new booking.';

export const STAY_MAIL_NEEDS_CONFIRMED =
  'Only the guest of a confirmed stay is told of a change by mail.';

/**
 * Stores a booking that the owner enters, at the amount agreed with the guest. The current list price is stored beside
 * it as price lines.
 * @param idempotencyKey a repeat with the same body returns the first booking
 * @throws AppError 400 past the limits; 409 `nights_taken` if a night is held; 409 `price_changed` if the list price
 *   that was sent is out of date
 */
export async function createOwnerBooking(
  input: OwnerBooking,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Booking> {
  const { models, now } = context;
  const hash = hashOf(input);
  const earlier = await findSameRequest(idempotencyKey, hash, context);
  if (earlier) return earlier;

  const { quote, settings, terms } = await listPrice(input, context);
  await refuseHeldNights(input, context);
  const totalAmountCents = parseCents(input.totalAmount);
  if (input.isListPrice) assertListPrice(totalAmountCents, quote);
  const booking = await models.Booking.create({
    reference: await freeReference(context),
    guestName: input.guestName,
    guestEmail: input.guestEmail,
    guestPhone: input.guestPhone,
    checkinDate: input.checkinDate,
    checkoutDate: input.checkoutDate,
    guestCount: input.guestCount,
    ...storedChoices(input, terms),
    currency: input.currency,
    totalAmountCents,
    totalAmountEurCents: toEurCents(totalAmountCents, input.currency, settings),
    priceBreakdown: JSON.stringify(presentQuote(quote)),
    specialRequests: null,
    language: input.language,
    stripePaymentIntentId: null,
    calendarEventId: null,
    cancellationPolicy: JSON.stringify((await loadLegal(context)).cancellation),
    notes: input.notes,
    houseNotes: null,
    source: 'owner',
    // The guest wrote to the owner or another site, and does not expect mails from here.
    schedulesMails: false,
    status: input.status,
    idempotencyKey,
    idempotencyHash: idempotencyKey === null ? null : hash,
    createdAt: now,
    updatedAt: now,
  });
  if (input.status === 'confirmed') {
    await takeNights(booking, context);
    await planPaymentsAfterDecision(booking, context);
  }
  const after = booking.get();
  await recordAudit('booking_added', { subject: booking.reference, after }, context);
  await recordEvent('booking', booking.reference, context);
  return booking;
}

/**
 * Changes a booking. New dates or guests update the price lines, except for a stay that is over and stays in the past.
 * The agreed amount changes only if one is sent, and is then converted to EUR at the current rates. The guest of a
 * confirmed stay is mailed on request, including earlier changes that were made without a mail.
 * @throws AppError 400 past the limits; 404; 409 `stale`; 409 `invalid_transition` for anything but the notes of a
 *   cancelled booking, and for moving a past stay into the future; 409 `nights_taken`; 409 `price_changed` if the list
 *   price that was sent is out of date
 */
export async function updateBooking(
  id: number,
  update: BookingUpdate,
  context: WriteContext,
): Promise<Booking> {
  const { now } = context;
  const booking = await findBooking({ id }, context, { lock: true });
  const { updatedAt, mail, ...changes } = update;
  assertNotStale(booking, updatedAt);
  if (booking.erasedAt && (mail || PERSONAL.some((field) => changes[field] !== undefined))) {
    throw conflict('erased', ERASED_MESSAGE);
  }
  if (booking.status === 'cancelled' && Object.keys(changes).some((field) => field !== 'notes')) {
    throw conflict(
      'invalid_transition',
      'A cancelled booking cannot be changed any more, apart from your notes. Please enter a new booking instead.',
    );
  }

  if (mail && booking.status !== 'confirmed') {
    throw invalidField('mail', STAY_MAIL_NEEDS_CONFIRMED);
  }

  const stored = booking.get({ plain: true });
  const before = stayFacts(booking);
  const told = stayAsTold(booking);
  const expected = await expectedStay(booking, context);
  await setStay(booking, update, context);
  if (
    STAY_FIELDS.some((field) => booking.changed(field)) &&
    (await openOfferOf(booking, context))
  ) {
    throw conflict('offer_open', OFFERED_MESSAGE);
  }
  if (
    STAY_FIELDS.some((field) => booking.changed(field)) &&
    (await hasAcceptedOffer(booking, context))
  ) {
    throw conflict('offer_open', ACCEPTED_MESSAGE);
  }
  if (isMoved(before, booking)) {
    if (leavesThePast(before, booking, context.today))
      throw conflict('invalid_transition', OVER_MESSAGE);
    await refuseHeldNights(booking, context, { bookingId: id });
    if (booking.status === 'confirmed') await takeNights(booking, context);
  }
  if (booking.changed('totalAmountCents')) await detachRefunds(booking, context);
  const isElsewhere = isOtherAddress(update.guestEmail, booking);
  booking.set({
    ...(update.guestName !== undefined && { guestName: update.guestName }),
    ...(update.guestEmail !== undefined && { guestEmail: update.guestEmail }),
    // The previous recipient must not open the guest's page; the next mail gets a new link.
    ...(isElsewhere && stayLinkColumns(null)),
    ...(update.guestPhone !== undefined && { guestPhone: update.guestPhone || null }),
    ...(update.language !== undefined && { language: update.language }),
    ...(update.notes !== undefined && { notes: update.notes || null }),
    ...(update.houseNotes !== undefined && { houseNotes: update.houseNotes || null }),
    updatedAt: nextUpdatedAt(booking, now),
  });
  if (isElsewhere) await readdressMails(booking, context);
  booking.toldStay = untoldSince(told, booking, context);
  // A stay entered in the past by mistake gets its scheduled mails once its dates are corrected.
  const wasOver = isOver(before, context.today);
  if (wasOver && booking.status === 'confirmed') await planPaymentsAfterDecision(booking, context);
  else await replanPayments(booking, context);
  if (mail && !isDeepStrictEqual(expected, stayFacts(booking))) {
    booking.calendarSequence += 1;
    const settings = await loadSettings(context);
    await enqueueStayChangeMail(told, booking, mail.message, settings, context);
  } else if (mail?.message) {
    // The stay matches what the guest knows, so only the message is sent.
    await writeMessage(booking, 'owner', { text: mail.message, files: [], key: null }, context);
  }
  await settleGrantedRequests(booking, context);
  await planScheduledMails(booking, context);
  await recordAudit(
    'booking_changed',
    { subject: booking.reference, before: stored, after: booking.get() },
    context,
  );
  await recordEvent('booking', booking.reference, context);
  return booking.save();
}

/**
 * Whether a change would move a past stay into the future, where it could be cancelled. A stay may still be extended on
 * its check-out day. A stay that was entered after it ended may have been entered with a wrong year.
 */
function leavesThePast(before: Stay, booking: Booking, today: PlainDate): boolean {
  if (booking.status !== 'confirmed' || !isOver(before, today) || isOver(booking, today))
    return false;
  const isLonger = before.checkoutDate === today && booking.checkinDate === before.checkinDate;
  return !isLonger && villaDay(booking.createdAt) < before.checkoutDate;
}

async function hasAcceptedOffer(booking: Booking, context: ReadContext): Promise<boolean> {
  const offers = await offersOfWaiting([booking], context);
  return offers.get(booking.id)?.status === 'accepted';
}

function isOtherAddress(address: string | undefined, { guestEmail }: Booking): boolean {
  return address !== undefined && personOf(address) !== personOf(guestEmail);
}

/** Sets dates, guests, amount and price lines; stores nothing. @throws AppError 400; 409 `price_changed` */
export async function setStay(
  booking: Booking,
  change: StayChange & StayChoices & Pick<BookingUpdate, 'isListPrice'>,
  context: ReadContext,
): Promise<void> {
  const before = stayFacts(booking);
  const choices = choicesAfter(booking, change);
  const kept = keptExtraRates(booking, change);
  // A form may resend unchanged values, which must not reprice the booking.
  const hasOtherChoices = !isDeepStrictEqual(choices, choicesAfter(booking, {}));
  booking.set({
    checkinDate: change.checkinDate ?? booking.checkinDate,
    checkoutDate: change.checkoutDate ?? booking.checkoutDate,
    guestCount: change.guestCount ?? booking.guestCount,
  });
  const hasOtherGuests = booking.guestCount !== before.guestCount;
  if (hasOtherGuests) refuseTooManyGuests(booking.guestCount, await loadSettings(context));
  const isPriced =
    isMoved(before, booking) ||
    ((hasOtherGuests || hasOtherChoices) && !isOver(booking, context.today));
  if (isPriced || change.isListPrice) {
    const { checkinDate, checkoutDate, guestCount, currency } = booking;
    const { quote } = await listPrice(
      {
        checkinDate,
        checkoutDate,
        guestCount,
        currency,
        ...choices,
        keptExtraRates: kept,
      },
      context,
      before.guestCount,
    );
    if (change.isListPrice) {
      assertListPrice(
        parseCents(change.totalAmount ?? formatCents(booking.totalAmountCents)),
        quote,
      );
    }
    booking.set({
      children: choices.children,
      pets: choices.pets,
      priceBreakdown: JSON.stringify(presentQuote(quote)),
    });
  }
  if (change.totalAmount === undefined) return;
  const cents = parseCents(change.totalAmount);
  if (cents === booking.totalAmountCents) return;
  booking.totalAmountCents = cents;
  booking.totalAmountEurCents = toEurCents(cents, booking.currency, await loadSettings(context));
}

/** Input for pricing a changed booking. Keeps what is not sent, and caps children by guests. */
function choicesAfter(booking: Booking, change: StayChoices & { guestCount?: number | undefined }) {
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
function keptExtraRates(booking: Booking, { extras }: StayChoices): KeptExtraRates {
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

function isMoved(before: Stay, after: Stay): boolean {
  return before.checkinDate !== after.checkinDate || before.checkoutDate !== after.checkoutDate;
}

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
  const { quote, settings, prices, terms, overrides } = await listPrice(
    input,
    context,
    booking?.guestCount,
  );
  const except = bookingId ? { bookingId } : undefined;
  const taken = await heldNightsOf(input, context, except);
  const nights = { first: input.checkinDate, last: input.checkoutDate };
  const held = await loadHeldNights(nights, settings, context, except);
  const rules = { settings, prices, terms, ruleOf: rulesByDay(prices, overrides), ...held };
  const dayOf = (day: PlainDate) => stayDay(day, rules, context.today);
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
        ? { message: errorTextIn(language, heldNightsText(taken)), nights: taken }
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
function assertListPrice(totalCents: Cents, quote: Quote): void {
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
): Promise<{
  quote: Quote;
  settings: VillaSettings;
  prices: PriceRules;
  terms: PriceTerms;
  overrides: OverrideRule[];
}> {
  const length = stayLengthIssue(input);
  if (length) throw invalidStay(length);
  const days = ownerDaysIssue(input.checkinDate, context.today);
  if (days) throw invalidOwnerDays('checkinDate', days);
  const { settings, prices, terms } = await loadPriceRules(context);
  // A lowered limit must not block the number of guests already booked.
  if (input.guestCount !== bookedGuests) refuseTooManyGuests(input.guestCount, settings);
  refuseTooManyChildren(input, terms);
  const overrides = await activeOverrides(
    // The check-out day has rules of its own.
    { first: input.checkinDate, last: input.checkoutDate },
    context,
  );
  return {
    quote: quoteStay({ bookingDate: context.today, ...input }, prices, terms, overrides),
    settings,
    prices,
    terms,
    overrides,
  };
}
