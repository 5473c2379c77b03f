import * as z from 'zod/mini';
import { bookingStatusChangeSchema } from '../bookings/booking';
import { SCHEDULED_KINDS } from '../../domain/mail/scheduledMails';
import { say } from '../../i18n/say';
import { integer, LIMITS, optionalText, timestamp } from '../common';
import { datesTogether, stayChangeShape, type StayChange } from '../bookings/ownerBooking';
import {
  GUEST_COUNT_REQUIRED,
  guestCountSchema,
  stayChoicesShape,
  type StayChoices,
} from '../prices/price';

export const MAIL_KINDS = [
  'enquiryReceipt',
  'enquiryAlert',
  'confirmation',
  'decline',
  'stayChange',
  'cancellation',
  'stayRequestAlert',
  'offer',
  'offerEnded',
  'offerNews',
  'messageReceipt',
  'messageAlert',
  'messageAnswer',
  'conversationAlert',
  'conversationNews',
  'invitation',
  'passwordReset',
  'newDevice',
  'bankDetailsChanged',
  'doubleBooking',
  ...SCHEDULED_KINDS,
] as const;

export const ACCOUNT_MAIL_KINDS = [
  'invitation',
  'passwordReset',
  'newDevice',
  'bankDetailsChanged',
] as const satisfies readonly (typeof MAIL_KINDS)[number][];

export const mailProblemSchema = z.object({
  id: z.number(),
  /** `unreadable`: the stored mail can no longer be read. */
  kind: z.enum([...MAIL_KINDS, 'unreadable']),
  reference: z.nullable(z.string()),
  recipient: z.string(),
  isTrying: z.boolean(),
  attempts: z.number(),
  /** Message of the mail server, or of the connection to it. */
  reason: z.string(),
  nextAttemptAt: z.nullable(timestamp),
  createdAt: timestamp,
});
export type MailProblem = z.infer<typeof mailProblemSchema>;

export const mailStateSchema = z.object({
  /** Whether mails are sent by SMTP; otherwise they are written to `DATA_DIR/mail`. */
  isSetUp: z.boolean(),
  /** The stored password can no longer be decrypted: mails wait until the owner types it again. */
  needsPassword: z.optional(z.boolean()),
  ownerAddress: z.string(),
  /** Oldest first, at most 100. */
  problems: z.array(mailProblemSchema),
});
export type MailState = z.infer<typeof mailStateSchema>;

/** Used when the mail to preview is ambiguous; see {@link mailPreviewInputSchema}. */
export const NOTHING_TO_TELL = say('Please send either a status or what changes in the stay');
const ID_MESSAGE = say('The booking’s id must be a whole number');

/** Previews the mail about a new status or a changed stay. With neither, the mail about earlier unsent changes. */
const whichMail = {
  status: z.optional(bookingStatusChangeSchema.shape.status),
  /** With the status `confirmed`: the open offer that is confirmed. */
  offerId: z.optional(z.int().check(z.gte(1))),
  /** With the status `cancelled`. */
  cancelledBy: bookingStatusChangeSchema.shape.cancelledBy,
  ...stayChangeShape,
  ...stayChoicesShape,
  message: optionalText(LIMITS.mailMessage),
};
const oneChange = z.refine<StayChange & StayChoices & { status?: unknown }>(
  ({ status, checkinDate, guestCount, totalAmount, children, pets, extras }) =>
    status === undefined ||
    [checkinDate, guestCount, totalAmount, children, pets, extras].every(
      (value) => value === undefined,
    ),
  { path: ['status'], error: NOTHING_TO_TELL },
);

export const mailPreviewInputSchema = z
  .object({ bookingId: integer(1, Number.MAX_SAFE_INTEGER, ID_MESSAGE), ...whichMail })
  .check(datesTogether, oneChange);
export type MailPreviewInput = z.infer<typeof mailPreviewInputSchema>;

/** The same as a query, for the iframe that shows the mail. */
export const mailPreviewQuerySchema = z
  .strictObject({
    ...whichMail,
    bookingId: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, ID_MESSAGE)),
      z.transform(Number),
    ),
    offerId: inQuery(z.int().check(z.gte(1))),
    guestCount: z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,6}$/, GUEST_COUNT_REQUIRED)),
        z.pipe(z.transform(Number), guestCountSchema),
      ),
    ),
    children: inQuery(stayChoicesShape.children),
    pets: inQuery(stayChoicesShape.pets),
    extras: inQuery(stayChoicesShape.extras),
  })
  .check(datesTogether, oneChange);

export const mailPreviewSchema = z.object({
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

/** A query value that is not text, as JSON. */
function inQuery<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(5_000)),
        z.transform((text, { issues }) => {
          try {
            return JSON.parse(text) as unknown;
          } catch {
            issues.push({ code: 'custom', input: text, message: say('Invalid input') });
            return z.NEVER;
          }
        }),
      ),
      schema,
    ),
  );
}
