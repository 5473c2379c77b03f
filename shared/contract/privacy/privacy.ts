import * as z from 'zod/mini';
import { say, type SentenceWith } from '../../i18n/say';
import { email, integer, timestamp } from '../common';

/** Body of the calls about one person. In no address, which would be logged on its way. */
export const personInputSchema = z.object({
  email: email('E-mail address is required', 'Please enter a valid e-mail address'),
});

/** Body of `POST /api/admin/privacy/erase`. */
export const eraseInputSchema = z
  .object({
    ...personInputSchema.shape,
    /** The address once more, as the owner typed it. */
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
  /** Until when the name stays for the tax office; `null` where nothing has to be kept. */
  keptUntil: z.nullable(z.string()),
  /** The stay is to come, or waits for an answer: it stands in the way of an erasure. */
  isAhead: z.boolean(),
});

/** What is stored of a person. */
export const personDataSchema = z.object({
  bookings: z.array(personBookingSchema),
  messages: z.number(),
  mails: z.number(),
  /** Opens the export of this person. */
  exportKey: z.string(),
});
export type PersonData = z.infer<typeof personDataSchema>;

/** What an erasure did. */
export const erasureResultSchema = z.object({
  bookings: z.number(),
  messages: z.number(),
  mails: z.number(),
  kept: z.array(z.object({ reference: z.string(), until: z.string() })),
  /** Whether the bytes are gone from the database's file; `false` where that is left to the database. */
  isOverwritten: z.boolean(),
});
export type ErasureResult = z.infer<typeof erasureResultSchema>;

const months = (field: SentenceWith) =>
  integer(1, 120, '{field}: please enter a whole number of months from {min} to {max}', field);

export const retentionSchema = z.object({
  /** Of enquiries that were declined, cancelled or never answered, from the last day asked for. */
  enquiryMonths: months('Enquiries'),
  /** Of stays, from the check-out; the name stays for the tax office. */
  stayMonths: months('Stays'),
  messageMonths: months('Messages'),
  mailDays: integer(1, 365, 'Mails: please enter a whole number of days from {min} to {max}'),
  /** Of the audit log. */
  logMonths: months('Activity'),
});
export type Retention = z.infer<typeof retentionSchema>;

/** The form around it: numbers as they are typed. */
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

/** One day's work of the retention periods. */
export const retentionRunSchema = z.object({
  at: timestamp,
  removed: z.record(z.string(), z.number()),
});

export const privacySchema = z.object({
  retention: retentionSchema,
  updatedAt: z.nullable(timestamp),
  /** The first day on which anything goes, where that is still to come. */
  startsOn: z.nullable(z.string()),
  /** What is past its period as of now, by what it is. */
  due: z.record(z.string(), z.number()),
  /** The last runs that removed something, newest first. */
  runs: z.array(retentionRunSchema),
  /** Erasures, newest first, without whom they concerned. */
  erasures: z.array(
    z.object({
      at: timestamp,
      bookings: z.number(),
      messages: z.number(),
      mails: z.number(),
      /** When a backup of before was restored, and it was erased again. */
      repeatedAt: z.nullable(timestamp),
    }),
  ),
  /** Names that are kept, encrypted, for the tax office. */
  receipts: z.array(z.object({ reference: z.string(), until: z.string() })),
});
export type Privacy = z.infer<typeof privacySchema>;

/** Body of `PUT /api/admin/privacy/retention`. */
export const retentionUpdateSchema = z.object({
  ...retentionSchema.shape,
  updatedAt: z.optional(z.nullable(timestamp)),
});

export const exportKeyParams = z.strictObject({
  key: z
    .string()
    .check(z.maxLength(1000), z.regex(/^[\w.-]+$/, say('This is no key of an export'))),
});

/** The name that is kept of an erased guest. */
export const receiptSchema = z.object({
  reference: z.string(),
  guestName: z.nullable(z.string()),
  until: z.string(),
});
