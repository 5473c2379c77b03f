import { isOver } from '@shared/domain/bookings/stayRules';
import { Op } from 'sequelize';
import { conflict, rateLimited } from '../../errors';
import type { Booking } from '../../models/Booking';
import { recordAudit } from '../audit/recordAudit';
import { assertHasAddress } from '../mail/assertHasAddress';
import { enqueueStayMail } from '../mail/decisionMails';
import { loadStoredPayments } from '../payments/paymentSchedule';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { WriteContext } from '../serviceContext';
import { findBooking } from '../findBooking';
import { hasUnmailedChange, lastMailedStay } from '../mailedStay';

/** Confirmations per booking, so that impatient clicks do not fill a mailbox. */
const RESEND_LIMIT = { mails: 3, windowMs: 3_600_000 };

const NOT_CONFIRMED =
  'Only a confirmed stay that is not over has a confirmation. Please look at the booking again.';

/**
 * Sends the current confirmation of a stay again, to the guest's current address, after a lost mail or a mistyped
 * address. Replaces an unsent confirmation, so that the guest gets one.
 * @param updatedAt version that the owner saw; rejects a repeated click
 * @throws AppError 404; 409 `stale`, `erased`, `invalid_transition`; 429 after three in an hour
 */
export async function resendConfirmation(
  id: number,
  updatedAt: string,
  context: WriteContext,
): Promise<Booking> {
  const { now, today } = context;
  const booking = await findBooking({ id }, context, { lock: true });
  assertNotStale(booking, updatedAt);
  if (booking.erasedAt) {
    throw conflict('erased', 'The guest’s data were erased, so there is nobody to write to.');
  }
  assertHasAddress(booking);
  if (booking.status !== 'confirmed' || isOver(booking, today)) {
    throw conflict('invalid_transition', NOT_CONFIRMED);
  }
  await refuseMany(booking, context);
  // Calendar programs ignore the attached file unless its sequence number is higher.
  const calendarSequence = booking.calendarSequence + (hasUnmailedChange(booking) ? 1 : 0);
  booking.set({ calendarSequence, updatedAt: nextUpdatedAt(booking, now) });
  const stored = await loadStoredPayments(booking, context);
  await enqueueStayMail('confirmation', stored, null, lastMailedStay(booking), context);
  await booking.save();
  recordAudit('confirmation_resent', { subject: booking.reference }, context);
  return booking;
}

/** @throws AppError 429 */
async function refuseMany({ reference }: Booking, { models, now }: WriteContext): Promise<void> {
  const { windowMs } = RESEND_LIMIT;
  const since = new Date(now.getTime() - windowMs);
  const sent = await models.OutboxMail.findAll({
    where: { kind: 'confirmation', reference, createdAt: { [Op.gt]: since } },
    attributes: ['createdAt'],
    order: [['id', 'DESC']],
    limit: RESEND_LIMIT.mails,
  });
  const oldest = sent.at(-1);
  if (!oldest || sent.length < RESEND_LIMIT.mails) return;
  throw rateLimited('resend', oldest.createdAt.getTime() + windowMs - now.getTime());
}
