import { WAITING_STATUSES, type BookingStatus } from '@shared/domain/bookings/bookingStatus';
import type { PageQuery } from '@shared/contract/pagination';
import {
  type Conversation,
  type ConversationBrief,
  type ConversationFile as ConversationFileJson,
  type MessageAuthor,
} from '@shared/contract/conversation/conversation';
import { MAX_FILES_PER_BOOKING } from '@shared/contract/uploadLimits';
import { plainLine, plainText } from '@shared/domain/plainText';
import { col, fn, literal, Op } from 'sequelize';
import { DAY_MS } from '@shared/domain/date';
import { conflict, invalidField, notFound, unavailable, withParams } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { ConversationFile } from '../../models/ConversationFile';
import type { ConversationMessage } from '../../models/ConversationMessage';
import { recordAudit } from '../audit/recordAudit';
import { hashOf } from '../idempotency';
import { enqueueConversationMail } from '../mail/messageMails';
import type { ReadContext, WriteContext } from '../serviceContext';
import { isPicture, type StoredAttachment } from './attachments';
import { findBooking } from '../findBooking';

const PAGE = 50;
const BRIEF_LENGTH = 160;

export type Writing = {
  text: string;
  /** Already on disk. */
  files: readonly StoredAttachment[];
  /** From the sender; the same if a form is sent twice. */
  key: string | null;
  /** Another mail notifies the reader. */
  isMailed?: boolean;
};

/**
 * Stores a message from the owner. Reads the booking inside the transaction: a form may take minutes to arrive, and the
 * guest may have been erased.
 * @returns and throws as {@link writeMessage}
 */
export async function ownerWrites(
  reference: string,
  writing: Writing,
  context: WriteContext,
): Promise<boolean> {
  const booking = await findBooking({ reference }, context, { lock: true });
  return writeMessage(booking, 'owner', writing, context);
}

/**
 * Stores a message and enqueues the mail that notifies the other side. A repeated form stores nothing.
 * @param booking read in this transaction
 * @returns false for a repeat, whose files must be deleted
 * @throws AppError 400 for too many files; 409 `erased`
 */
export async function writeMessage(
  booking: Booking,
  author: MessageAuthor,
  { text, files, key, isMailed = false }: Writing,
  context: WriteContext,
): Promise<boolean> {
  const { models, now, actorId = null } = context;
  if (booking.erasedAt) throw conflict('erased', ERASED);
  if (text === '' && files.length === 0) throw invalidField('text', NOTHING_WRITTEN);
  const requestHash =
    key === null ? null : hashOf([booking.id, author, key, text, files.map(({ hash }) => hash)]);
  if (requestHash !== null) {
    const earlier = await models.ConversationMessage.findOne({
      where: { requestHash },
      attributes: ['id'],
    });
    if (earlier) return false;
  }
  if (files.length > (await filesLeft(booking.id, context))) {
    throw invalidField('file', TOO_MANY_FILES);
  }
  if (author === 'guest' && files.length > 0) await refuseFlood(booking, files, context);
  const message = await models.ConversationMessage.create({
    bookingId: booking.id,
    author,
    userId: author === 'owner' ? actorId : null,
    text,
    requestHash,
    ...(isMailed && { toldAt: now }),
    createdAt: now,
  });
  await models.ConversationFile.bulkCreate(
    files.map(({ name, type, bytes, file }) => ({
      messageId: message.id,
      name,
      type,
      bytes,
      file,
    })),
  );
  if (!isMailed) await enqueueConversationMail(author, booking, context);
  if (author === 'owner') {
    const after = { words: text.length, files: files.length };
    recordAudit('guest_written_to', { subject: booking.reference, after }, context);
  }
  return true;
}

const ERASED = 'The guest’s data were erased from this booking, so nobody would read this.';
const NOTHING_WRITTEN = 'Please write something or choose a file';
const TOO_MANY_FILES = withParams(
  'A conversation holds at most {n} files. Please send this one by mail.',
  { n: MAX_FILES_PER_BOOKING },
);

/**
 * Anybody can enquire and get a page that accepts files, so the files of unconfirmed stays are limited, for each and
 * together, far below a full disk. Of cancelled stays only recent files count.
 * @throws AppError 503
 */
