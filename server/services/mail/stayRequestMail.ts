import { readMail } from '../../mail/mail';
import type { StayRequestData } from '../../mail/kinds/stayRequest';
import type { OutboxMail } from '../../models/OutboxMail';
import type { VillaSettings } from '../../models/VillaSettings';
import type { WriteContext } from '../serviceContext';
import { bookingMailData, type MailedBooking } from './bookingMailData';
import { lastMailsOf, mailRow } from './enqueue';

/**
 * Enqueues the mail that tells the owner about a guest's request from the page of the stay, or about its withdrawal. A
 * withdrawal is sent only if the owner may have been notified of the request, and quotes that request.
 * @param answeredAt when a request of this kind was last closed; requests before that are no longer open
 */
export async function enqueueStayRequestMail(
  booking: MailedBooking,
  request: StayRequestData,
  settings: VillaSettings,
  context: WriteContext,
  answeredAt: Date | null = null,
): Promise<void> {
  const { models, now } = context;
  const kind = 'stayRequestAlert';
  const { reference } = booking;
  const { pending, others, pausedUntil } = await lastMailsOf(kind, reference, context);
  const requestOf = (row: OutboxMail) => {
    const mail = readMail(row);
    return mail?.kind === kind && mail.request.kind === request.kind ? mail.request : null;
  };
  const failed = await models.OutboxMail.findAll({
    where: { kind, reference, status: 'failed', leaseToken: null },
  });
  // A new request replaces the previous one, and so its mail.
  const replaced = [...pending, ...failed].filter((row) => requestOf(row) !== null);
  for (const mail of replaced) await mail.destroy();
  const [mailed] = others
    .filter(({ createdAt }) => answeredAt === null || createdAt > answeredAt)
    .flatMap((row) => requestOf(row) ?? []);
  if (request.isWithdrawn && (mailed ? mailed.isWithdrawn : replaced.length > 0)) return;
  const { checkinDate, checkoutDate } = (request.isWithdrawn && mailed) || request;
  const data = bookingMailData(booking, null, settings);
  const mail = { kind, booking: data, request: { ...request, checkinDate, checkoutDate } } as const;
  await models.OutboxMail.create({ ...mailRow(mail, now), nextAttemptAt: pausedUntil });
}
