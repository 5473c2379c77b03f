import * as z from 'zod/mini';
import { isLoopbackMailHost, normalizedMailHost } from '../../domain/mailHost';
import { say } from '../../i18n/say';
import { email, integer, line, LIMITS, timestamp } from '../common';

/**
 * How the way to the mail server is kept from being read: turned to TLS after the first words
 * (usually port 587), TLS from the first byte (usually 465), or not at all.
 */
export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** The port that mail servers usually have for each. */
export const MAIL_PORTS = { starttls: 587, tls: 465, none: 25 } as const satisfies Record<
  MailSecurity,
  number
>;

export const MAIL_LIMITS = { host: 253, user: 254, password: 500 } as const;

const HOST_REQUIRED = say('Please enter your mail server, such as smtp.example.com');
const PLAIN_REFUSED = say(
  'Without encryption everybody on the way can read the password and every mail. Choose STARTTLS or TLS, or say that you accept it.',
);

/** What the owner types about the mail server and the addresses, in the order of the form. */
export const mailSettingsShape = {
  /** A host name or an address; comes out as {@link normalizedMailHost} writes it. */
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
  /** Empty for a mail server that asks for none. */
  user: line(MAIL_LIMITS.user),
  /** Left out: the stored one stays, which belongs to one server and one user. */
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
  /** Says that password and mails may travel readable; needed for `none` off this machine. */
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

/** Whether mails may go without encryption: to this machine, or because the owner accepts it. */
function isPlainAccepted({ host, security, acceptsPlain }: PlainFacts): boolean {
  return security !== 'none' || acceptsPlain === true || isLoopbackMailHost(host);
}

/** Goes on every schema of these fields. */
export const refusePlain = z.refine<PlainFacts>(isPlainAccepted, {
  error: PLAIN_REFUSED,
  path: ['security'],
});

/** Body of `POST /api/admin/mail-settings/test`: what is typed, tried before it is saved. */
export const mailSettingsTestSchema = z.object(mailSettingsShape).check(refusePlain);
export type MailSettingsTest = z.input<typeof mailSettingsTestSchema>;
export type MailSettingsData = z.output<typeof mailSettingsTestSchema>;

/** Body of `PUT /api/admin/mail-settings`: with the `updatedAt` that the form was read with. */
export const mailSettingsInputSchema = z
  .object({ ...mailSettingsShape, updatedAt: z.nullable(timestamp) })
  .check(refusePlain);
export type MailSettingsInput = z.input<typeof mailSettingsInputSchema>;

/** Answer of `GET` and `PUT /api/admin/mail-settings`; the password is never in it. */
export const mailSettingsSchema = z.object({
  /** Empty while no server is set. */
  host: z.string(),
  port: z.number(),
  security: z.enum(MAIL_SECURITIES),
  user: z.string(),
  /** Whether one is stored, for exactly this server and user. */
  hasPassword: z.boolean(),
  /** One is stored that cannot be read any more: the key is another one. It has to be typed again. */
  isPasswordUnreadable: z.boolean(),
  fromName: z.string(),
  fromAddress: z.string(),
  ownerAddress: z.string(),
  /** What the server's own settings say, which goes before what is stored and cannot be changed here. */
  locked: z.object({ server: z.boolean(), from: z.boolean(), owner: z.boolean() }),
  /** `null`: never saved. */
  updatedAt: z.nullable(timestamp),
});
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/** Why a mail did not go out; what to do about it is the reader's to say. */
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

/** What came of trying to send a mail at once. */
export const mailTrialSchema = z.object({
  isSent: z.boolean(),
  recipient: z.string(),
  /** `null` when it was sent. */
  failure: z.nullable(z.enum(MAIL_FAILURES)),
  /** What the mail server said, word for word, where it said anything. */
  answer: z.nullable(z.string()),
});
export type MailTrial = z.infer<typeof mailTrialSchema>;
