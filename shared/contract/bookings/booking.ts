import { PAYMENT_STATES } from '../../domain/payments/paymentState';
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
  integer,
  languageSchema,
  line,
  LIMITS,
  oneOf,
  optionalLine,
  optionalText,
  plainDate,
  timestamp,
} from '../common';
import { doubleBookingSchema } from '../calendars/doubleBooking';
import { referenceParams } from './reference';
import { endedOfferSchema, offerBriefSchema } from '../offers/offer';
import { privacyNoticeSchema, shownPrivacyVersion } from '../legal/privacyNotice';
import { pageQuerySchema } from '../pagination';
import {
  guestCountSchema,
  MAX_INFANTS,
  priceLineSchema,
  quoteSchema,
  stayChoicesShape,
} from '../prices/price';

/**
 * What a guest sends. Amounts and price lines are compared with the server's own and never stored;
 * fields that only the owner sets (`status`, `id`, …) are dropped silently.
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
  /** Not included in `guestCount`. */
  infants: z.optional(
    integer(0, MAX_INFANTS, 'Infants must be a whole number from {min} to {max}'),
  ),
  specialRequests: optionalText(LIMITS.longText),
  privacyVersion: shownPrivacyVersion,
  language: languageSchema,
  totalAmount: z
    .string(say('Please calculate the price first'))
    .check(z.refine(isAmount, say('Please calculate the price first'))),
  priceBreakdown: z.optional(
    z.nullable(z.array(priceLineSchema).check(z.maxLength(LIMITS.priceLines))),
  ),
});
export type BookingEnquiryInput = z.input<typeof bookingEnquirySchema>;
export type BookingEnquiry = z.infer<typeof bookingEnquirySchema>;

export const enquiryReceiptSchema = z.object({
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  currency: currencySchema,
  /** Older servers omit it. */
  guestCount: z.optional(z.number()),
  totalAmount: z.string(),
  /** Whether a receipt is mailed to the guest; if not, the page must not promise one. */
  sendsMail: z.boolean(),
  /** Path of the guest's page, which is secret; missing if there is none yet, and from older servers. */
  stayPath: z.optional(z.string()),
});
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;

export const BOOKING_SOURCES = ['website', 'owner'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/**
 * Why a waiting booking cannot be confirmed: its stay is over, it has more guests than the house is registered
 * for, or some of its nights are taken. If several entries take nights, the entry with the earliest night is named.
 */
export const bookingObstacleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('over') }),
  z.object({ kind: z.literal('capacity'), capacity: z.number() }),
  z.object({
    kind: z.literal('booking'),
    reference: z.string(),
    guestName: z.string(),
    /** Not confirmed yet: its nights are reserved by an open offer. */
    isOffered: z.optional(z.boolean()),
    /** The guest has accepted that offer; the owner has to confirm it. */
    isAccepted: z.optional(z.boolean()),
  }),
  /** `startDate` is the block's first night; an imported block comes from another site's calendar. */
  z.object({ kind: z.literal('block'), startDate: z.string(), isImported: z.boolean() }),
]);
export type BookingObstacle = z.infer<typeof bookingObstacleSchema>;

/** The stay in the last mail to its guest. */
export const mailedStaySchema = z.object({
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  children: z.number(),
  pets: z.number(),
  extras: z.array(z.object({ name: z.string(), quantity: z.number() })),
  totalAmount: z.string(),
});

export const bookingSchema = z.object({
  id: z.number(),
  reference: z.string(),
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.nullable(z.string()),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  /** Guests too young to be adults (see `adultsFrom`), included in `guestCount`. */
  children: z._default(z.number(), 0),
  /** Not included in `guestCount`. */
  infants: z._default(z.number(), 0),
  pets: z._default(z.number(), 0),
  currency: currencySchema,
  totalAmount: z.string(),
  /** The total in EUR at the exchange rates of the day of booking; revenue is the sum of these. */
  totalAmountEur: z.string(),
  priceBreakdown: quoteSchema,
  specialRequests: z.nullable(z.string()),
  language: z.enum(LANGUAGE_CODES),
  stripePaymentIntentId: z.nullable(z.string()),
  calendarEventId: z.nullable(z.string()),
  status: z.enum(BOOKING_STATUSES),
  /** Private notes of the owner, never shown to guests. */
  notes: z.nullable(z.string()),
  /** Notes for housekeepers; older servers omit them. */
  houseNotes: z._default(z.nullable(z.string()), null),
  source: z.enum(BOOKING_SOURCES),
  /** Missing for bookings that the owner entered, and for those made by older versions. */
  privacyNotice: z.optional(privacyNoticeSchema),
  /** Steps of the cancellation policy at booking, earliest first; missing for bookings made by older versions. */
  cancellation: z.optional(
    z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() })),
  ),
  /**
   * Set if a confirmed stay was changed and no sent or pending mail describes the change: the stay in the last mail to
   * the guest. An update with `mail` reports the difference to the guest, even if it changes nothing else.
   */
  guestKnows: z.optional(mailedStaySchema),
  /** In lists and details: names of other sites' calendars that block a night of it and may have sold it too. */
  alsoSoldBy: z.optional(z.array(z.string())),
  isOverdue: z.optional(z.boolean()),
  /** In lists and details: what matters most of its payments; missing if nothing is to be paid. */
  payment: z.optional(z.enum(PAYMENT_STATES)),
  /** The guest’s data were erased. */
  isErased: z.optional(z.literal(true)),
  /** In lists and details of waiting bookings: others that ask for nights of it, oldest first. */
  competing: z.optional(z.array(z.object({ reference: z.string(), guestName: z.string() }))),
  /** In lists and details of waiting bookings: the owner's last message, if the guest has not written since. */
  wroteAt: z.optional(timestamp),
  /** In lists and details of waiting bookings: the offer that is open or accepted. */
  offer: z.optional(offerBriefSchema),
  /** In lists and details of bookings that wait again: the last offer, which has ended. */
  endedOffer: z.optional(endedOfferSchema),
  /** In lists and details of waiting bookings: the guest has sent the same enquiry before. */
  isSentTwice: z.optional(z.boolean()),
  /** In lists and details of waiting bookings; missing if the booking can be confirmed. */
  obstacle: z.optional(bookingObstacleSchema),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BookingJson = z.infer<typeof bookingSchema>;
