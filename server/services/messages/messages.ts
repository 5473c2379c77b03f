import type { PageQuery } from '@shared/contract/bookings/booking';
import type { ContactMessageData } from '@shared/contract/messages/message';
import { idempotencyConflict, notFound } from '../../errors';
import type { ContactMessage } from '../../models/ContactMessage';
import { hashOf } from '../bookings/idempotency';
import { privacyColumns, privacyVersion } from '../legal/legalVersions';
import { recordEvent } from '../liveEvents';
import { enqueueMessageMails } from '../mail/outbox';
import { loadPage, NEWEST_FIRST, type Page } from '../pagination';
import type { ReadContext, WriteContext } from '../serviceContext';

/**
 * Stores a message from the contact form.
 * @param idempotencyKey the sender's; a repeat with the same body stores nothing
 * @throws AppError 409 `idempotency_conflict` for a known key with another body
 */
export async function storeContactMessage(
  message: ContactMessageData,
  idempotencyKey: string | null,
  context: WriteContext,
): Promise<ContactMessage> {
  const { models, tx, now } = context;
  const hash = hashOf(message);
  if (idempotencyKey !== null) {
    const earlier = await models.ContactMessage.findOne({
      where: { idempotencyKey },
      transaction: tx,
    });
    if (earlier && earlier.idempotencyHash !== hash) {
      throw idempotencyConflict('message');
    }
    if (earlier) return earlier;
  }
  const row = await models.ContactMessage.create(
    {
      firstName: message.firstName,
      lastName: message.lastName,
      email: message.email,
      phone: message.phone,
      subject: message.subject,
      message: message.message,
      language: message.language,
      createdAt: now,
      ...privacyColumns(message.privacyVersion, await privacyVersion(context), now),
      idempotencyKey,
      idempotencyHash: idempotencyKey === null ? null : hash,
    },
    { transaction: tx },
  );
  await enqueueMessageMails(row, context);
  await recordEvent('message', null, context);
  return row;
}

/** Messages for the owner, newest first. */
export async function listContactMessages(
  query: PageQuery,
  { models, tx }: ReadContext,
): Promise<Page<ContactMessage>> {
  return loadPage(query, (where, limit) =>
    models.ContactMessage.findAll({ where, limit, order: NEWEST_FIRST, transaction: tx }),
  );
}

/** Marks a message as read, or as unread again. @throws AppError 404 */
export async function markContactMessage(
  id: number,
  isRead: boolean,
  context: WriteContext,
): Promise<ContactMessage> {
  const { models, tx, now } = context;
  const message = await models.ContactMessage.findByPk(id, { transaction: tx });
  if (!message) throw notFound('message');
  // The first reading stays the moment of reading.
  if (isRead === (message.readAt !== null)) return message;
  await recordEvent('message', null, context);
  return message.update({ readAt: isRead ? now : null }, { transaction: tx });
}