async function refuseFlood(
  { id, status }: Booking,
  files: Writing['files'],
  { models, now }: WriteContext,
): Promise<void> {
  if (status === 'confirmed') return;
  const added = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const bytesOf = async (where: object) => {
    const messages = await models.ConversationMessage.findAll({
      where: { author: 'guest', ...where },
      attributes: ['id'],
    });
    const messageId = messages.map((message) => message.id);
    // PostgreSQL returns sums as text.
    return Number((await models.ConversationFile.sum('bytes', { where: { messageId } })) ?? 0);
  };
  const inAll = await bytesOf({
    [Op.or]: [
      { bookingId: bookingsIn(WAITING_STATUSES) },
      {
        bookingId: bookingsIn(['cancelled']),
        createdAt: { [Op.gt]: new Date(now.getTime() - RECENT_MS) },
      },
    ],
  });
  if (inAll + added > MAX_UNCONFIRMED_BYTES.together) throw unavailable(NO_ROOM);
  const own = await bytesOf({ bookingId: id });
  if (own + added > MAX_UNCONFIRMED_BYTES.each) throw unavailable(NO_ROOM);
}

function bookingsIn(statuses: readonly BookingStatus[]) {
  const names = statuses.map((status) => `'${status}'`).join();
  return { [Op.in]: literal(`(SELECT id FROM bookings WHERE status IN (${names}))`) };
}

const RECENT_MS = 7 * DAY_MS;
/** One booking leaves room for others. */
const MAX_UNCONFIRMED_BYTES = { each: 30 * 1024 * 1024, together: 100 * 1024 * 1024 };
const NO_ROOM = 'Files cannot be taken just now. Please send this one by mail.';

/** How many more files a booking's conversation accepts. */
export async function filesLeft(bookingId: number, { models }: ReadContext): Promise<number> {
  const count = await models.ConversationFile.count({
    where: { messageId: { [Op.in]: messageIdsOf(bookingId) } },
  });
  return Math.max(0, MAX_FILES_PER_BOOKING - count);
}

/** {@link filesLeft} of a conversation that is loaded from its first message on. */
export function filesLeftBeside(thread: readonly { files: readonly ConversationFile[] }[]): number {
  const count = thread.flatMap(({ files }) => files).length;
  return Math.max(0, MAX_FILES_PER_BOOKING - count);
}

/** @param bookingId a numeric key, safe to inline */
function messageIdsOf(bookingId: number) {
  return literal(`(SELECT id FROM conversation_messages WHERE booking_id = ${Number(bookingId)})`);
}

/**
 * A booking's messages with their files, oldest first.
 * @param newest limit, for the newest only
 * @param before only messages with a smaller id
 */
export async function loadThread(
  bookingId: number,
  { models }: ReadContext,
  { newest, before }: { newest?: number; before?: number | null } = {},
): Promise<{ message: ConversationMessage; files: ConversationFile[] }[]> {
  const newestFirst = await models.ConversationMessage.findAll({
    where: { bookingId, ...(before && { id: { [Op.lt]: before } }) },
    order: [['id', 'DESC']],
    ...(newest !== undefined && { limit: newest }),
  });
  const messages = newestFirst.toReversed();
  if (messages.length === 0) return [];
  const files = await models.ConversationFile.findAll({
    where: { messageId: messages.map(({ id }) => id) },
    order: ['id'],
  });
  return messages.map((message) => ({
    message,
    files: files.filter(({ messageId }) => messageId === message.id),
  }));
}

export async function ownerConversation(
  { id }: Pick<Booking, 'id'>,
  context: ReadContext,
): Promise<Conversation> {
  const { models } = context;
  const thread = await loadThread(id, context);
  const userIds = thread.flatMap(({ message }) => message.userId ?? []);
  const users = await models.User.findAll({
    where: { id: userIds },
    attributes: ['id', 'username'],
  });
  const tied = await models.ContactMessage.findAll({
    where: { bookingId: id },
    order: ['id'],
  });
  return {
    messages: thread.map(({ message, files }) => ({
      id: message.id,
      author: message.author,
      userName: users.find((user) => user.id === message.userId)?.username ?? null,
      text: plainText(message.text),
      files: files.map(presentFile),
      createdAt: message.createdAt.toISOString(),
      readAt: message.readAt?.toISOString() ?? null,
    })),
    tiedMessages: tied.map((row) => ({
      id: row.id,
      senderName: plainLine(`${row.firstName} ${row.lastName}`),
      message: plainText(row.message),
      createdAt: row.createdAt.toISOString(),
    })),
    filesLeft: filesLeftBeside(thread),
  };
}

export function presentFile(row: ConversationFile): ConversationFileJson {
  return { id: row.id, name: row.name, isPicture: isPicture(row), bytes: row.bytes };
}

/** Marks messages from the other side as read. @param upTo the newest message that was visible */
export async function markRead(
  booking: Pick<Booking, 'id' | 'reference'>,
  reader: MessageAuthor,
  upTo: number,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  await models.ConversationMessage.update(
    { readAt: now },
    {
      where: {
        bookingId: booking.id,
        author: reader === 'owner' ? 'guest' : 'owner',
        readAt: null,
        id: { [Op.lte]: upTo },
      },
    },
  );
}

