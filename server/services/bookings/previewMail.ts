import { NOTHING_TO_TELL, type MailPreviewInput } from '@shared/contract/mail/mail';
import type { BookingStatusChange } from '@shared/contract/bookings/booking';
import type { StayChoices } from '@shared/contract/prices/price';
import type { StayChange } from '@shared/contract/bookings/ownerBooking';
import { canTransition, type BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { invalidField, invalidTransition } from '../../errors';
import { languageOf, type Mail } from '../../mail/mail';
import type { MailEnv, RenderedMail } from '../../mail/renderMail';
import type { Booking } from '../../models/Booking';
import { statusMailKind } from './changeStatus';
import { hasUnmailedChange, lastMailedStay } from '../mailedStay';
import { statusMail, stayMail, unsentBeforeCancellation, unsentMails } from '../mail/decisionMails';
import { withBankDetails } from '../mail/paymentData';
import { setStay, STAY_MAIL_NEEDS_CONFIRMED } from './updateBooking';
import { setOffered } from '../offers/applyOffer';
import { openOfferOf } from '../openOffer';
import type { ReadContext } from '../serviceContext';
import { loadMailVilla } from '../mail/loadMailVilla';
import { templateOfMail } from '../mail/findMailTemplate';
import { loadStoredPayments } from '../payments/paymentSchedule';
import { findBooking } from '../findBooking';

/** Renders the mail that a change would send. @throws AppError 400; 404; 409 `invalid_transition` */
export async function previewMail(
  { bookingId, status, offerId, cancelledBy, message, ...change }: MailPreviewInput,
  env: MailEnv,
  context: ReadContext,
): Promise<RenderedMail> {
  const booking = await findBooking({ id: bookingId }, context);
  if (offerId !== undefined) {
    const open = await openOfferOf(booking, context);
    // Changes the row in memory only; it is never saved.
    if (open?.id === offerId) await setOffered(booking, open, context);
  }
  const mail =
    status === undefined
      ? await stayChangeMail(booking, change, message, context)
      : await decisionMail(booking, status, { message, cancelledBy }, context);
  const villa = await loadMailVilla(languageOf(mail), context);
  const template = await templateOfMail(mail, context);
  const { renderMail } = await import('../../mail/renderMail');
  return renderMail(mail, { ...env, template }, villa, context.now);
}

async function decisionMail(
  booking: Booking,
  status: BookingStatus,
  options: Pick<BookingStatusChange, 'message' | 'cancelledBy'>,
  context: ReadContext,
): Promise<Mail> {
  const kind = canTransition(booking.status, status)
    ? statusMailKind(booking.status, status)
    : null;
  if (!kind) {
    throw invalidTransition(booking.status, status);
  }
  const unsent = kind === 'cancellation' ? await unsentBeforeCancellation(booking, context) : [];
  const stored = await loadStoredPayments(booking, context);
  const mail = await statusMail(kind, stored, options, unsent, context);
  return mail.kind === 'confirmation' ? withBankDetails(mail, booking, context) : mail;
}

async function stayChangeMail(
  booking: Booking,
  change: StayChange & StayChoices,
  message: string | null,
  context: ReadContext,
): Promise<Mail> {
  if (booking.status !== 'confirmed') throw invalidField('bookingId', STAY_MAIL_NEEDS_CONFIRMED);
  const known = lastMailedStay(booking);
  // Changes the row in memory only; it is never saved.
  await setStay(booking, change, context);
  if (Object.keys(change).length === 0 && !hasUnmailedChange(booking)) {
    throw invalidField('status', NOTHING_TO_TELL);
  }
  const unsent = await unsentMails(booking, context);
  const stored = await loadStoredPayments(booking, context);
  const mail = await stayMail('stayChange', stored, message, known, unsent, context);
  if (!mail) throw invalidField('status', NOTHING_TO_TELL);
  return mail.kind === 'confirmation' ? withBankDetails(mail, booking, context) : mail;
}
