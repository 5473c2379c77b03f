import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { BOOKING_STATUSES } from '../../domain/bookings/bookingStatus';
import { say } from '../../i18n/say';
import { blocksSchema } from '../calendars/block';
import { BOOKING_SOURCES, bookingSchema } from './booking';
import {
  currencySchema,
  email,
  languageSchema,
  line,
  LIMITS,
  optionalLine,
  optionalText,
  plainDate,
  price,
  text,
  timestamp,
} from '../common';
import { offerBriefSchema } from '../offers/offer';
import { guestCountSchema, quoteSchema, stayChoicesShape } from '../prices/price';

// What the owner does with bookings by hand, besides confirming and cancelling.

/** A hand-made booking starts as one of these. */
export const OWNER_BOOKING_STATUSES = [
  'pending',
  'confirmed',
] as const satisfies readonly (typeof BOOKING_STATUSES)[number][];

/** Body of `POST /api/admin/bookings`: the amount is what the owner agreed with the guest. */
export const ownerBookingSchema = z.object({
  guestName: line(LIMITS.name, 'Full name is required'),
  guestEmail: email('Please enter a valid email address', 'Please enter a valid email address'),
  guestPhone: optionalLine(LIMITS.phone),
  checkinDate: plainDate('Check-in date is required'),
  checkoutDate: plainDate('Check-out date is required'),
  guestCount: guestCountSchema,
  ...stayChoicesShape,
  currency: currencySchema,
  totalAmount: price('Amount'),
  isListPrice: listPriceFlag(),
  status: z.enum(OWNER_BOOKING_STATUSES, say('Status must be pending or confirmed')),
  notes: optionalText(LIMITS.longText),
  /** That the guest reads mails and offers in. */
  language: languageSchema,
});
export type OwnerBookingInput = z.input<typeof ownerBookingSchema>;
export type OwnerBooking = z.infer<typeof ownerBookingSchema>;

/** What a change of a stay may change for its guest. Dates go together. */
export const stayChangeShape = {
  checkinDate: z.optional(plainDate('Check-in date is required')),
  checkoutDate: z.optional(plainDate('Check-out date is required')),
  guestCount: z.optional(guestCountSchema),
  totalAmount: z.optional(price('Amount')),
};
export type StayChange = z.infer<z.ZodMiniObject<typeof stayChangeShape>>;

export const datesTogether = z.refine<StayChange>(
  ({ checkinDate, checkoutDate }) => (checkinDate === undefined) === (checkoutDate === undefined),
  { path: ['checkoutDate'], error: say('Please send check-in and check-out together') },
);

/**
 * Body of `PATCH /api/admin/bookings/{id}`: what is not sent stays as it is. Dates go together.
 * `updatedAt` as it was read; a stale one is refused.
 */
export const bookingUpdateSchema = z
  .object({
    guestName: z.optional(line(LIMITS.name, 'Full name is required')),
    guestEmail: z.optional(
      email('Please enter a valid email address', 'Please enter a valid email address'),
    ),
    guestPhone: z.optional(z.nullable(line(LIMITS.phone))),
    language: z.optional(z.enum(LANGUAGE_CODES, say('Please choose one of the languages'))),
    ...stayChangeShape,
    ...stayChoicesShape,
    isListPrice: listPriceFlag(),
    notes: z.optional(z.nullable(text(LIMITS.longText))),
    houseNotes: z.optional(z.nullable(text(LIMITS.longText))),
    /**
     * Tells the guest of a confirmed stay what was, as told last, and what is, with the owner's own words.
     * Sent alone, it tells what was changed without a mail (`guestKnows`).
     */
    mail: z.optional(z.object({ message: optionalText(LIMITS.mailMessage) })),
    updatedAt: z.optional(timestamp),
  })
  .check(datesTogether);
export type BookingUpdateInput = z.input<typeof bookingUpdateSchema>;
export type BookingUpdate = z.infer<typeof bookingUpdateSchema>;

/** Body of `POST /api/admin/bookings/{id}/confirmation`: `updatedAt` as it was read; a stale one is refused. */
export const confirmationResendSchema = z.object({ updatedAt: timestamp });

/** What a calendar bar or a list of conflicting bookings says of a booking. */
export const bookingBriefSchema = z.object({
  id: z.number(),
  reference: z.string(),
  guestName: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  currency: currencySchema,
  totalAmount: z.string(),
  status: z.enum(BOOKING_STATUSES),
  source: z.enum(BOOKING_SOURCES),
  /** In the calendar: a payment is past its day. */
  isOverdue: z.optional(z.boolean()),
  /** In the calendar, of one that waits: its offer that is open, or was accepted. */
  offer: z.optional(offerBriefSchema),
  updatedAt: timestamp,
});
export type BookingBrief = z.infer<typeof bookingBriefSchema>;

/** Answer of `GET /api/admin/bookings/{reference}`. */
export const bookingDetailSchema = z.object({
  booking: bookingSchema,
  /** Others that are not cancelled and share a night with it, the oldest first; at most 50. */
  conflictingBookings: z.array(
    z.extend(bookingBriefSchema, {
      /** Whether it is the same guest's, for the same days and as many people: one enquiry that was sent twice. */
      isSameEnquiry: z.optional(z.literal(true)),
    }),
  ),
  /** Its nights that the owner has blocked. */
  blockedNights: z.array(z.string()),
  /** Of one that waits: its nights that are kept free between stays. A server of before tells none. */
  keptFreeNights: z._default(z.array(z.string()), []),
  /** Blocks of other sites' calendars that share a night with it. */
  importedBlocks: blocksSchema,
});
export type BookingDetail = z.infer<typeof bookingDetailSchema>;

/** Body of `POST /api/admin/quote`: a price and a clash check before anything is saved. */
export const ownerQuoteInputSchema = z.object({
  checkinDate: plainDate('Check-in date is required'),
  checkoutDate: plainDate('Check-out date is required'),
  guestCount: guestCountSchema,
  /** Not sent for a booking that is being changed, they are those that it has. */
  ...stayChoicesShape,
  currency: currencySchema,
  /** The booking that is being changed: its own nights are no clash. */
  bookingId: z.optional(z.nullable(z.int().check(z.gte(1)))),
});
export type OwnerQuoteInput = z.input<typeof ownerQuoteInputSchema>;

/** Nothing of it is stored. A clash refuses the saving; a hint does not. */
export const ownerQuoteSchema = z.object({
  quote: quoteSchema,
  clash: z.nullable(z.object({ message: z.string(), nights: z.array(z.string()) })),
  /** Rules that bind guests and not the owner: minimum stay, past days. */
  hints: z.array(z.string()),
});
export type OwnerQuote = z.infer<typeof ownerQuoteSchema>;

/**
 * The amount is the list price that the form showed, rather than one that was agreed: one of other
 * dates, guests or rules is refused (409 `price_changed` with the quote).
 */
function listPriceFlag() {
  return z.optional(z.boolean(say('Please say whether the amount is the list price')));
}
