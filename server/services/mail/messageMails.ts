import type { MessageAuthor } from '@shared/contract/conversation/conversation';
import { ERASED_EMAIL } from '@shared/domain/privacy/erasure';
import type { MessageMailData } from '../../mail/mailData';
import type { Booking } from '../../models/Booking';
import type { ContactMessage } from '../../models/ContactMessage';
import type { Limit } from '../rateLimits/rateLimits';
import type { WriteContext } from '../serviceContext';
import { lastMailsOf, mailRow } from './enqueue';
import { withinReceiptLimit } from './receiptLimit';

/** Enqueues a contact message's mails: a receipt within the limit, and a notification to the owner. */
export async function enqueueMessageMails(
  row: ContactMessage,
  receiptLimit: Limit,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const message = messageMailData(row);
  const receipt = mailRow({ kind: 'messageReceipt', message }, now);
  const alert = mailRow({ kind: 'messageAlert', message }, now);
  await models.OutboxMail.bulkCreate(
    await withinReceiptLimit([receipt, alert], receiptLimit, context),
  );
  await row.update({ receiptKey: receipt.messageKey });
}

function messageMailData(row: ContactMessage): MessageMailData {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    language: row.language,
  };
}

/**
 * Enqueues the owner's answer to a message from the contact form.
 * @param earlierKeys keys of the previous mails, oldest first, see `AnswerMailData`
 * @returns the key that later answers refer to
 */
export async function enqueueAnswerMail(
  row: ContactMessage,
  text: string,
  earlierKeys: string[],
  { models, now }: WriteContext,
): Promise<string> {
  const message = messageMailData(row);
  const mail = mailRow({ kind: 'messageAnswer', message, answer: { text, earlierKeys } }, now);
  await models.OutboxMail.create(mail);
  return mail.messageKey;
}

/**
 * Enqueues the mail that tells the other side about a message. A pending mail covers this message too, since its
 * content is looked up when it is sent; after a sent mail the next one waits.
 * @param author who wrote
 */
export async function enqueueConversationMail(
  author: MessageAuthor,
  booking: Pick<Booking, 'id' | 'reference' | 'guestName' | 'guestEmail' | 'language'>,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const kind = author === 'guest' ? 'conversationAlert' : 'conversationNews';
  const { id: bookingId, reference, guestName, guestEmail, language } = booking;
  const isToGuest = author === 'owner';
  if (guestEmail === ERASED_EMAIL || (isToGuest && guestEmail === '')) return;
  const { pending, pausedUntil } = await lastMailsOf(kind, reference, { models, tx, now });
  if (pending.length > 0) return;
  const conversation = { bookingId, reference, guestName, guestEmail, language };
  await models.OutboxMail.create({
    ...mailRow({ kind, conversation }, now),
    nextAttemptAt: pausedUntil,
  });
}
