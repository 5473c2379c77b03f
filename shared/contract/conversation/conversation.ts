import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { pageQuerySchema } from '../pagination';
import { integer, LIMITS, optionalLine, text, timestamp } from '../common';

export const MESSAGE_AUTHORS = ['guest', 'owner'] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

export const conversationFileSchema = z.object({
  id: z.number(),
  /** As the sender called it, with the ending of what it is. */
  name: z.string(),
  isPicture: z.boolean(),
  bytes: z.number(),
});
export type ConversationFile = z.infer<typeof conversationFileSchema>;

export const conversationMessageSchema = z.object({
  id: z.number(),
  author: z.enum(MESSAGE_AUTHORS),
  /** Who of the back office wrote it; `null` for guests, and for users that are gone. */
  userName: z.nullable(z.string()),
  /** Empty where files say it all. */
  text: z.string(),
  files: z.array(conversationFileSchema),
  createdAt: timestamp,
  /** When the other side has read it; `null` while it is unread. */
  readAt: z.nullable(timestamp),
});
export type ConversationMessageJson = z.infer<typeof conversationMessageSchema>;

/** Messages of the contact form that the owner has tied to the booking. */
const tiedMessageSchema = z.object({
  id: z.number(),
  senderName: z.string(),
  message: z.string(),
  createdAt: timestamp,
});
export type TiedMessage = z.infer<typeof tiedMessageSchema>;

/** What guest and owner have written to each other about a booking, oldest first. */
export const conversationSchema = z.object({
  messages: z.array(conversationMessageSchema),
  tiedMessages: z.array(tiedMessageSchema),
  /** Files that it still takes. */
  filesLeft: z.number(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** The conversation on the guest's own page, which the server renders. */
export type ConversationForStay = {
  messages: {
    id: number;
    author: MessageAuthor;
    text: string;
    files: ConversationFile[];
    /** ISO 8601 in UTC. */
    createdAt: string;
    /** Whether the other side has seen it. */
    isRead: boolean;
  }[];
  /** Id of the oldest message shown, where there are earlier ones: they are shown by `?before=<id>`. */
  earlierBefore: number | null;
  /** Whether the newest messages are among those shown. */
  isLatest: boolean;
  /** Files that it still takes. */
  filesLeft: number;
  /** Of the form, drawn anew with each page: what tells a repeated form from a new one. */
  key: string;
  /** What was typed and could not be sent. */
  draft: string;
  /** Whether a mail tells of an answer. */
  isToldByMail: boolean;
};

const WORDS_REQUIRED = say('Please write something or choose a file');

/** What either side writes; files may stand for words. */
export const conversationTextSchema = text(LIMITS.longText);
/** Body of `POST /api/admin/bookings/{reference}/conversation`: words without files. */
export const conversationInputSchema = z.object({
  text: text(LIMITS.longText, WORDS_REQUIRED),
});

/** Fields of the forms that carry files: the words, and what tells a repeated form from a new one. */
export const conversationFormSchema = z.object({
  text: conversationTextSchema,
  key: optionalLine(LIMITS.idempotencyKey),
});

/** Body of `POST /api/admin/bookings/{reference}/conversation/read`. */
export const conversationReadSchema = z.object({
  /** The newest message that was on show; later ones stay unread. */
  upTo: integer(1, Number.MAX_SAFE_INTEGER, 'Please name the last message that was read'),
});

/** A booking's conversation in a list. */
export const conversationBriefSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  status: z.string(),
  /** Messages of the guest that the owner has not read. */
  unread: z.number(),
  last: z.object({
    id: z.number(),
    author: z.enum(MESSAGE_AUTHORS),
    /** Its beginning, in one line. */
    text: z.string(),
    files: z.number(),
    createdAt: timestamp,
  }),
});
export type ConversationBrief = z.infer<typeof conversationBriefSchema>;
/** Those with something unread first, then the newest. */
export const conversationsSchema = z.array(conversationBriefSchema);

export const conversationsQuerySchema = pageQuerySchema;
