import * as z from 'zod/mini';
import { ROLES } from '../../domain/access/permissions';
import { say } from '../../i18n/say';
import { USER_LANGUAGES } from '../../i18n/userLanguages';
import { line, LIMITS, oneOf, optionalEmail, timestamp } from '../common';
import { linkTokenSchema, newPasswordSchema } from './auth';

// Who may sign in, and how others come to: by an invitation.

const EMAIL_MESSAGE = say('Please enter a valid email address');
/** Path of the page that a link opens. */
export const INVITATION_PATH = '/admin/invitation';

const roleSchema = oneOf('Role', ROLES);

export const userSchema = z.object({
  id: z.number(),
  username: z.string(),
  /** Who it is, in the words of whoever sent the invitation. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: roleSchema,
  /** Whether it is the one who reads this. */
  isSelf: z.boolean(),
  lastLoginAt: z.nullable(timestamp),
  createdAt: timestamp,
});
export type UserJson = z.infer<typeof userSchema>;

export const invitationSchema = z.object({
  id: z.number(),
  /** Who it is for, in the owner's words. */
  name: z.string(),
  email: z.nullable(z.string()),
  role: roleSchema,
  /** From then on its link does not work. */
  expiresAt: timestamp,
  isExpired: z.boolean(),
});
export type InvitationJson = z.infer<typeof invitationSchema>;

/** Answer of `GET /api/admin/users`: oldest first. */
export const usersSchema = z.object({
  users: z.array(userSchema),
  /** Those that nobody has used yet. */
  invitations: z.array(invitationSchema),
});
export type Users = z.infer<typeof usersSchema>;

/** Body of `PATCH /api/admin/users/{id}`. */
export const userUpdateSchema = z.object({ role: roleSchema });

/** Body of `POST /api/admin/invitations`. */
export const invitationInputSchema = z.object({
  name: line(LIMITS.name, 'Please say who it is for'),
  /** Where the link is sent, if it is to be sent. */
  email: z.pipe(z.nullable(optionalEmail(EMAIL_MESSAGE)), z.transform(nullWhenEmpty)),
  role: roleSchema,
});
export type InvitationInput = z.infer<typeof invitationInputSchema>;

/** The form for it, all of it texts. */
export const invitationFormSchema = z.object({
  name: invitationInputSchema.shape.name,
  email: z.pipe(
    optionalEmail(EMAIL_MESSAGE),
    z.transform((value: string) => nullWhenEmpty(value)),
  ),
  role: roleSchema,
});

/** Answer to a new invitation: the only one that ever tells the link. */
export const sentInvitationSchema = z.object({
  invitation: invitationSchema,
  /** Works once. What it is recognised by stands behind `#`, which no server and no log gets to see. */
  link: z.string(),
  /** Whether it is on its way by mail as well. */
  isMailed: z.boolean(),
});
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

/** Body of `POST /api/admin/invitation`. */
export const openInvitationSchema = z.object({ token: linkTokenSchema });

/** What the page of an invitation says. */
export const openedInvitationSchema = z.object({
  name: z.string(),
  role: roleSchema,
  expiresAt: timestamp,
});
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/**
 * A user name that somebody chooses: of letters that cannot be taken for others, so that nobody looks
 * like somebody else in the audit log, and never an e-mail address, which may be another user's.
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

/** Body of `POST /api/admin/invitation/accept`. */
export const acceptInvitationSchema = z.object({
  token: linkTokenSchema,
  username: newUsernameSchema,
  password: newPasswordSchema,
  /** In which the page of the invitation was read. */
  language: z.optional(z.enum(USER_LANGUAGES)),
});
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;

/** The form around it: the password twice. */
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
