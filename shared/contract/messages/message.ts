import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { say } from '../../i18n/say';
import { email, languageSchema, line, LIMITS, optionalLine, text, timestamp } from '../common';
import { privacyNoticeSchema, shownPrivacyVersion } from '../legal/privacyNotice';

export const CONTACT_SUBJECTS = ['booking', 'existing', 'amenities', 'general'] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const contactMessageInputSchema = z.object({
  firstName: line(LIMITS.name, 'First name is required'),
  lastName: line(LIMITS.name, 'Last name is required'),
  email: email('Email is required', 'Please enter a valid email address'),
  phone: optionalLine(LIMITS.phone),
  subject: z.enum(CONTACT_SUBJECTS, say('Please choose a subject')),
  message: text(LIMITS.longText, 'Message is required'),
  privacyVersion: shownPrivacyVersion,
  language: languageSchema,
});
export type ContactMessageInput = z.input<typeof contactMessageInputSchema>;
export type ContactMessageData = z.infer<typeof contactMessageInputSchema>;

export const contactAnswerSchema = z.object({
  id: z.number(),
  /** Name of the user who answered; `null` if the user was deleted. */
  userName: z.nullable(z.string()),
  text: z.string(),
  createdAt: timestamp,
});

export const contactMessageSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string(),
  /** Missing for messages of older versions. */
  privacyNotice: z.optional(privacyNoticeSchema),
  language: z.enum(LANGUAGE_CODES),
  createdAt: timestamp,
  /** When the owner marked it as read; `null` while it is unread. */
  readAt: z.nullable(timestamp),
  /** Oldest first; older servers omit them. */
  answers: z.optional(z.array(contactAnswerSchema)),
  bookingReference: z.optional(z.nullable(z.string())),
});
export type ContactMessageJson = z.infer<typeof contactMessageSchema>;
export const contactMessagesSchema = z.array(contactMessageSchema);

export const contactMessageUpdateSchema = z.object({
  isRead: z.boolean(say('{field} must be true or false', { field: 'isRead' })),
});
