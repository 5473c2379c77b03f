import type { PageQuery } from '@shared/contract/bookings/booking';
import type { ContactMessageData } from '@shared/contract/messages/message';
import { notFound } from '../../errors';
import type { ContactMessage } from '../../models/ContactMessage';
import { recordEvent } from '../liveEvents';
import { enqueueMessageMails } from '../mail/outbox';
import { loadPage, NEWEST_FIRST, type Page } from '../pagination';
import type { ReadContext, WriteContext } from '../serviceContext';

/** Stores a message from the contact form. */
export async function storeContactMessage(
  message: ContactMessageData,
  context: WriteContext,
): Promise<ContactMessage> {
  const { models, tx, now } = context;
  const row = await models.ContactMessage.create(
    {
      firstName: message.firstName,
      lastName: message.lastName,
      email: message.email,
      phone: message.phone,
      subject: message.subject,
      message: message.message,
      createdAt: now,
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
  if (!message) throw notFound('This message');
  // The first reading stays the moment of reading.
  if (isRead === (message.readAt !== null)) return message;
  await recordEvent('message', null, context);
  return message.update({ readAt: isRead ? now : null }, { transaction: tx });
}
