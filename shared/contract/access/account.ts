import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { optionalEmail, timestamp } from '../common';
import { USER_LANGUAGES } from '../../i18n/userLanguages';
import { passkeySchema } from './factors';

const EMAIL_MESSAGE = say('Please enter a valid email address');

export const accountSchema = z.object({
  username: z.string(),
  /** Where password reset links are sent; `null`: the password cannot be reset by mail. */
  email: z.nullable(z.string()),
  /** Language of the user's screens and mails. */
  language: z.enum(USER_LANGUAGES),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Oldest first. */
  passkeys: z.array(passkeySchema),
  requiresSecondFactor: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** Form of the e-mail address. An empty field removes it. */
export const accountFormSchema = z.object({
  email: optionalEmail(EMAIL_MESSAGE),
});

/** Body of `PUT /api/admin/account`: the fields to change. */
export const accountUpdateSchema = z.object({
  email: z.optional(accountFormSchema.shape.email),
  language: z.optional(z.enum(USER_LANGUAGES, say('Please choose English or Portuguese'))),
});
export type AccountUpdateInput = z.infer<typeof accountUpdateSchema>;

export const ownSessionSchema = z.object({
  id: z.number(),
  /** Browser and system, "Firefox on Windows"; empty for sessions created by an older version. */
  device: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  isCurrent: z.boolean(),
});
/** The current session first, then the most recently used. */
export const ownSessionsSchema = z.array(ownSessionSchema);
export type OwnSession = z.infer<typeof ownSessionSchema>;
