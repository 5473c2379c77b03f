import { optionalText, plainDate, rowId } from '@shared/contract/common';
import {
  STAY_LIMITS,
  STAY_REQUEST_KINDS,
  type OpenStayRequest,
  type StayRequestKind,
} from '@shared/contract/stay/stayPage';
import type { AnswerableRequest, StayRequestJson } from '@shared/contract/stay/ownerStay';
import { plainLine, plainText } from '@shared/domain/plainText';
import { formatDay, villaDay } from '@shared/domain/date';
import {
  countNights,
  isOver,
  ownerDaysIssue,
  stayLengthIssue,
  type Stay,
} from '@shared/domain/bookings/stayRules';
import { LANGUAGES, type Language } from '@shared/i18n/languages';
import { stayPageText } from '@shared/i18n/stayPage';
import { literal, Op } from 'sequelize';
import * as z from 'zod/mini';
import { conflict } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { StayRequest } from '../../models/StayRequest';
import { heldNightsOf } from '../heldNights';
import { writeMessage } from '../conversation/conversation';
import { enqueueStayRequestMail } from '../mail/stayRequestMail';
import { openOfferOf } from '../openOffer';
import { loadStayRules } from '../prices/loadStayRules';
import { stayIssuesOf } from '../prices/quote';
import { loadStoredPayments } from '../payments/paymentSchedule';
import { loadSettings } from '../prices/settings';
import { nextUpdatedAt } from '../optimisticConcurrency';
import type { ReadContext, WriteContext } from '../serviceContext';
import { replaceGrantedRequests } from '../grantedRequests';
import { StayRefusal } from '../stayRefusal';
import { refundToday } from './stayRefund';

export const datesForm = z.object({
  checkinDate: plainDate('Check-in date is required'),
  checkoutDate: plainDate('Check-out date is required'),
  message: optionalText(STAY_LIMITS.message),
});

const DAYS = ['checkinDate', 'checkoutDate'] as const;

export const cancellationForm = z.object({ message: optionalText(STAY_LIMITS.message) });

/** Form for withdrawing a request; identifies the one that the guest read. */
export const withdrawalForm = z.object({
  kind: z.enum(STAY_REQUEST_KINDS),
  request: rowId,
});

/** A guest's request. Only `dates` has dates. */
export type ChangeRequestInput = {
  kind: StayRequestKind;
  checkinDate: string | null;
  checkoutDate: string | null;
  message: string | null;
};

/** A booking's open requests, oldest first; none for a confirmed stay that is over. */
export async function openStayRequests(
  { id: bookingId, status, checkoutDate }: Pick<Booking, 'id' | 'status' | 'checkoutDate'>,
  { models, today }: Pick<ReadContext, 'models' | 'today'>,
): Promise<StayRequest[]> {
  if (status === 'confirmed' && isOver({ checkoutDate }, today)) return [];
  return models.StayRequest.findAll({
    where: { bookingId, settledAt: null },
    order: [['id', 'ASC']],
  });
}

export async function allStayRequests(
  bookingId: number,
  { models }: Pick<ReadContext, 'models'>,
): Promise<StayRequest[]> {
  return models.StayRequest.findAll({
    where: { bookingId },
    order: [['id', 'ASC']],
  });
}

/** Open requests of all bookings. @param limit number of requests listed */
export async function waitingStayRequests(
  limit: number,
  { models, today }: Pick<ReadContext, 'models' | 'today'>,
): Promise<{ rows: { request: StayRequest; booking: Booking }[]; total: number }> {
  const current = `SELECT id FROM bookings WHERE status <> 'confirmed' OR checkout_date > '${today}'`;
  const where = { settledAt: null, bookingId: { [Op.in]: literal(`(${current})`) } };
  const requests = await models.StayRequest.findAll({
    where,
    order: [['id', 'ASC']],
    limit,
  });
  const bookings = await models.Booking.findAll({
    where: { id: requests.map(({ bookingId }) => bookingId) },
  });
  const rows = requests.flatMap((request) => {
    const booking = bookings.find(({ id }) => id === request.bookingId);
    return booking ? [{ request, booking }] : [];
  });
  const total = rows.length < limit ? rows.length : await models.StayRequest.count({ where });
  return { rows, total };
}

