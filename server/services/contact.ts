import type { PageQuery } from '@shared/contract/booking';
import type { ContactMessageData } from '@shared/contract/contact';
import type { ContactMessage } from '../models/ContactMessage';
import { loadPage, NEWEST_FIRST, type Page } from './paging';
import type { ReadContext, WriteContext } from './serviceContext';

/** Stores a message from the contact form. */
export async function storeContactMessage(
  message: ContactMessageData,
  { models, tx, now }: WriteContext,
): Promise<ContactMessage> {
  return models.ContactMessage.create(
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
