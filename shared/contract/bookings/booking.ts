import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { BOOKING_STATUSES } from '../../domain/bookings/bookingStatus';
import { BOOKING_SORTS, BOOKING_VIEWS, SORT_ORDERS } from '../../domain/bookings/bookingViews';
import { parseCents } from '../../domain/prices/money';
import { CANCELLED_BY } from '../../domain/legal/cancellation';
import { say } from '../../i18n/say';
import {
  currencySchema,
  email,
  languageSchema,
  line,
  LIMITS,
  oneOf,
  optionalLine,
  optionalText,
  plainDate,
  timestamp,
} from '../common';
import { endedOfferSchema, offerBriefSchema } from '../offers/offer';
import { privacyNoticeSchema, shownPrivacyVersion } from '../legal/privacyNotice';
import { pageQuerySchema } from '../pagination';
import { guestCountSchema, priceLineSchema, quoteSchema, stayChoicesShape } from '../prices/price';

/**
 * What a guest sends. Amounts and lines are compared with the server's own and never stored;
 * fields that only the owner sets (`status`, `id`, …) are dropped without a word.
 */
export const bookingEnquirySchema = z.object({
  guestName: line(LIMITS.name, 'Full name is required'),
  guestEmail: email('Please enter a valid email address', 'Please enter a valid email address'),
  guestPhone: optionalLine(LIMITS.phone),
  checkinDate: plainDate('Check-in date is required'),
  checkoutDate: plainDate('Check-out date is required'),
  guestCount: guestCountSchema,
  currency: currencySchema,
  ...stayChoicesShape,
  specialRequests: optionalText(LIMITS.longText),
  privacyVersion: shownPrivacyVersion,
  language: languageSchema,
  /** The total that the guest saw, as a decimal string. */
  totalAmount: z
    .string(say('Please calculate the price first'))
    .check(z.refine(isAmount, say('Please calculate the price first'))),
  priceBreakdown: z.optional(
    z.nullable(z.array(priceLineSchema).check(z.maxLength(LIMITS.priceLines))),
  ),
});
export type BookingEnquiryInput = z.input<typeof bookingEnquirySchema>;
export type BookingEnquiry = z.infer<typeof bookingEnquirySchema>;

/** Answer to an enquiry. */
export const enquiryReceiptSchema = z.object({
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  currency: currencySchema,
  /** A server of before does not say it. */
  guestCount: z.optional(z.number()),
  totalAmount: z.string(),
  /** Whether a receipt goes to the guest; where none does, none is promised. */
  sendsMail: z.boolean(),
});
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;

/** Who entered a booking: a guest on the website, or the owner by hand. */
export const BOOKING_SOURCES = ['website', 'owner'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/**
 * Why a booking that waits cannot be confirmed: its stay is over, it has more guests than are
 * registered, or something holds nights of it.
 * Of several holders it is the one of the first night.
 */
export const bookingObstacleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('over') }),
  /** More guests than the registration of the house allows. */
  z.object({ kind: z.literal('capacity'), capacity: z.number() }),
  z.object({
    kind: z.literal('booking'),
    reference: z.string(),
    guestName: z.string(),
    /** It is not confirmed: its nights are held for an offer. */
    isOffered: z.optional(z.boolean()),
    /** The guest has accepted that offer, and it waits for the owner. */
    isAccepted: z.optional(z.boolean()),
  }),
  /** `startDate` is the block's first night; an imported one is of another site's calendar. */
  z.object({ kind: z.literal('block'), startDate: z.string(), isImported: z.boolean() }),
]);
export type BookingObstacle = z.infer<typeof bookingObstacleSchema>;

/** What of a stay its guest is told of. */
export const toldStaySchema = z.object({
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  children: z.number(),
  pets: z.number(),
  extras: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** In the booking's currency. */
  totalAmount: z.string(),
});
export type ToldStay = z.infer<typeof toldStaySchema>;

