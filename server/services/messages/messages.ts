import { plainLine, plainText } from '@shared/domain/plainText';
import type { PageQuery } from '@shared/contract/pagination';
import type { ContactMessageData, ContactMessageJson } from '@shared/contract/messages/message';
import { idempotencyConflict, notFound } from '../../errors';
import type { ContactAnswer } from '../../models/ContactAnswer';
import type { ContactMessage } from '../../models/ContactMessage';
import { recordAudit } from '../audit/recordAudit';
import type { Limit } from '../rateLimits/rateLimits';
import { hashOf } from '../idempotency';
import { privacyColumns, privacyVersion, privacyNotice } from '../legal/legalVersions';
import { enqueueAnswerMail, enqueueMessageMails } from '../mail/messageMails';
import { loadPage, NEWEST_FIRST, type Page } from '../pagination';
import type { ReadContext, WriteContext } from '../serviceContext';

/** A message with its answers, their authors, and its booking. */
export type ShownMessage = {
  message: ContactMessage;
  answers: { answer: ContactAnswer; userName: string | null }[];
  bookingReference: string | null;
};

/**
 * Stores a message from the contact form.
 * @param idempotencyKey from the sender; a repeat with the same body stores nothing
 * @param receiptLimit for the mailbox of the sender
 * @throws AppError 409 `idempotency_conflict` for a known key with another body
 */
export async function storeContactMessage(
  message: ContactMessageData,
  idempotencyKey: string | null,
  receiptLimit: Limit,
  context: WriteContext,
): Promise<ContactMessage> {
  const { models, now } = context;
  const hash = hashOf(message);
  if (idempotencyKey !== null) {
    const earlier = await models.ContactMessage.findOne({
      where: { idempotencyKey },
    });
    if (earlier && earlier.idempotencyHash !== hash) {
      throw idempotencyConflict('message');
    }
    if (earlier) return earlier;
  }
  const row = await models.ContactMessage.create({
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
  });
  await enqueueMessageMails(row, receiptLimit, context);
  return row;
}

export async function listContactMessages(
  query: PageQuery,
  { models }: ReadContext,
): Promise<Page<ContactMessage>> {
  return loadPage(query, (where, limit) =>
    models.ContactMessage.findAll({ where, limit, order: NEWEST_FIRST }),
  );
}

/** Marks a message as read or unread. @throws AppError 404 */
export async function markContactMessage(
  id: number,
  isRead: boolean,
  context: WriteContext,
): Promise<ContactMessage> {
  const { now } = context;
  const message = await findMessage(id, context);
  // Keeps the time of the first reading.
  if (isRead === (message.readAt !== null)) return message;
  return message.update({ readAt: isRead ? now : null });
}

export async function withAnswers(
  messages: readonly ContactMessage[],
  { models }: ReadContext,
): Promise<ShownMessage[]> {
  const answers = await models.ContactAnswer.findAll({
    where: { contactMessageId: messages.map(({ id }) => id) },
    order: ['id'],
  });
  const users = await models.User.findAll({
    where: { id: answers.flatMap(({ userId }) => userId ?? []) },
    attributes: ['id', 'username'],
  });
  const bookings = await models.Booking.findAll({
    where: { id: messages.flatMap(({ bookingId }) => bookingId ?? []) },
    attributes: ['id', 'reference'],
  });
  return messages.map((message) => ({
    message,
    answers: answers
      .filter(({ contactMessageId }) => contactMessageId === message.id)
      .map((answer) => ({
        answer,
        userName: users.find(({ id }) => id === answer.userId)?.username ?? null,
      })),
    bookingReference: bookings.find(({ id }) => id === message.bookingId)?.reference ?? null,
  }));
}

/** Answers a message by mail and marks it as read; a repeat sends nothing. @throws AppError 404 */
export async function answerContactMessage(
  id: number,
  text: string,
  key: string | null,
  context: WriteContext,
): Promise<ContactMessage> {
  const { models, now, actorId = null } = context;
  const message = await findMessage(id, context);
  const requestHash = key === null ? null : hashOf([id, key, text]);
  if (requestHash !== null) {
    const earlier = await models.ContactAnswer.findOne({
      where: { requestHash },
      attributes: ['id'],
    });
    if (earlier) return message;
  }
  const before = await models.ContactAnswer.findAll({
    where: { contactMessageId: id },
    order: ['id'],
  });
  const earlierKeys = [
    ...(message.receiptKey === null ? [] : [message.receiptKey]),
    ...before.map(({ messageKey }) => messageKey),
  ];
  const messageKey = await enqueueAnswerMail(message, text, earlierKeys, context);
  await models.ContactAnswer.create({
    contactMessageId: id,
    userId: actorId,
    text,
    messageKey,
    requestHash,
    createdAt: now,
  });
  const subject = await subjectOf(message, context);
  recordAudit('message_answered', { subject, after: { words: text.length } }, context);
  return message.update({ readAt: message.readAt ?? now });
}

/** Links a message to a booking, or removes the link. @throws AppError 404 */
export async function tieContactMessage(
  id: number,
  reference: string | null,
  context: WriteContext,
): Promise<ContactMessage> {
  const { models } = context;
  const message = await findMessage(id, context);
  const booking =
    reference === null ? null : await models.Booking.findOne({ where: { reference } });
  if (reference !== null && !booking) throw notFound('This booking');
  const bookingId = booking?.id ?? null;
  if (bookingId === message.bookingId) return message;
  return message.update({ bookingId });
}

async function findMessage(id: number, { models }: WriteContext): Promise<ContactMessage> {
  const message = await models.ContactMessage.findByPk(id);
  if (!message) throw notFound('This message');
  return message;
}

async function subjectOf(
  { bookingId }: ContactMessage,
  { models }: WriteContext,
): Promise<string | null> {
  if (bookingId === null) return null;
  const booking = await models.Booking.findByPk(bookingId, {
    attributes: ['reference'],
  });
  return booking?.reference ?? null;
}

export function presentShownMessage({
  message,
  answers,
  bookingReference,
}: ShownMessage): ContactMessageJson {
  return {
    ...presentContactMessage(message),
    answers: answers.map(({ answer, userName }) => ({
      id: answer.id,
      userName,
      text: plainText(answer.text),
      createdAt: answer.createdAt.toISOString(),
    })),
    bookingReference,
  };
}

function presentContactMessage(row: ContactMessage): ContactMessageJson {
  return {
    id: row.id,
    firstName: plainLine(row.firstName),
    lastName: plainLine(row.lastName),
    email: row.email,
    phone: row.phone && plainLine(row.phone),
    subject: row.subject,
    message: plainText(row.message),
    ...privacyNotice(row),
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}
