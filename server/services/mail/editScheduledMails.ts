import type { ScheduledAction, ScheduledMails } from '@shared/contract/mail/scheduledMails';
import { makesSense } from '@shared/domain/mail/scheduledMails';
import { conflict, notFound } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { ScheduledMail } from '../../models/ScheduledMail';
import { recordAudit } from '../audit/recordAudit';
import { assertHasAddress } from './assertHasAddress';
import type { ReadContext, WriteContext } from '../serviceContext';
import { planScheduledMails, sendScheduledMail } from './scheduledMails';
import { findBooking } from '../findBooking';

const DONE_MESSAGE =
  'This mail has gone out already, or does not go any more. Please look at the list again.';
const TOO_EARLY_MESSAGE =
  'It is too early for this mail: it speaks of the stay or its end as if they had come. It goes by itself when it is planned.';
const NEEDLESS_MESSAGE =
  'There is no reason for this mail: the booking is off, nothing is open of that payment, or nothing is filled in yet under Settings, Arrival or Payments, Bank.';

/** A booking's scheduled mails to the guest, earliest first. @throws AppError 404 */
export async function listScheduledMails(
  bookingId: number,
  context: ReadContext,
): Promise<ScheduledMails> {
  const booking = await findBooking({ id: bookingId }, context);
  const rows = await context.models.ScheduledMail.findAll({
    where: { bookingId },
    order: ['dueAt', 'id'],
  });
  return { isOn: booking.schedulesMails, mails: rows.map((row) => present(row, context)) };
}

function present(
  { id, kind, occurrence, dueAt, state, reason, sentAt }: ScheduledMail,
  { now }: ReadContext,
) {
  // What was due before, and is not sent yet, goes with the next round.
  const goesAt = state === 'planned' && dueAt < now ? now : dueAt;
  return {
    id,
    kind,
    occurrence,
    dueAt: goesAt.toISOString(),
    state,
    reason,
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** Switches scheduled mails. At first, mails already due are skipped. @throws AppError 404; 409 `erased` */
export async function switchScheduledMails(
  bookingId: number,
  isOn: boolean,
  context: WriteContext,
): Promise<ScheduledMails> {
  const booking = await findBooking({ id: bookingId }, context, { lock: true });
  if (booking.schedulesMails !== isOn) {
    if (booking.erasedAt) {
      throw conflict('erased', 'The guest’s address was erased, so no mail can go there.');
    }
    if (isOn) assertHasAddress(booking);
    await booking.update({ schedulesMails: isOn });
    await planScheduledMails(booking, context);
  }
  return listScheduledMails(bookingId, context);
}

/** Holds, releases or sends a mail. Idempotent. @throws AppError 404; 409 `invalid_transition` if sent or dropped */
export async function changeScheduledMail(
  id: number,
  action: ScheduledAction,
  context: WriteContext,
): Promise<ScheduledMails> {
  const { models } = context;
  const known = await models.ScheduledMail.findByPk(id);
  if (!known) throw notFound('This mail');
  const booking = await findBooking({ id: known.bookingId }, context, { lock: true });
  await planScheduledMails(booking, context);
  const row = await known.reload();
  if (row.state !== 'planned' && row.state !== 'held') {
    throw conflict('invalid_transition', DONE_MESSAGE);
  }
  await ACTIONS[action](row, booking, context);
  return listScheduledMails(booking.id, context);
}

type Action = (row: ScheduledMail, booking: Booking, context: WriteContext) => Promise<void>;

const ACTIONS: Readonly<Record<ScheduledAction, Action>> = {
  hold: async (row, booking, context) => {
    if (row.state === 'held') return;
    await row.update({ state: 'held', updatedAt: context.now });
    await record('scheduled_mail_held', row, booking, context);
  },
  release: async (row, booking, context) => {
    if (row.state === 'planned') return;
    await row.update({ state: 'planned', updatedAt: context.now });
    // The mail may have become pointless while it was held.
    await planScheduledMails(booking, context);
    await record('scheduled_mail_released', row, booking, context);
  },
  send: async (row, booking, context) => {
    if (!makesSense(row.kind, booking, context.today)) {
      throw conflict('invalid_transition', TOO_EARLY_MESSAGE);
    }
    if (!(await sendScheduledMail(row, booking, context))) {
      throw conflict('invalid_transition', NEEDLESS_MESSAGE);
    }
    await record('scheduled_mail_sent', row, booking, context);
  },
};

async function record(
  action: 'scheduled_mail_held' | 'scheduled_mail_released' | 'scheduled_mail_sent',
  { kind, occurrence }: ScheduledMail,
  { reference }: Booking,
  context: WriteContext,
): Promise<void> {
  recordAudit(action, { subject: reference, after: { mail: kind, occurrence } }, context);
}