/** A booking as the owner reads it. */
export const bookingSchema = z.object({
  id: z.number(),
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.nullable(z.string()),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  /** Among the guests, those below the age of the tourist tax, where it was asked for. */
  children: z._default(z.number(), 0),
  pets: z._default(z.number(), 0),
  currency: currencySchema,
  totalAmount: z.string(),
  /** The total in EUR with the rates of the moment of booking; revenue sums it. */
  totalAmountEur: z.string(),
  priceBreakdown: quoteSchema,
  specialRequests: z.nullable(z.string()),
  /** That the guest reads mails in. */
  language: z.enum(LANGUAGE_CODES),
  stripePaymentIntentId: z.nullable(z.string()),
  calendarEventId: z.nullable(z.string()),
  status: z.enum(BOOKING_STATUSES),
  /** The owner's own words; no guest ever reads them. */
  notes: z.nullable(z.string()),
  /** What whoever looks after the house is to know; answers from before there were such lack it. */
  houseNotes: z._default(z.nullable(z.string()), null),
  source: z.enum(BOOKING_SOURCES),
  /** Not there of the owner's own bookings, and of those of before. */
  privacyNotice: z.optional(privacyNoticeSchema),
  /** The steps that were offered with it, the earliest first; not there of bookings of before. */
  cancellation: z.optional(
    z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() })),
  ),
  /**
   * Of a confirmed stay that was changed, where no mail has told its guest and none waits that will: what the guest
   * was told last. A change with `mail`, also one of nothing else, tells what is different now.
   */
  guestKnows: z.optional(toldStaySchema),
  /** In the list and in full: names of other sites' calendars that have a night of it, and may have sold it. */
  alsoSoldBy: z.optional(z.array(z.string())),
  /** In the list and in full: a payment is past its day. */
  isOverdue: z.optional(z.boolean()),
  /** In the list and in full, of one that waits: its offer that is open, or was accepted. */
  offer: z.optional(offerBriefSchema),
  /** In the list and in full, of one that waits again: its last offer, which has ended. */
  endedOffer: z.optional(endedOfferSchema),
  /** In the list and in full, of one that waits: its guest has sent the same enquiry before. */
  isSentTwice: z.optional(z.boolean()),
  /** In the list and in full, of one that waits; not there when nothing stands in its way. */
  obstacle: z.optional(bookingObstacleSchema),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BookingJson = z.infer<typeof bookingSchema>;
export const bookingsSchema = z.array(bookingSchema);

/** Which bookings a list, or its export, is of. Nothing given: all of them. */
const bookingFilter = {
  /** The part of the list, on the villa's day of the call. */
  view: z.optional(oneOf('View', BOOKING_VIEWS)),
  /** Part of a name, an e-mail address or a reference; case and accents do not matter. */
  search: z.optional(line(LIMITS.search)),
  status: z.optional(oneOf('Status', BOOKING_STATUSES)),
  /** Stays with a night on this day or later. */
  from: z.optional(plainDate('Start date is required')),
  /** Stays with a night on this day or earlier. */
  to: z.optional(plainDate('End date is required')),
};
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: say('End date must be on or after the start date') },
);

/** Query of `GET /api/bookings/export.csv`. */
export const bookingFilterSchema = z.strictObject(bookingFilter).check(inOrder);
export type BookingFilter = z.infer<typeof bookingFilterSchema>;

/** Query of `GET /api/bookings`. Without a `sort` it is newest first. */
export const bookingListQuerySchema = z
  .strictObject({
    ...bookingFilter,
    /** `dates` by check-in, `amount` by what it was in EUR; ties by what was entered first. */
    sort: z.optional(oneOf('Sort', BOOKING_SORTS)),
    /** Of the `sort`; ascending unless told. */
    order: z.optional(oneOf('Order', SORT_ORDERS)),
    ...pageQuerySchema.shape,
  })
  .check(inOrder);
export type BookingListQuery = z.infer<typeof bookingListQuerySchema>;

/** Body of `PATCH /api/bookings/{bookingId}/status`. */
export const bookingStatusChangeSchema = z.object({
  status: oneOf('Status', BOOKING_STATUSES),
  /** The owner's own words in the mail that the guest gets. */
  message: optionalText(LIMITS.mailMessage),
  /** Whether the guest gets a mail about it. */
  notifyGuest: z._default(z.boolean(say('Please say whether the guest gets a mail')), true),
  /**
   * With an open offer, what is confirmed: that offer, or with `null` the booking as the guest has asked
   * for it, which withdraws the offer. Where it is not said, 409 `offer_open`.
   */
  offerId: z.optional(z.nullable(z.int().check(z.gte(1)))),
  /**
   * Who cancels a confirmed stay, which decides what is given back. Older apps do not say it: the policy applies then,
   * and the mail names the owner's refund only where all is given back.
   */
  cancelledBy: z.optional(z.enum(CANCELLED_BY, say('Please say whether the guest or you cancel'))),
  /** As the booking was read; a stale one is refused. */
  updatedAt: z.optional(timestamp),
});
export type BookingStatusChangeInput = z.input<typeof bookingStatusChangeSchema>;
export type BookingStatusChange = z.infer<typeof bookingStatusChangeSchema>;

/** Sums over all bookings for the dashboard's cards. */
export const bookingSummarySchema = z.object({
  /** Left out for those who may not read figures. */
  confirmedRevenueEur: z.optional(z.string()),
  /** What was kept of cancelled bookings; left out for the same readers; older servers omit it. */
  keptEur: z.optional(z.string()),
  confirmedCount: z.number(),
  pendingCount: z.number(),
  /** What waits for the owner's answer; older servers omit it. */
  waitingCount: z.optional(z.number()),
  /** Bookings with a payment past its day or money to give back; older servers omit it. */
  duePaymentCount: z.optional(z.number()),
  totalCount: z.number(),
  messageCount: z.number(),
  unreadMessageCount: z.number(),
  /** What guests have written about bookings; older servers omit it. */
  unreadConversationCount: z.optional(z.number()),
  /** Reviews that wait for a decision; left out for those who do not decide. */
  newReviewCount: z.optional(z.number()),
});
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

function isAmount(value: string): boolean {
  try {
    parseCents(value);
    return true;
  } catch {
    return false;
  }
}
