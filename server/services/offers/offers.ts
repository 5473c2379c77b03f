import type { OfferFieldsInput, OfferJson } from '@shared/contract/offers/offer';
import { extrasOf, presentQuote } from '@shared/contract/prices/price';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { formatDay, villaDay } from '@shared/domain/date';
import { sumOfLines } from '@shared/domain/offers/offerLines';
import { formatCents } from '@shared/domain/prices/money';
import { LANGUAGES } from '@shared/i18n/languages';
import { Op } from 'sequelize';
import { conflict, invalidField, notFound, withParams } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import { recordAudit } from '../audit/recordAudit';
import { assertWithinCapacity } from '../bookings/changeStatus';
import { freeNights, holdNights, refuseHeldNights } from '../heldNights';
import { carryOutOnce } from '../idempotency';
import { listPrice } from '../bookings/ownerQuote';
import { enqueueOfferEnded, enqueueOfferMail } from '../mail/offerMails';
import { wasMessageSent } from '../mail/wasMessageSent';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import { storedChoices } from '../prices/quote';
import type { ReadContext, WriteContext } from '../serviceContext';
import { settleGrantedRequests } from '../grantedRequests';
import { nightsTakenBy } from './nightsTakenBy';
import { linesBesideList, offerQuote } from './offerQuote';
import { settleOffer } from './settleOffer';
import { findBooking } from '../findBooking';

const NOT_WAITING =
  'This booking is decided, so there is nothing to offer any more. Please reload to see its present state.';
const ONE_AT_A_TIME =
  'There is an offer for this booking already. Please change or withdraw that one first.';
const MESSAGE_NOT_SENT =
  'This offer ended meanwhile, and your words were not sent. Please send them as a message.';

/** A booking's offers for the owner, newest first. @throws AppError 404 */
export async function listOffers(bookingId: number, context: ReadContext): Promise<OfferJson[]> {
  const { models } = context;
  const booking = await models.Booking.findByPk(bookingId, {
    attributes: ['id'],
  });
  if (!booking) throw notFound('This booking');
  const offers = await models.Offer.findAll({
    where: { bookingId },
    order: [['id', 'DESC']],
  });
  const open = offers.filter(({ status }) => status === 'sent');
  const taken = await nightsTakenBy(open, context);
  return offers.map((offer) => ({
    ...presentOffer(offer),
    ...(open.includes(offer) && { nightsTakenBy: taken.get(bookingId) ?? null }),
  }));
}

/**
 * Stores a draft, and sends it on request.
 * @param idempotencyKey a repeat with the same input returns the stored offer
 * @throws AppError 400 past the limits; 404; 409 `offer_open` if another one exists; 409 `invalid_transition` for a
 *   booking that is decided; as {@link sendOffer}
 */