/** A file of this booking's conversation. @throws AppError 404, also for another booking's */
export async function fileOf(
  bookingId: number,
  fileId: number,
  { models }: ReadContext,
): Promise<ConversationFile> {
  const file = await models.ConversationFile.findByPk(fileId);
  const message =
    file &&
    (await models.ConversationMessage.findOne({
      where: { id: file.messageId, bookingId },
      attributes: ['id'],
    }));
  if (!file || !message) throw notFound('This file');
  return file;
}

export function countUnread({ models }: Pick<ReadContext, 'models'>): Promise<number> {
  return models.ConversationMessage.count({
    where: { author: 'guest', readAt: null },
  });
}

type Group = { bookingId: number; lastId: number; unread: number };

const UNREAD = "SUM(CASE WHEN author = 'guest' AND read_at IS NULL THEN 1 ELSE 0 END)";

/** Conversations, unread ones first, then by last message. */
export async function listConversations(
  query: PageQuery,
  { models }: ReadContext,
): Promise<{ rows: ConversationBrief[]; nextCursor: string | null }> {
  const limit = query.limit ?? PAGE;
  const groups = (await models.ConversationMessage.findAll({
    attributes: ['bookingId', [fn('MAX', col('id')), 'lastId'], [literal(UNREAD), 'unread']],
    group: ['bookingId'],
    ...(query.cursor && { having: literal(after(query.cursor)) }),
    order: [
      [literal(`CASE WHEN ${UNREAD} > 0 THEN 0 ELSE 1 END`), 'ASC'],
      [fn('MAX', col('id')), 'DESC'],
    ],
    limit: limit + 1,
    raw: true,
    // Aggregate columns are missing from the model's type.
  })) as unknown as Group[];
  const page = groups.slice(0, limit).map((group) => ({
    bookingId: group.bookingId,
    lastId: Number(group.lastId),
    unread: Number(group.unread),
  }));
  const bookings = await models.Booking.findAll({
    where: { id: page.map(({ bookingId }) => bookingId) },
  });
  const messages = await models.ConversationMessage.findAll({
    where: { id: page.map(({ lastId }) => lastId) },
  });
  const files = await models.ConversationFile.findAll({
    where: { messageId: page.map(({ lastId }) => lastId) },
    attributes: ['messageId'],
    raw: true,
  });
  const rows = page.flatMap(({ bookingId, lastId, unread }) => {
    const booking = bookings.find(({ id }) => id === bookingId);
    const message = messages.find(({ id }) => id === lastId);
    if (!booking || !message) return [];
    return [
      {
        reference: booking.reference,
        guestName: plainLine(booking.guestName),
        checkinDate: booking.checkinDate,
        checkoutDate: booking.checkoutDate,
        status: booking.status,
        unread,
        last: {
          id: message.id,
          author: message.author,
          text: plainLine(message.text).slice(0, BRIEF_LENGTH),
          files: files.filter(({ messageId }) => messageId === lastId).length,
          createdAt: message.createdAt.toISOString(),
        },
      },
    ];
  });
  const last = page.at(-1);
  const hasMore = groups.length > limit && last !== undefined;
  return { rows, nextCursor: hasMore ? cursorOf(last) : null };
}

function cursorOf({ unread, lastId }: Group): string {
  return Buffer.from(`${unread > 0 ? 0 : 1}.${lastId}`).toString('base64url');
}

/** Condition for rows after a cursor. @throws AppError 400 for an invalid cursor */
function after(cursor: string): string {
  const match = /^([01])\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) {
    throw invalidField('cursor', 'This page marker is not valid. Start at the first page.');
  }
  const [, rank, lastId] = match;
  const isRead = `CASE WHEN ${UNREAD} > 0 THEN 0 ELSE 1 END`;
  return `(${isRead} > ${rank} OR (${isRead} = ${rank} AND MAX(id) < ${lastId}))`;
}

/** Deletes the conversations of bookings. @returns names of their files, to be deleted after the commit */
export async function eraseConversations(
  bookings: readonly Pick<Booking, 'id' | 'reference'>[],
  context: WriteContext,
): Promise<string[]> {
  const { models } = context;
  const attachments: string[] = [];
  for (const { id } of bookings) {
    const files = await models.ConversationFile.findAll({
      where: { messageId: { [Op.in]: messageIdsOf(id) } },
      attributes: ['file'],
      raw: true,
    });
    attachments.push(...files.map(({ file }) => file));
    // Rows of files are deleted with their messages.
    await models.ConversationMessage.destroy({ where: { bookingId: id } });
  }
  return attachments;
}
