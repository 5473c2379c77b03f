import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { pageQuerySchema } from '../pagination';
import { integer, LIMITS, optionalLine, text, timestamp } from '../common';

export const MESSAGE_AUTHORS = ['guest', 'owner'] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

export const conversationFileSchema = z.object({
  id: z.number(),
  /** The sender's file name, with the extension of its actual type. */
  name: z.string(),
  isPicture: z.boolean(),
  bytes: z.number(),
});
export type ConversationFile = z.infer<typeof conversationFileSchema>;

export const conversationMessageSchema = z.object({
  id: z.number(),
  author: z.enum(MESSAGE_AUTHORS),
  /** Name of the user who wrote it; `null` for guests and for deleted users. */
  userName: z.nullable(z.string()),
  /** Empty if the message has only files. */
  text: z.string(),
  files: z.array(conversationFileSchema),
  createdAt: timestamp,
  /** When the other side read it; `null` while it is unread. */
  readAt: z.nullable(timestamp),
});
export type ConversationMessageJson = z.infer<typeof conversationMessageSchema>;

const tiedMessageSchema = z.object({
  id: z.number(),
  senderName: z.string(),
  message: z.string(),
  createdAt: timestamp,
});
export type TiedMessage = z.infer<typeof tiedMessageSchema>;

/** Messages between guest and owner about a booking, oldest first. */
export const conversationSchema = z.object({
  messages: z.array(conversationMessageSchema),
  tiedMessages: z.array(tiedMessageSchema),
  /** Number of files that can still be added. */
  filesLeft: z.number(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export type ConversationForStay = {
  messages: {
    id: number;
    author: MessageAuthor;
    text: string;
    files: ConversationFile[];
    /** ISO 8601 in UTC. */
    createdAt: string;
    isRead: boolean;
  }[];
  /** Id of the oldest message shown; `?before=<id>` shows earlier ones. `null` if there are none. */
  earlierBefore: number | null;
  isLatest: boolean;
  filesLeft: number;
  /** Idempotency key of the form, new on each page, to recognise a form that is sent twice. */
  key: string;
  draft: string;
  isToldByMail: boolean;
};

const TEXT_REQUIRED = say('Please write something or choose a file');

/** Text of a message; may be empty if it has files. */
export const conversationTextSchema = text(LIMITS.longText);
export const conversationInputSchema = z.object({
  text: text(LIMITS.longText, TEXT_REQUIRED),
});

/** Fields of forms with files: the text, and the idempotency key. */
export const conversationFormSchema = z.object({
  text: conversationTextSchema,
  key: optionalLine(LIMITS.idempotencyKey),
});

export const conversationReadSchema = z.object({
  /** The newest message that was shown; later ones stay unread. */
  upTo: integer(1, Number.MAX_SAFE_INTEGER, 'Please name the last message that was read'),
});

export const conversationBriefSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  status: z.string(),
  unread: z.number(),
  last: z.object({
    id: z.number(),
    author: z.enum(MESSAGE_AUTHORS),
    /** Beginning of the message, in one line. */
    text: z.string(),
    files: z.number(),
    createdAt: timestamp,
  }),
});
export type ConversationBrief = z.infer<typeof conversationBriefSchema>;
/** Conversations with unread messages first, then the newest. */
export const conversationsSchema = z.array(conversationBriefSchema);

export const conversationsQuerySchema = pageQuerySchema;