export const bookingsSchema = z.array(bookingSchema);

/** `due`: money is still owed, and none of it is late. */
export const PAYMENT_FILTERS = ['overdue', 'due', 'giveBack', 'paid'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const bookingFilter = {
  /** Relative to the villa's current day. */
  view: z.optional(oneOf('View', BOOKING_VIEWS)),
  /** Part of a name, an e-mail address or a reference; case and accents do not matter. */
  search: z.optional(line(LIMITS.search)),
  status: z.optional(oneOf('Status', BOOKING_STATUSES)),
  payment: z.optional(oneOf('Payment', PAYMENT_FILTERS)),
  /** Stays with a night on this day or later. */
  from: z.optional(plainDate('Start date is required')),
  /** Stays with a night on this day or earlier. */
  to: z.optional(plainDate('End date is required')),
};
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: say('End date must be on or after the start date') },
);

export const bookingFilterSchema = z.strictObject(bookingFilter).check(inOrder);
export type BookingFilter = z.infer<typeof bookingFilterSchema>;

/** Query of `GET /api/bookings`. Newest first unless `sort` is given. */
export const bookingListQuerySchema = z
  .strictObject({
    ...bookingFilter,
    /** `dates` by check-in, `amount` by the amount in EUR; ties in the order of entry. */
    sort: z.optional(oneOf('Sort', BOOKING_SORTS)),
    /** Direction of `sort`; ascending by default. */
    order: z.optional(oneOf('Order', SORT_ORDERS)),
    ...pageQuerySchema.shape,
  })
  .check(inOrder);
export type BookingListQuery = z.infer<typeof bookingListQuerySchema>;

export const bookingStatusChangeSchema = z.object({
  status: oneOf('Status', BOOKING_STATUSES),
  message: optionalText(LIMITS.mailMessage),
  notifyGuest: z._default(z.boolean(say('Please say whether the guest gets a mail')), true),
  /**
   * Required if the booking has an open offer (else 409 `offer_open`): the offer to confirm, or `null` to withdraw
   * the offer and confirm the original enquiry.
   */
  offerId: z.optional(z.nullable(z.int().check(z.gte(1)))),
  /**
   * Who cancels a confirmed stay, which decides the refund. Older apps omit it: then the cancellation policy
   * applies, and the mail mentions a refund only if it is a full one.
   */
  cancelledBy: z.optional(z.enum(CANCELLED_BY, say('Please say whether the guest or you cancel'))),
  /** With a confirmation: waiting bookings to decline in the same step, each with a mail in its guest's language. */
  declines: z.optional(
    z.object({
      references: z.array(referenceParams.shape.reference).check(z.maxLength(20)),
      /** The owner's own message in these mails. */
      message: optionalText(LIMITS.mailMessage),
    }),
  ),
  isUndoable: isUndoableFlag(),
  updatedAt: z.optional(timestamp),
});
export type BookingStatusChangeInput = z.input<typeof bookingStatusChangeSchema>;
export type BookingStatusChange = z.infer<typeof bookingStatusChangeSchema>;

export const bookingSummarySchema = z.object({
  /** Left out for users who may not read figures. */
  confirmedRevenueEur: z.optional(z.string()),
  /** Amounts kept of cancelled bookings; left out for the same users and by older servers. */
  keptEur: z.optional(z.string()),
  confirmedCount: z.number(),
  pendingCount: z.number(),
  /** Bookings that wait for the owner's answer; older servers omit it. */
  waitingCount: z.optional(z.number()),
  /** That the owner has not ended, by first night; older servers omit it. */
  doubleBookings: z.optional(z.array(doubleBookingSchema)),
  /** Bookings with an overdue payment or a refund to make; older servers omit it. */
  duePaymentCount: z.optional(z.number()),
  totalCount: z.number(),
  messageCount: z.number(),
  /** Bookings with messages. */
  conversationCount: z.optional(z.number()),
  unreadMessageCount: z.number(),
  /** Unread messages of guests about bookings; older servers omit it. */
  unreadConversationCount: z.optional(z.number()),
  /** Reviews to decide on; left out for users who may not decide. */
  newReviewCount: z.optional(z.number()),
});
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

/** The mails of an undoable action wait until it can no longer be undone. */
export function isUndoableFlag() {
  return z.optional(z.boolean(say('Please say whether this can be undone')));
}

/** A changed booking, with the text to send for undoing the change if it can be undone. */
export const changedBookingSchema = z.extend(bookingSchema, { undo: z.optional(z.string()) });
export type ChangedBooking = z.infer<typeof changedBookingSchema>;

export const undoInputSchema = z.object({
  undo: z.string(say('Please send the text that came with the change')),
});

function isAmount(value: string): boolean {
  try {
    parseCents(value);
    return true;
  } catch {
    return false;
  }
}
