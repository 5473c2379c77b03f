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

/** A booking as it was when the mail became due; later changes are not this mail's matter. */
const bookingDataSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.string().nullable(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  /** Rows of an older version lack both. */
  children: z.number().default(0),
  pets: z.number().default(0),
  currency: z.enum(CURRENCIES),
  totalCents: z.number(),
  quote: quoteSchema,
  specialRequests: z.string().nullable(),
  /** The cancellation policy that the guest was offered; mails of before lack it. */
  cancellation: z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() })).optional(),
  /** `HH:mm` in the villa. */
  checkinTime: z.string(),
  checkoutTime: z.string(),
  /** The owner's own words to the guest. */
  ownerMessage: z.string().nullable(),
  /** How often the stay's calendar file was sent before; rows of an older version lack it. */
  calendarSequence: z.number().default(0),
  /** In a confirmation, what is to be transferred next and where to, once there is an account; added when it goes. */
  transfer: z
    .object({
      cents: z.number(),
      dueDate: z.string(),
      bank: bankDataSchema,
    })
    .optional(),
  /** In a confirmation, where to pay, where the owner records no payments here; added when it goes. */
  account: bankDataSchema.optional(),
  /** What is to be paid when, once there is a schedule: it holds instead of the terms. */
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
  /** In a cancellation, what comes back of what was paid, where that is known. */
  refund: z.object({ paidCents: z.number(), backCents: z.number() }).optional(),
  /** In a cancellation, what of the total stays due by the policy, where it is not known what was paid. */
  keptByPolicyCents: z.number().optional(),
  /** In a cancellation or a decline, that the guest has asked for it. */
  isAskedFor: z.literal(true).optional(),
  /** In a decline, that the check-in day has passed without an answer. */
  isLapsed: z.literal(true).optional(),
  /** In a cancellation, that the owner has cancelled. */
  isByOwner: z.literal(true).optional(),
  /** The guest's; rows of an older version lack it. */
  language: z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE),
});
export type BookingMailData = z.infer<typeof bookingDataSchema>;

/** What a change of a confirmed stay can change for its guest. */
export const stayFactsSchema = bookingDataSchema
  .pick({ checkinDate: true, checkoutDate: true, guestCount: true, totalCents: true })
  .extend({
    /** Rows of an older version lack the three. */
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
  /** `null` where no policy is known, or nothing was confirmed. */
  refundCents: z.number().nullable(),
  /** Whether it tells that the guest has taken the wish back. */
  isWithdrawn: z.boolean().optional(),
});
export type StayRequestData = z.infer<typeof stayRequestDataSchema>;

/** Of a mail about an offer, in which the booking's data are what was offered. */
const offerDataSchema = z.object({
  validUntil: z.string(),
  holdsNights: z.boolean(),
  confirmsItself: z.boolean(),
});
export type OfferMailData = z.infer<typeof offerDataSchema>;

/** What is open of a part of the payment, and where to pay it once there is an account. */
const paymentDataSchema = z.object({
  cents: z.number(),
  dueDate: z.string(),
  bank: bankDataSchema.optional(),
});
export type PaymentMailData = z.infer<typeof paymentDataSchema>;

const scheduledMailSchema = z.object({
  kind: z.enum(SCHEDULED_KINDS),
  booking: bookingDataSchema,
  /** Which of several of its kind, see `ScheduledMail`. */
  occurrence: z.string(),
  /** `null` for mails that ask for none. */
  payment: paymentDataSchema.nullable(),
});
/** A mail that goes by itself. */
export type ScheduledMailData = z.infer<typeof scheduledMailSchema>;

const messageDataSchema = z.object({
  /** The message's row; rows of an older version lack it. */
  id: z.number().optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.enum(CONTACT_SUBJECTS),
  message: z.string(),
  /** The guest's; rows of an older version lack it. */
  language: z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE),
});
/** Whose conversation has news; what they are is looked up when the mail goes. */
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
  /** First halves of the Message-IDs of the mails before it, oldest first; the last is answered. */
  earlierKeys: z.array(z.string()),
});
export type AnswerMailData = z.infer<typeof answerDataSchema>;

const invitationDataSchema = z.object({
  email: z.string(),
  role: z.enum(ROLES),
  /** What the link is recognised by, encrypted: who reads the table cannot use it. */
  sealedToken: z.string(),
});
export type InvitationMailData = z.infer<typeof invitationDataSchema>;

export type MessageMailData = z.infer<typeof messageDataSchema>;

/** Somebody who signs in. Without an address of their own the mail is for the owner. */
const accountDataSchema = z.object({ username: z.string(), email: z.string().nullable() });
export type AccountMailData = z.infer<typeof accountDataSchema>;

/** What a mail says, before it is put into words. */
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
  /** What a guest asks for on the stay's page; `refundCents` is what cancelling that day gives back. */
  z.object({
    kind: z.literal('stayRequestAlert'),
    booking: bookingDataSchema,
    request: stayRequestDataSchema,
  }),
  z.object({ kind: z.literal('offer'), booking: bookingDataSchema, offer: offerDataSchema }),
  /** To the guest: the offer holds no longer, and why. */
  z.object({
    kind: z.literal('offerEnded'),
    booking: bookingDataSchema,
    offer: offerDataSchema,
    why: z.enum(['taken', 'expired', 'withdrawn']),
  }),
  /** To the owner: what became of an offer. */
  z.object({
    kind: z.literal('offerNews'),
    booking: bookingDataSchema,
    offer: offerDataSchema,
    news: z.enum(['accepted', 'declined', 'expired', 'taken']),
    /** The guest's own, where there are some. */
    words: z.string().optional(),
    /** Names of other sites' calendars that have its nights as well. */
    alsoSoldBy: z.array(z.string()).optional(),
  }),
  scheduledMailSchema,
  z.object({ kind: z.enum(['messageReceipt', 'messageAlert']), message: messageDataSchema }),
  /** The owner's own words to who wrote by the contact form. */
  z.object({
    kind: z.literal('messageAnswer'),
    message: messageDataSchema,
    answer: answerDataSchema,
  }),
  /** To the owner, of what a guest wrote; to the guest, of what the owner wrote. */
  z.object({
    kind: z.enum(['conversationAlert', 'conversationNews']),
    conversation: conversationDataSchema,
  }),
  z.object({ kind: z.literal('invitation'), invitation: invitationDataSchema }),
  /** `sealedToken` as in an invitation. */
  z.object({
    kind: z.literal('passwordReset'),
    account: accountDataSchema.extend({ email: z.string() }),
    sealedToken: z.string(),
  }),
  /** `device` is what {@link deviceName} makes of a browser. */
  z.object({ kind: z.literal('newDevice'), account: accountDataSchema, device: z.string() }),
  /** The ends of the IBANs, `before` where there was one; `by` is the name of who signed in. */
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

/** Whether a mail goes by itself. */
export function isScheduledMail(mail: Mail): mail is ScheduledMailData {
  return (SCHEDULED_KINDS as readonly string[]).includes(mail.kind);
}

/** The template that a mail takes its words from, where the owner can change them. */
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