export function presentStayRequest(row: StayRequest): OpenStayRequest {
  const { id, kind, checkinDate, checkoutDate, message, createdAt } = row;
  return { id, kind, checkinDate, checkoutDate, message, day: villaDay(createdAt) };
}

export function presentOwnerRequest(row: StayRequest): StayRequestJson {
  const { id, kind, checkinDate, checkoutDate, message, createdAt } = row;
  return {
    id,
    kind,
    checkinDate,
    checkoutDate,
    message: message && plainText(message),
    createdAt: createdAt.toISOString(),
  };
}

/** The owner's view with the standard text for a refusal, in the guest's language. */
export function presentAnswerableRequest(row: StayRequest, booking: Booking): AnswerableRequest {
  const language: Language = booking.language;
  const text = stayPageText(language);
  const day = (date: string) => formatDay(date, LANGUAGES[language].locale);
  const name = plainLine(booking.guestName);
  const [from, to] = [day(booking.checkinDate), day(booking.checkoutDate)];
  const { kind, checkinDate, checkoutDate } = row;
  const refusal =
    kind === 'dates' && checkinDate !== null && checkoutDate !== null
      ? text('refusal.dates', {
          name,
          from,
          to,
          newFrom: day(checkinDate),
          newTo: day(checkoutDate),
        })
      : // The text says that the stay remains booked, which only a confirmed one does.
        booking.status === 'confirmed'
        ? text('refusal.cancellation', { name, from, to })
        : '';
  return { ...presentOwnerRequest(row), refusal };
}

/** What the guest can request today; nothing once the stay has begun. */
export function canAsk(
  { status, checkinDate }: Pick<Booking, 'status' | 'checkinDate'>,
  { today }: Pick<ReadContext, 'today'>,
): StayRequestKind[] {
  return status === 'cancelled' || checkinDate < today ? [] : ['dates', 'cancellation'];
}

/**
 * Stores a guest's request and notifies the owner by mail; the booking stays unchanged. Replaces an open request of the
 * same kind; an identical one changes nothing.
 * @returns code of the text to show, `done.<code>`
 * @throws StayRefusal `closed`, `same_dates`, `dates`, `dates_too_long`, `dates_too_far`, `dates_taken`
 */
export async function askForChange(
  booking: Booking,
  changeRequest: ChangeRequestInput,
  context: WriteContext,
): Promise<string> {
  if (!canAsk(booking, context).includes(changeRequest.kind)) throw new StayRefusal('closed');
  if (changeRequest.kind === 'cancellation') {
    await noteChangeRequest(booking, changeRequest, context);
    return 'cancellation';
  }
  const stay = otherDates(booking, changeRequest, context);
  if ((await heldNightsOf(stay, context, { bookingId: booking.id })).length > 0) {
    throw new StayRefusal('dates_taken', DAYS);
  }
  await noteChangeRequest(booking, changeRequest, context);
  return doneOfDates(stay, context);
}

/** Text for a request, depending on whether the guests' rules allow the dates; the owner may allow others. */
async function doneOfDates(stay: Stay, context: ReadContext): Promise<string> {
  const rules = await loadStayRules({ first: stay.checkinDate, last: stay.checkoutDate }, context);
  const broken = stayIssuesOf(stay, rules, context.today).find(
    // The nights may be unavailable because the booking itself holds them.
    ({ code }) => code !== 'unavailable',
  );
  switch (broken?.code) {
    case undefined:
      return 'dates';
    case 'too_far_ahead':
      return 'dates_rules_far';
    case 'too_many_nights':
      return 'dates_rules_long';
    default:
      return 'dates_rules';
  }
}

async function noteChangeRequest(
  booking: Booking,
  changeRequest: ChangeRequestInput,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const where = { bookingId: booking.id, kind: changeRequest.kind, settledAt: null };
  if ((await models.StayRequest.count({ where: { ...where, ...changeRequest } })) > 0) return;
  const earlier = await models.StayRequest.findOne({ where });
  await earlier?.destroy();
  // A reworded cancellation request keeps its first day, on which the refund depends.
  const createdAt = changeRequest.kind === 'cancellation' && earlier ? earlier.createdAt : now;
  const offer = changeRequest.kind === 'dates' ? await openOfferOf(booking, context) : null;
  if (offer) await replaceGrantedRequests(offer, context);
  await models.StayRequest.create({ bookingId: booking.id, ...changeRequest, createdAt });
  const isCancellation = changeRequest.kind === 'cancellation';
  const stored = isCancellation ? await loadStoredPayments(booking, context) : null;
  const refund = stored && (await refundToday(stored, villaDay(createdAt), context));
  const data = { ...changeRequest, refundCents: refund?.paid?.backCents ?? refund?.cents ?? null };
  await enqueueStayRequestMail(booking, data, await loadSettings(context), context);
}

