import * as z from 'zod/mini';
import { isLoopbackMailHost, normalizedMailHost } from '../../domain/mailHost';
import { say } from '../../i18n/say';
import { email, integer, line, LIMITS, timestamp } from '../common';

/**
 * Encryption of the connection to the mail server: STARTTLS after the greeting (usually port 587), TLS from the
 * first byte (usually 465), or none.
 */
export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

export const MAIL_PORTS = { starttls: 587, tls: 465, none: 25 } as const satisfies Record<
  MailSecurity,
  number
>;

export const MAIL_LIMITS = { host: 253, user: 254, password: 500 } as const;

const HOST_REQUIRED = say('Please enter your mail server, such as smtp.example.com');
const PLAIN_REFUSED = say(
  'Without encryption everybody on the way can read the password and every mail. Choose STARTTLS or TLS, or say that you accept it.',
);

export const mailSettingsShape = {
  /** A host name or IP address, normalised by {@link normalizedMailHost}. */
  host: z.pipe(
    z.string(HOST_REQUIRED).check(
      z.trim(),
      z.minLength(1, { error: HOST_REQUIRED, abort: true }),
      z.maxLength(MAIL_LIMITS.host, { error: HOST_REQUIRED, abort: true }),
      z.refine((text) => normalizedMailHost(text) !== null, {
        error: HOST_REQUIRED,
        abort: true,
      }),
    ),
    z.transform((text) => normalizedMailHost(text) ?? text),
  ),
  port: integer(1, 65_535, 'Port must be a whole number from {min} to {max}'),
  security: z.enum(MAIL_SECURITIES, say('Please choose STARTTLS, TLS or none')),
  /** Empty if the mail server requires no login. */
  user: line(MAIL_LIMITS.user),
  /** Left out: the stored one is kept. It applies to one server and one user only. */
  password: z.optional(
    z.string().check(
      z.minLength(1, { error: say('Password is required'), abort: true }),
      z.maxLength(MAIL_LIMITS.password, {
        error: say('Please use at most {n} characters', { n: MAIL_LIMITS.password }),
        abort: true,
      }),
      z.refine(
        (text) => !/[\p{Cc}\p{Cs}]/u.test(text),
        say('Please remove invisible control characters'),
      ),
    ),
  ),
  /** Accepts that passwords and mails are sent unencrypted; required for `none` unless the server is local. */
  acceptsPlain: z.optional(z.boolean(say('Invalid input'))),
  fromName: line(LIMITS.name, 'Please enter the name that mails come from'),
  fromAddress: email(
    'Please enter the address that mails come from',
    'Please enter a valid email address',
  ),
  ownerAddress: email(
    'Please enter the address that tells you of enquiries',
    'Please enter a valid email address',
  ),
};

type PlainFacts = {
  host: string;
  security: MailSecurity;
  acceptsPlain?: boolean | undefined;
};

/** Whether mails may be sent unencrypted: to a local server, or because the owner accepts it. */
function isPlainAccepted({ host, security, acceptsPlain }: PlainFacts): boolean {
  return security !== 'none' || acceptsPlain === true || isLoopbackMailHost(host);
}

export const refusePlain = z.refine<PlainFacts>(isPlainAccepted, {
  error: PLAIN_REFUSED,
  path: ['security'],
});

/** The form's current values, tried before they are saved. */
export const mailSettingsTestSchema = z.object(mailSettingsShape).check(refusePlain);
export type MailSettingsTest = z.input<typeof mailSettingsTestSchema>;
export type MailSettingsData = z.output<typeof mailSettingsTestSchema>;

export const mailSettingsInputSchema = z
  .object({ ...mailSettingsShape, updatedAt: z.nullable(timestamp) })
  .check(refusePlain);
export type MailSettingsInput = z.input<typeof mailSettingsInputSchema>;

/** Never contains the password. */
export const mailSettingsSchema = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(MAIL_SECURITIES),
  user: z.string(),
  /** Whether a password is stored for this server and user. */
  hasPassword: z.boolean(),
  /** A password is stored, but the key has changed and it must be typed again. */
  isPasswordUnreadable: z.boolean(),
  fromName: z.string(),
  fromAddress: z.string(),
  ownerAddress: z.string(),
  /** Fields set by environment variables, which override stored values and cannot be changed here. */
  locked: z.object({ server: z.boolean(), from: z.boolean(), owner: z.boolean() }),
  updatedAt: z.nullable(timestamp),
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/** Why a mail was not sent. The screens say what to do about it. */
export const MAIL_FAILURES = [
  'unknown_host',
  'private_host',
  'unreachable',
  'timeout',
  'no_mail_server',
  'certificate',
  'no_tls',
  'wrong_password',
  'password_required',
  'sender_refused',
  'recipient_refused',
  'mail_refused',
  'unreadable_password',
  'other',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

export const mailTrialSchema = z.object({
  isSent: z.boolean(),
  recipient: z.string(),
  failure: z.nullable(z.enum(MAIL_FAILURES)),
  /** The mail server's reply, unchanged; `null` if there was none. */
  answer: z.nullable(z.string()),
});
export type MailTrial = z.infer<typeof mailTrialSchema>;
