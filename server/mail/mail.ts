import { ROLES } from '@shared/domain/access/permissions';
import { CONTACT_SUBJECTS } from '@shared/contract/messages/message';
import { quoteSchema } from '@shared/contract/prices/price';
import { STAY_REQUEST_KINDS } from '@shared/contract/stay/stayPage';
import { SCHEDULED_KINDS, type ScheduledKind } from '@shared/domain/mail/scheduledMails';
import type { TemplateKind } from '@shared/domain/mail/mailTemplates';
import { ITEM_KINDS } from '@shared/domain/payments/paymentSchedule';
import { CURRENCIES } from '@shared/domain/prices/money';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@shared/i18n/languages';
import * as z from 'zod';

const bankDataSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
});
export type BankData = z.infer<typeof bankDataSchema>;

/** A booking at the time the mail became due; later changes do not affect it. */
const bookingDataSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.string().nullable(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  /** Missing in rows of older versions. */
  children: z.number().default(0),
  pets: z.number().default(0),
  currency: z.enum(CURRENCIES),
  totalCents: z.number(),
  quote: quoteSchema,
  specialRequests: z.string().nullable(),
  /** The agreed cancellation policy; missing in rows of older versions. */
  cancellation: z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() })).optional(),
  /** `HH:mm`, villa time. */
  checkinTime: z.string(),
  checkoutTime: z.string(),
  ownerMessage: z.string().nullable(),
  /** Number of calendar files sent before; missing in rows of older versions. */
  calendarSequence: z.number().default(0),
  /** In a confirmation: the next transfer, if there is a bank account; added when it is sent. */
  transfer: z
    .object({
      cents: z.number(),
      dueDate: z.string(),
      bank: bankDataSchema,
    })
    .optional(),
  /** In a confirmation: the bank account, if the owner records no payments here; added when it is sent. */
  account: bankDataSchema.optional(),
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

/** The fields of a confirmed stay whose changes concern the guest. */
export const stayFactsSchema = bookingDataSchema
  .pick({ checkinDate: true, checkoutDate: true, guestCount: true, totalCents: true })
  .extend({
    /** Missing in rows of older versions, like the next two. */
    children: z.number().optional(),
    pets: z.number().optional(),
    extras: z.array(z.object({ name: z.string(), quantity: z.number() })).optional(),
  });
export type StayFactsData = z.infer<typeof stayFactsSchema>;

const stayRequestDataSchema = z.object({
  kind: z.enum(STAY_REQUEST_KINDS),
  checkinDate: z.string().nullable(),
  checkoutDate: z.string().nullable(),
  message: z.string().nullable(),
  /** `null` without a policy, or if nothing was confirmed. */
  refundCents: z.number().nullable(),
  isWithdrawn: z.boolean().optional(),
});
export type StayRequestData = z.infer<typeof stayRequestDataSchema>;

/** Of a mail about an offer; the booking's data are those of the offer. */
const offerDataSchema = z.object({
  validUntil: z.string(),
  holdsNights: z.boolean(),
  confirmsItself: z.boolean(),
});
export type OfferMailData = z.infer<typeof offerDataSchema>;

/** The open amount of a payment part, and the bank account if there is one. */
const paymentDataSchema = z.object({
  cents: z.number(),
  dueDate: z.string(),
  bank: bankDataSchema.optional(),
});
export type PaymentMailData = z.infer<typeof paymentDataSchema>;

const scheduledMailSchema = z.object({
  kind: z.enum(SCHEDULED_KINDS),
  booking: bookingDataSchema,
  /** Distinguishes mails of one kind, see `ScheduledMail`. */
  occurrence: z.string(),
  /** `null` for mails that request none. */
  payment: paymentDataSchema.nullable(),
});
export type ScheduledMailData = z.infer<typeof scheduledMailSchema>;

const messageDataSchema = z.object({
  /** The message's row; missing in rows of older versions. */
  id: z.number().optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string(),
  /** The guest's; missing in rows of older versions. */
  language: z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE),
});
/** The conversation to announce; its messages are looked up when the mail is sent. */
const conversationDataSchema = z.object({
  bookingId: z.number(),
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  language: z.enum(LANGUAGE_CODES),
});
export type ConversationMailData = z.infer<typeof conversationDataSchema>;

