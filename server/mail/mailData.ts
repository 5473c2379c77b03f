import { CONTACT_SUBJECTS } from '@shared/contract/messages/message';
import { ownNamesSchema } from '@shared/contract/ownNames';
import { quoteSchema } from '@shared/contract/prices/price';
import { plainLine, plainText } from '@shared/domain/plainText';
import { ITEM_KINDS } from '@shared/domain/payments/paymentSchedule';
import { CURRENCIES } from '@shared/domain/prices/money';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@shared/i18n/languages';
import * as z from 'zod';

/** Free texts lose invisible characters here, for data stored before they were checked. */
const line = z.string().transform(plainLine);
export const freeText = z.string().transform(plainText);

const bankDataSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
});
export type BankData = z.infer<typeof bankDataSchema>;

/** Euros that settle an amount in another currency. */
const euroCentsSchema = z.number().nullish();

/** A booking at the time the mail became due; later changes do not affect it. */
const bookingDataSchema = z.object({
  reference: z.string(),
  guestName: line,
  guestEmail: z.string(),
  guestPhone: line.nullable(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  /** Missing in rows of older versions. */
  children: z.number().default(0),
  infants: z.number().default(0),
  pets: z.number().default(0),
  currency: z.enum(CURRENCIES),
  totalCents: z.number(),
  quote: quoteSchema,
  specialRequests: freeText.nullable(),
  /** The agreed cancellation policy; missing in rows of older versions. */
  cancellation: z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() })).optional(),
  /** `HH:mm`, villa time. */
  checkinTime: z.string(),
  checkoutTime: z.string(),
  ownerMessage: freeText.nullable(),
  /** Number of calendar files sent before. */
  calendarSequence: z.number(),
  /** In a confirmation: the next transfer, if there is a bank account; added when it is sent. */
  transfer: z
    .object({
      cents: z.number(),
      euroCents: euroCentsSchema,
      dueDate: z.string(),
      bank: bankDataSchema,
    })
    .optional(),
  /** In a confirmation: the bank account, if the owner records no payments here; added when it is sent. */
  account: bankDataSchema.extend({ totalEuroCents: euroCentsSchema }).optional(),
  /** The payment schedule, which replaces the terms once it exists. */
  schedule: z
    .array(
      z.object({
        kind: z.enum(ITEM_KINDS),
        dueDate: z.string(),
        cents: z.number(),
        isPaid: z.boolean(),
      }),
    )
    .optional(),
  /** In a cancellation: the refund of what was paid, if known. */
  refund: z.object({ paidCents: z.number(), backCents: z.number() }).optional(),
  /** In a cancellation: what remains due by the policy, if payments are unknown. */
  keptByPolicyCents: z.number().optional(),
  /** In a cancellation or decline: the guest asked for it. */
  isAskedFor: z.literal(true).optional(),
  /** In a decline: the check-in day passed without an answer. */
  isLapsed: z.literal(true).optional(),
  /** In a cancellation: by the owner. */
  isByOwner: z.literal(true).optional(),
  /** The guest's; missing in rows of older versions. */
  language: z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE),
});
export type BookingMailData = z.infer<typeof bookingDataSchema>;

/** Data of a mail that says nothing but what is in the booking. */
export const bookingMailSchema = z.object({ booking: bookingDataSchema });
export type BookingMail = z.infer<typeof bookingMailSchema>;

/** The fields of a confirmed stay whose changes concern the guest. */
export const stayFactsSchema = bookingDataSchema
  .pick({ checkinDate: true, checkoutDate: true, guestCount: true, totalCents: true })
  .extend({
    /** Missing in rows of older versions, like the next two. */
    children: z.number().optional(),
    pets: z.number().optional(),
    extras: z
      .array(z.object({ name: z.string(), names: ownNamesSchema, quantity: z.number() }))
      .optional(),
  });
export type StayFactsData = z.infer<typeof stayFactsSchema>;

/** The open amount of a payment part, and the bank account if there is one. */
const paymentDataSchema = z.object({
  cents: z.number(),
  euroCents: euroCentsSchema,
  dueDate: z.string(),
  bank: bankDataSchema.optional(),
});
export type PaymentMailData = z.infer<typeof paymentDataSchema>;

export const scheduledMailSchema = bookingMailSchema.extend({
  /** Distinguishes mails of one kind, see `ScheduledMail`. */
  occurrence: z.string(),
  /** `null` for mails that request none. */
  payment: paymentDataSchema.nullable(),
});
export type ScheduledMailData = z.infer<typeof scheduledMailSchema>;

export const messageDataSchema = z.object({
  /** The message's row. */
  id: z.number(),
  firstName: line,
  lastName: line,
  email: z.string(),
  phone: line.nullable(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: freeText,
  /** The guest's; missing in rows of older versions. */
  language: z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE),
});
export type MessageMailData = z.infer<typeof messageDataSchema>;

/** The conversation to announce; its messages are looked up when the mail is sent. */
export const conversationDataSchema = z.object({
  bookingId: z.number(),
  reference: z.string(),
  guestName: line,
  guestEmail: z.string(),
  language: z.enum(LANGUAGE_CODES),
});

/** A user. Without an address of their own the mail goes to the owner. */
export const accountDataSchema = z.object({ username: z.string(), email: z.string().nullable() });
