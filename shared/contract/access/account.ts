import * as z from 'zod/mini';
import { say } from '../../i18n/say';
import { optionalEmail, timestamp } from '../common';
import { USER_LANGUAGES } from '../../i18n/userLanguages';
import { passkeySchema } from './factors';

const EMAIL_MESSAGE = say('Please enter a valid email address');

/** Answer of `GET /api/admin/account`: what the signed-in user sees of their own account. */
export const accountSchema = z.object({
  username: z.string(),
  /** Where a link to choose another password goes; `null`: there is no such way. */
  email: z.nullable(z.string()),
  /** Of their screens, and of mails to them; servers from before there were two leave it out. */
  language: z.optional(z.enum(USER_LANGUAGES)),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** Oldest first. */
  passkeys: z.array(passkeySchema),
  /** Whether the owner asks everybody for a second factor. */
  requiresSecondFactor: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** The form of the address. An empty one takes it away. */
export const accountFormSchema = z.object({
  email: optionalEmail(EMAIL_MESSAGE),
});

/** Body of `PUT /api/admin/account`: what is to change. */
export const accountUpdateSchema = z.object({
  email: z.optional(accountFormSchema.shape.email),
  language: z.optional(z.enum(USER_LANGUAGES, say('Please choose English or Portuguese'))),
});
export type AccountUpdateInput = z.infer<typeof accountUpdateSchema>;

/** A browser or desktop app in which the user is signed in. */
export const ownSessionSchema = z.object({
  id: z.number(),
  /** In plain words, "Firefox on Windows"; empty for sessions of an older version. */
  device: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
/** The one that asks first, then the last used first. */
export const ownSessionsSchema = z.array(ownSessionSchema);
export type OwnSession = z.infer<typeof ownSessionSchema>;
