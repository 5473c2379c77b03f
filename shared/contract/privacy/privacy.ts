import * as z from 'zod/mini';
import { say, type SentenceWith } from '../../i18n/say';
import { email, integer, timestamp } from '../common';

/** Body of the endpoints about one person. Not in the URL, because URLs are logged. */
export const personInputSchema = z.object({
  email: email('E-mail address is required', 'Please enter a valid e-mail address'),
});

export const eraseInputSchema = z
  .object({
    ...personInputSchema.shape,
    confirmation: z.string(say('Please type the address once more')),
  })
  .check(
    z.refine(({ email, confirmation }) => same(email, confirmation), {
      path: ['confirmation'],
      error: say('Please type the same address once more'),
    }),
  );

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

const personBookingSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  status: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  /** Date until which the name is kept for the tax office; `null` if it need not be kept. */
  keptUntil: z.nullable(z.string()),
  /** The stay is in the future or waits for an answer, and prevents an erasure. */
  isAhead: z.boolean(),
});

export const personDataSchema = z.object({
  bookings: z.array(personBookingSchema),
  messages: z.number(),
  mails: z.number(),
  exportKey: z.string(),
});
export type PersonData = z.infer<typeof personDataSchema>;

export const erasureResultSchema = z.object({
  bookings: z.number(),
  messages: z.number(),
  mails: z.number(),
  kept: z.array(z.object({ reference: z.string(), until: z.string() })),
  /** Whether the data were overwritten in the database file; `false` if the database decides when. */
  isOverwritten: z.boolean(),
});
export type ErasureResult = z.infer<typeof erasureResultSchema>;

const months = (field: SentenceWith) =>
  integer(1, 120, '{field}: please enter a whole number of months from {min} to {max}', field);

export const retentionSchema = z.object({
  /** For enquiries that were declined, cancelled or never answered; counted from the last requested day. */
  enquiryMonths: months('Enquiries'),
  /** For stays, counted from check-out; the name is kept longer for the tax office. */
  stayMonths: months('Stays'),
  messageMonths: months('Messages'),
  mailDays: integer(1, 365, 'Mails: please enter a whole number of days from {min} to {max}'),
  logMonths: months('Activity'),
});
export type Retention = z.infer<typeof retentionSchema>;

export const retentionFormSchema = z.object({
  enquiryMonths: typed(retentionSchema.shape.enquiryMonths),
  stayMonths: typed(retentionSchema.shape.stayMonths),
  messageMonths: typed(retentionSchema.shape.messageMonths),
  mailDays: typed(retentionSchema.shape.mailDays),
  logMonths: typed(retentionSchema.shape.logMonths),
});

function typed(number: ReturnType<typeof integer>) {
  const read = z.transform((text: string) =>
    /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN,
  );
  return z.pipe(z.pipe(z.string(), read), number);
}

export const retentionRunSchema = z.object({
  at: timestamp,
  removed: z.record(z.string(), z.number()),
});

export const privacySchema = z.object({
  retention: retentionSchema,
  updatedAt: z.nullable(timestamp),
  /** First day of erasures, if it is in the future. */
  startsOn: z.nullable(z.string()),
  /** Number of entries past their period now, by kind. */
  due: z.record(z.string(), z.number()),
  /** Last runs that erased something, newest first. */
  runs: z.array(retentionRunSchema),
  /** Erasures, newest first, without the person's data. */
  erasures: z.array(
    z.object({
      at: timestamp,
      bookings: z.number(),
      messages: z.number(),
      mails: z.number(),
      /** When it was repeated, after an older backup was restored. */
      repeatedAt: z.nullable(timestamp),
    }),
  ),
  /** Names kept for the tax office, encrypted. */
  receipts: z.array(z.object({ reference: z.string(), until: z.string() })),
});
export type Privacy = z.infer<typeof privacySchema>;

export const retentionUpdateSchema = z.object({
  ...retentionSchema.shape,
  updatedAt: z.optional(z.nullable(timestamp)),
});

export const exportKeyParams = z.strictObject({
  key: z
    .string()
    .check(z.maxLength(1000), z.regex(/^[\w.-]+$/, say('This is no key of an export'))),
});

export const receiptSchema = z.object({
  reference: z.string(),
  guestName: z.nullable(z.string()),
  until: z.string(),
});