/** Withdraws an open request and notifies the owner. Idempotent. @returns code of the text to show */
export async function withdrawRequest(
  booking: Booking,
  { request: id, kind }: z.output<typeof withdrawalForm>,
  context: WriteContext,
): Promise<'request_withdrawn' | { problem: 'request_gone' }> {
  const { models, now } = context;
  const bookingId = booking.id;
  const row = await models.StayRequest.findOne({ where: { id, bookingId } });
  if (!row) {
    const where = { bookingId, kind, settledAt: null };
    // A replaced request is gone as well.
    const isReplaced = (await models.StayRequest.count({ where })) > 0;
    return isReplaced ? { problem: 'request_gone' } : 'request_withdrawn';
  }
  if (row.settledAt) return { problem: 'request_gone' };
  await row.destroy();
  // Makes the owner's open form stale: the guest no longer asks for a cancellation.
  await booking.update({ updatedAt: nextUpdatedAt(booking, now) });
  const { checkinDate, checkoutDate } = row;
  const data = { kind: row.kind, checkinDate, checkoutDate, message: null, refundCents: null };
  const settings = await loadSettings(context);
  const answered = await models.StayRequest.findOne({
    where: { bookingId, kind: row.kind, settledAt: { [Op.ne]: null } },
    order: [['settledAt', 'DESC']],
  });
  await enqueueStayRequestMail(
    booking,
    { ...data, isWithdrawn: true },
    settings,
    context,
    answered?.settledAt ?? null,
  );
  return 'request_withdrawn';
}

/** Closes a request, answered or not. @throws AppError 409 `stale` */
export async function settleStayRequest(id: number, context: WriteContext): Promise<void> {
  const { request } = await requestWithBooking(id, context);
  if (!request.settledAt) await request.update({ settledAt: context.now });
}

/**
 * Answers a request with the owner's message, mails it to the guest, and closes the request.
 * @throws AppError 409 `stale` for a request that was closed or replaced, so that the guest gets one answer
 */
export async function answerStayRequest(
  id: number,
  text: string,
  context: WriteContext,
): Promise<void> {
  const { request, booking } = await requestWithBooking(id, context);
  if (request.settledAt) throw conflict('stale', SETTLED);
  await writeMessage(booking, 'owner', { text, files: [], key: null }, context);
  await request.update({ settledAt: context.now });
}

const SETTLED =
  'This request was closed meanwhile. Please look at the conversation before you write to the guest.';

const REPLACED =
  'The guest has changed or withdrawn this request meanwhile. Please look at the booking before you answer.';

/** A request and its booking, locked in the usual order. @throws AppError 409 `stale` */
async function requestWithBooking(
  id: number,
  { models }: WriteContext,
): Promise<{ request: StayRequest; booking: Booking }> {
  const request = await models.StayRequest.findByPk(id);
  const booking = request && (await models.Booking.findByPk(request.bookingId, { lock: true }));
  // A new request of the same kind replaces an unanswered one.
  if (!booking) throw conflict('stale', REPLACED);
  return { request: await request.reload(), booking };
}

/** @throws StayRefusal `dates`, `dates_too_long`, `dates_too_far`, `same_dates` for the current dates */
function otherDates(
  booking: Booking,
  { checkinDate, checkoutDate }: ChangeRequestInput,
  { today }: Pick<ReadContext, 'today'>,
): Stay {
  if (checkinDate === null || checkoutDate === null) throw new StayRefusal('dates', DAYS);
  const stay = { checkinDate, checkoutDate };
  if (checkinDate < today || countNights(stay) < 1) throw new StayRefusal('dates', DAYS);
  if (stayLengthIssue(stay)) throw new StayRefusal('dates_too_long', DAYS);
  if (ownerDaysIssue(checkinDate, today)) throw new StayRefusal('dates_too_far', DAYS);
  if (checkinDate === booking.checkinDate && checkoutDate === booking.checkoutDate) {
    throw new StayRefusal('same_dates', DAYS);
  }
  return stay;
}
