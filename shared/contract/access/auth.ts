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

export const loginSchema = z.object({
  username: line(LIMITS.username, 'Username is required'),
  password: password('Password is required'),
});
export type LoginInput = z.infer<typeof loginSchema>;

/** Token of a mailed link: 256 random bits in base64url. */
export const linkTokenSchema = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, say('This link is not complete. Please copy all of it.')));

export const newPasswordSchema = password('New password is required').check(
  ...PASSWORD_RULES.map((rule) => z.refine<string>(rule.isMet, rule.message)),
);

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

export const adminSessionSchema = z.object({
  authenticated: z.boolean(),
  requiresPasswordChange: z.boolean(),
  /** Left out where nobody is signed in. */
  username: z.optional(z.string()),
  /** Older servers, which had no roles, omit it. */
  role: z.optional(z.enum(ROLES)),
  /** Language of the screens; older servers, which had one language, omit it. */
  language: z.optional(z.enum(USER_LANGUAGES)),
  /** The owner requires a second factor and this user has none: setting one up comes first. */
  requiresSecondFactor: z.optional(z.boolean()),
  /** When a guest's data were last erased: copies read before that are deleted. */
  lastErasureAt: z.optional(z.string()),
  /** Last event of the stream; reads after this answer include all changes up to it. */
  lastEventId: z.optional(z.number()),
});
export type AdminSession = z.infer<typeof adminSessionSchema>;

/**
 * Answer of `POST /api/admin/login`. Where a second step is needed, nobody is signed in yet: the browser
 * gets a cookie that allows only that step, for five minutes.
 */
export const loginAnswerSchema = z.extend(adminSessionSchema, {
  secondFactors: z.optional(z.array(z.enum(SECOND_FACTORS))),
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** A password of any content. @param required message when it is empty */
export function password(required: SentenceWith) {
  return z.string(required).check(
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, {
      error: say('Please use at most {n} characters', { n: PASSWORD_MAX_LENGTH }),
      abort: true,
    }),
  );
}
