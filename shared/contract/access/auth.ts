import * as z from 'zod/mini';
import {
  NEW_PASSWORD_RULE,
  PASSWORD_MAX_LENGTH,
  PASSWORD_RULES,
} from '../../domain/access/passwordPolicy';
import { ROLES } from '../../domain/access/permissions';
import { say, type SentenceWith } from '../../i18n/say';
import { USER_LANGUAGES } from '../../i18n/userLanguages';
import { line, LIMITS } from '../common';
import { SECOND_FACTORS } from './factors';

/** Body of `POST /api/admin/login`. */
export const loginSchema = z.object({
  username: line(LIMITS.username, 'Username is required'),
  password: password('Password is required'),
});
export type LoginInput = z.infer<typeof loginSchema>;

/** What a mailed link carries: 256 random bits in base64url. */
export const linkTokenSchema = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, say('This link is not complete. Please copy all of it.')));

/** A password that somebody chooses. */
export const newPasswordSchema = password('New password is required').check(
  ...PASSWORD_RULES.map((rule) => z.refine<string>(rule.isMet, rule.message)),
);

/** Body of `POST /api/admin/change-password`. */
export const changePasswordSchema = z
  .object({
    currentPassword: password('Current password is required'),
    newPassword: newPasswordSchema,
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
      path: ['newPassword'],
      error: NEW_PASSWORD_RULE.message,
    }),
  );
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** The form around it: the new password twice. */
export const changePasswordFormSchema = z
  .safeExtend(changePasswordSchema, {
    confirmPassword: password('Please confirm your new password'),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      error: say("Passwords don't match"),
    }),
  );

/** Answer of `GET /api/admin/session`. */
export const adminSessionSchema = z.object({
  authenticated: z.boolean(),
  requiresPasswordChange: z.boolean(),
  /** Whose session it is; left out where nobody is signed in. */
  username: z.optional(z.string()),
  /** What they may do; servers from before there were roles leave it out. */
  role: z.optional(z.enum(ROLES)),
  /** Of their screens; servers from before there were two leave it out. */
  language: z.optional(z.enum(USER_LANGUAGES)),
  /** The owner asks everybody for a second factor, and this user has none: it comes before anything else. */
  requiresSecondFactor: z.optional(z.boolean()),
  /** When a guest's data were erased last: copies of before are thrown away. */
  lastErasureAt: z.optional(z.string()),
  /** Of the stream of events: whatever is read after this answer shows all that happened up to it. */
  lastEventId: z.optional(z.number()),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;

/**
 * Answer of `POST /api/admin/login`. Where a second step is needed nobody is signed in yet: the browser
 * holds a cookie that allows that step for five minutes, and nothing else.
 */
export const loginAnswerSchema = z.extend(adminSessionSchema, {
  secondFactors: z.optional(z.array(z.enum(SECOND_FACTORS))),
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** A password as it is typed, whatever it is. @param required message when it is empty */
export function password(required: SentenceWith) {
  return z.string(required).check(
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, {
      error: say('Please use at most {n} characters', { n: PASSWORD_MAX_LENGTH }),
      abort: true,
    }),
  );
}
