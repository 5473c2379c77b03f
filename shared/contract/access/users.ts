import * as z from 'zod/mini';
import { ROLES } from '../../domain/access/permissions';
import { say } from '../../i18n/say';
import { USER_LANGUAGES } from '../../i18n/userLanguages';
import { line, LIMITS, oneOf, optionalEmail, timestamp } from '../common';
import { linkTokenSchema, newPasswordSchema } from './auth';

const EMAIL_MESSAGE = say('Please enter a valid email address');
export const INVITATION_PATH = '/admin/invitation';

const roleSchema = oneOf('Role', ROLES);

export const userSchema = z.object({
  id: z.number(),
  username: z.string(),
  /** The person's name, as entered in the invitation. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: roleSchema,
  isSelf: z.boolean(),
  lastLoginAt: z.nullable(timestamp),
  createdAt: timestamp,
});
export type UserJson = z.infer<typeof userSchema>;

export const invitationSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: roleSchema,
  expiresAt: timestamp,
  isExpired: z.boolean(),
});
export type InvitationJson = z.infer<typeof invitationSchema>;

/** Oldest first. */
export const usersSchema = z.object({
  users: z.array(userSchema),
  /** Only those that nobody has used yet. */
  invitations: z.array(invitationSchema),
});
export type Users = z.infer<typeof usersSchema>;

export const userUpdateSchema = z.object({ role: roleSchema });

export const invitationInputSchema = z.object({
  name: line(LIMITS.name, 'Please say who it is for'),
  /** `null`: the link is not mailed. */
  email: z.pipe(z.nullable(optionalEmail(EMAIL_MESSAGE)), z.transform(nullWhenEmpty)),
  role: roleSchema,
});
export type InvitationInput = z.infer<typeof invitationInputSchema>;

export const invitationFormSchema = z.object({
  name: invitationInputSchema.shape.name,
  email: z.pipe(
    optionalEmail(EMAIL_MESSAGE),
    z.transform((value: string) => nullWhenEmpty(value)),
  ),
  role: roleSchema,
});

export const sentInvitationSchema = z.object({
  invitation: invitationSchema,
  /** Works once. The token is in the fragment (`#…`), which browsers do not send and servers do not log. */
  link: z.string(),
  isMailed: z.boolean(),
});
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

export const openInvitationSchema = z.object({ token: linkTokenSchema });

export const openedInvitationSchema = z.object({
  name: z.string(),
  role: roleSchema,
  expiresAt: timestamp,
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/**
 * A new user name. Only letters that cannot be confused with others, so that nobody can imitate another user
 * in the audit log; not an e-mail address, which may be another user's.
 */
const newUsernameSchema = z
  .string(say('Username is required'))
  .check(
    z.trim(),
    z.minLength(1, { error: say('Username is required'), abort: true }),
    z.maxLength(40, { error: say('Please use at most {n} characters', { n: 40 }), abort: true }),
    z.regex(
      /^[a-z\d](?:[a-z\d._-]*[a-z\d])?$/i,
      say(
        'Please use letters from a to z and digits, with dots, hyphens or underscores between them',
      ),
    ),
  );

export const acceptInvitationSchema = z.object({
  token: linkTokenSchema,
  username: newUsernameSchema,
  password: newPasswordSchema,
  /** Language in which the invitation's page was read. */
  language: z.optional(z.enum(USER_LANGUAGES)),
});
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;

export const acceptInvitationFormSchema = z
  .object({
    username: acceptInvitationSchema.shape.username,
    password: newPasswordSchema,
    confirmPassword: z.string().check(z.minLength(1, say('Please confirm your password'))),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: say("Passwords don't match"),
    }),
  );

function nullWhenEmpty(value: string | null): string | null {
  return value || null;
}