export function createOffer(
  bookingId: number,
  input: OfferFieldsInput,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Offer> {
  const request = { bookingId, ...input };
  const carryOut = () => addOffer(bookingId, input, context);
  return carryOutOnce('offer', idempotencyKey, request, answersOf(carryOut, context), context);
}

async function addOffer(
  bookingId: number,
  { send, ...input }: OfferFieldsInput,
  context: WriteContext,
): Promise<Offer> {
  const { models, now } = context;
  const booking = await waitingBooking(bookingId, context);
  const where = { bookingId, status: ['draft', 'sent'] };
  if (await models.Offer.findOne({ where })) {
    throw conflict('offer_open', ONE_AT_A_TIME);
  }
  const offer = await models.Offer.create({
    bookingId,
    status: 'draft',
    currency: booking.currency,
    ...(await columnsOf(input, booking, context)),
    createdAt: now,
    updatedAt: now,
  });
  return send ? sendOffer(offer.id, undefined, context) : offer;
}

/**
 * Changes a draft, and sends it on request.
 * @param idempotencyKey a repeat with the same input changes nothing
 * @throws AppError as {@link createOffer}; 409 `stale`
 */
export function updateOffer(
  id: number,
  input: OfferFieldsInput,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<Offer> {
  const request = { id, ...input };
  const carryOut = () => changeOffer(id, input, context);
  return carryOutOnce('offer', idempotencyKey, request, answersOf(carryOut, context), context);
}

function answersOf(carryOut: () => Promise<Offer>, context: WriteContext) {
  const answerRepeat = async (id: number) => (await offerWithBooking(id, context)).offer;
  return { carryOut, answerRepeat };
}

async function changeOffer(
  id: number,
  { updatedAt, send, ...input }: OfferFieldsInput,
  context: WriteContext,
): Promise<Offer> {
  const { offer, booking } = await offerWithBooking(id, context);
  assertNotStale(offer, updatedAt);
  assertDraft(offer);
  assertWaiting(booking);
  await offer.update({
    ...(await columnsOf(input, booking, context)),
    updatedAt: nextUpdatedAt(offer, context.now),
  });
  return send ? sendOffer(id, undefined, context) : offer;
}

/**
 * Deletes a draft.
 * @param updatedAt version that the owner saw
 * @throws AppError 404; 409 `offer_open`; 409 `stale`
 */
export async function deleteOffer(
  id: number,
  updatedAt: string | undefined,
  context: WriteContext,
): Promise<void> {
  const { offer } = await offerWithBooking(id, context);
  assertDraft(offer);
  assertNotStale(offer, updatedAt);
  await offer.destroy();
}

/**
 * Sends a draft to the guest, and holds its nights if it says so. Replaces an accepted offer that waits for the owner.
 * Returns a sent offer unchanged, without a second mail.
 * @throws AppError 400 if its days have passed; 404; 409 `stale`; 409 `nights_taken`; 409 `invalid_transition`
 */
export async function sendOffer(
  id: number,
  updatedAt: string | undefined,
  context: WriteContext,
): Promise<Offer> {
  const { now } = context;
  const { offer, booking } = await offerWithBooking(id, context);
  if (offer.status === 'sent') return offer;
  assertNotStale(offer, updatedAt);
  assertDraft(offer);
  assertWaiting(booking);
  assertInTime(offer, context);
  await assertWithinCapacity(offer, context);
  await endAcceptedOffer(booking, context);
  const holder = { bookingId: booking.id };
  if (offer.holdsNights) {
    await holdNights(offer, holder, context);
  } else {
    await freeNights(holder, context);
    await refuseHeldNights(offer, context);
  }
  await offer.update({ status: 'sent', sentAt: now, updatedAt: nextUpdatedAt(offer, now) });
  const { checkinDate, checkoutDate } = offer;
  await settleGrantedRequests(
    { id: booking.id, status: booking.status, checkinDate, checkoutDate },
    context,
  );
  await enqueueOfferMail(offer, booking, context);
  return offer;
}

/** Ends an accepted offer that the owner answers with another one. */
async function endAcceptedOffer(booking: Booking, context: WriteContext): Promise<void> {
  const { models } = context;
  const where = { bookingId: booking.id, status: 'accepted' as const };
  for (const accepted of await models.Offer.findAll({ where })) {
    await settleOffer(accepted, booking, 'withdrawn', null, context);
  }
}

/**
 * Sends an open offer's mail again.
 * @param updatedAt version that the owner saw; rejects a repeated click
 * @throws AppError 404; 409 `stale`; 409 `offer_open` if the offer is not open
 */
export async function resendOffer(
  id: number,
  updatedAt: string | undefined,
  context: WriteContext,
): Promise<Offer> {
  const { offer, booking } = await offerWithBooking(id, context);
  assertNotStale(offer, updatedAt);
  assertOpen(offer);
  assertInTime(offer, context);
  await offer.update({ updatedAt: nextUpdatedAt(offer, context.now) });
  await enqueueOfferMail(offer, booking, context);
  const { totalCents, validUntil } = offer;
  recordAudit(
    'offer_resent',
    { subject: booking.reference, after: { totalCents, validUntil } },
    context,
  );
  return offer;
}

/**
 * Withdraws an open offer and frees its nights. Returns a withdrawn offer unchanged, unless that would drop a message
 * to the guest.
 * @throws AppError 404; 409 `stale`, also if the guest answered first; 409 `offer_open`
 */
export async function withdrawOffer(
  id: number,
  {
    updatedAt,
    message,
    notifyGuest,
  }: { updatedAt?: string | undefined; message: string | null; notifyGuest: boolean },
  context: WriteContext,
): Promise<Offer> {
  const { offer, booking } = await offerWithBooking(id, context);
  if (offer.status === 'withdrawn') {
    if (notifyGuest && message !== null) await assertMessageSent(offer, booking, message, context);
    return offer;
  }
  assertNotStale(offer, updatedAt);
  assertOpen(offer);
  await settleOffer(offer, booking, 'withdrawn', null, context);
  if (notifyGuest) await enqueueOfferEnded(offer, booking, 'withdrawn', message, context);
  return offer;
}

/** @throws AppError 409 `offer_open` if the mail about the end of the offer was sent without this message */
async function assertMessageSent(
  { settledAt }: Offer,
  { reference }: Booking,
  message: string,
  context: WriteContext,
): Promise<void> {
  const since = settledAt && { createdAt: { [Op.gte]: settledAt } };
  if (await wasMessageSent(message, { reference, kind: 'offerEnded', ...since }, context)) return;
  throw conflict('offer_open', MESSAGE_NOT_SENT);
}

export function presentOffer(offer: Offer): OfferJson {
  const { lines, listCents } = linesBesideList(offer);
  return {
    id: offer.id,
    status: offer.status,
    reason: offer.reason,
    checkinDate: offer.checkinDate,
    checkoutDate: offer.checkoutDate,
    guestCount: offer.guestCount,
    children: offer.children,
    pets: offer.pets,
    currency: offer.currency,
    lines,
    total: formatCents(offer.totalCents),
    listTotal: formatCents(listCents),
    message: offer.message,
    validUntil: offer.validUntil,
    holdsNights: offer.holdsNights,
    confirmsItself: offer.confirmsItself,
    sentAt: offer.sentAt?.toISOString() ?? null,
    settledAt: offer.settledAt?.toISOString() ?? null,
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
  };
}

async function columnsOf(
  input: Omit<OfferFieldsInput, 'updatedAt'>,
  booking: Booking,
  context: WriteContext,
) {
  const { currency } = booking;
  const { checkinDate, checkoutDate, guestCount, children, pets, lines } = input;
  const asked = { checkinDate, checkoutDate, guestCount, children, pets, currency };
  const { quote, priced } = await listPrice(
    { ...asked, extras: extrasOf({ lines }), bookingDate: villaDay(booking.createdAt) },
    context,
    booking.guestCount,
  );
  const list = presentQuote(quote);
  assertValidUntil(input, context);
  return {
    checkinDate,
    checkoutDate,
    guestCount,
    ...storedChoices(input, priced.terms),
    totalCents: sumOfLines(lines),
    quote: JSON.stringify(offerQuote(input, list, context.today)),
    listQuote: JSON.stringify(list),
    message: input.message,
    validUntil: input.validUntil,
    holdsNights: input.holdsNights,
    confirmsItself: input.confirmsItself,
  };
}

/** @throws AppError 400 */
function assertValidUntil(
  { validUntil, checkinDate }: Pick<Offer, 'validUntil' | 'checkinDate'>,
  { today }: ReadContext,
): void {
  if (validUntil < today) {
    throw invalidField('validUntil', 'This day has passed. Please choose a later one.');
  }
  if (validUntil > checkinDate) {
    throw invalidField(
      'validUntil',
      withParams('The guest has to answer by the day of arrival, {day}.', {
        day: (language) => formatDay(checkinDate, LANGUAGES[language].locale),
      }),
    );
  }
}

/** @throws AppError 400 for an offer that could not be accepted */
function assertInTime(offer: Offer, context: ReadContext): void {
  if (offer.checkinDate < context.today) {
    throw invalidField('checkinDate', 'These dates begin in the past. Please choose other ones.');
  }
  assertValidUntil(offer, context);
}

async function waitingBooking(id: number, context: WriteContext): Promise<Booking> {
  const booking = await findBooking({ id }, context, { lock: true });
  assertWaiting(booking);
  return booking;
}

function assertWaiting({ status, erasedAt }: Booking): void {
  if (!isWaiting(status) || erasedAt) throw conflict('invalid_transition', NOT_WAITING);
}

/** An offer with its booking, which is locked first as everywhere. @throws AppError 404 */
async function offerWithBooking(
  id: number,
  { models }: WriteContext,
): Promise<{ offer: Offer; booking: Booking }> {
  const offer = await models.Offer.findByPk(id);
  const booking = offer && (await models.Booking.findByPk(offer.bookingId, { lock: true }));
  if (!booking) throw notFound('This offer');
  return { offer: await offer.reload(), booking };
}

function assertDraft({ status }: Offer): void {
  if (status === 'draft') return;
  throw conflict(
    'offer_open',
    'This offer was sent, so it stays as it is. Please withdraw it and make another one.',
  );
}

function assertOpen({ status }: Offer): void {
  if (status === 'sent') return;
  throw conflict(
    'offer_open',
    'This offer is not open any more. Please reload to see its present state.',
  );
}