const answerDataSchema = z.object({
  text: z.string(),
  /** First halves of the Message-IDs of previous mails, oldest first; the last one is being answered. */
  earlierKeys: z.array(z.string()),
});
export type AnswerMailData = z.infer<typeof answerDataSchema>;

const invitationDataSchema = z.object({
  email: z.string(),
  role: z.enum(ROLES),
  /** The link's token, encrypted so that reading the table does not reveal it. */
  sealedToken: z.string(),
});
export type InvitationMailData = z.infer<typeof invitationDataSchema>;

export type MessageMailData = z.infer<typeof messageDataSchema>;

/** A user. Without an address of their own the mail goes to the owner. */
const accountDataSchema = z.object({ username: z.string(), email: z.string().nullable() });
export type AccountMailData = z.infer<typeof accountDataSchema>;

export const mailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['enquiryReceipt', 'enquiryAlert', 'decline', 'cancellation']),
    booking: bookingDataSchema,
  }),
  z.object({ kind: z.literal('confirmation'), booking: bookingDataSchema }),
  /** `before` is the stay as the guest knew it. */
  z.object({
    kind: z.literal('stayChange'),
    booking: bookingDataSchema,
    before: stayFactsSchema,
  }),
  /** A guest's request; `refundCents` is the refund for cancelling that day. */
  z.object({
    kind: z.literal('stayRequestAlert'),
    booking: bookingDataSchema,
    request: stayRequestDataSchema,
  }),
  z.object({ kind: z.literal('offer'), booking: bookingDataSchema, offer: offerDataSchema }),
  /** To the guest: an offer has ended, and why. */
  z.object({
    kind: z.literal('offerEnded'),
    booking: bookingDataSchema,
    offer: offerDataSchema,
    why: z.enum(['taken', 'expired', 'withdrawn']),
  }),
  /** To the owner: how an offer ended. */
  z.object({
    kind: z.literal('offerNews'),
    booking: bookingDataSchema,
    offer: offerDataSchema,
    news: z.enum(['accepted', 'declined', 'expired', 'taken']),
    words: z.string().optional(),
    /** Names of other sites' calendars that also have its nights. */
    alsoSoldBy: z.array(z.string()).optional(),
  }),
  scheduledMailSchema,
  z.object({ kind: z.enum(['messageReceipt', 'messageAlert']), message: messageDataSchema }),
  z.object({
    kind: z.literal('messageAnswer'),
    message: messageDataSchema,
    answer: answerDataSchema,
  }),
  /** To the owner about a guest's messages; to the guest about the owner's. */
  z.object({
    kind: z.enum(['conversationAlert', 'conversationNews']),
    conversation: conversationDataSchema,
  }),
  z.object({ kind: z.literal('invitation'), invitation: invitationDataSchema }),
  z.object({
    kind: z.literal('passwordReset'),
    account: accountDataSchema.extend({ email: z.string() }),
    sealedToken: z.string(),
  }),
  /** `device` is the result of {@link deviceName}. */
  z.object({ kind: z.literal('newDevice'), account: accountDataSchema, device: z.string() }),
  /** The last digits of the IBANs, `before` if there was one; `by` is the user's name. */
  z.object({
    kind: z.literal('bankDetailsChanged'),
    account: accountDataSchema,
    by: z.string(),
    before: z.string().nullable(),
    after: z.string(),
  }),
]);
export type Mail = z.infer<typeof mailSchema>;
export type BookingMailKind = Exclude<
  Extract<Mail, { booking: unknown }>['kind'],
  'stayChange' | 'stayRequestAlert' | OfferMail['kind'] | ScheduledKind
>;
export type OfferMail = Extract<Mail, { offer: unknown }>;

export function isScheduledMail(mail: Mail): mail is ScheduledMailData {
  return (SCHEDULED_KINDS as readonly string[]).includes(mail.kind);
}

/** The template of a mail whose text the owner can edit, otherwise `null`. */
export function templateKindOf({ kind }: Pick<Mail, 'kind'>): TemplateKind | null {
  switch (kind) {
    case 'enquiryReceipt':
      return 'receipt';
    case 'confirmation':
    case 'offer':
    case 'paymentRequest':
    case 'paymentReminder':
    case 'paymentOverdue':
    case 'arrivalDetails':
    case 'departureDay':
    case 'thanks':
      return kind;
    default:
      return null;
  }
}
