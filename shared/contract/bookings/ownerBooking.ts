import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { BOOKING_STATUSES } from '../../domain/bookings/bookingStatus';
import { say } from '../../i18n/say';
import { blocksSchema } from '../calendars/block';
import { doubleBookingSchema } from '../calendars/doubleBooking';
import { BOOKING_SOURCES, bookingSchema, isUndoableFlag } from './booking';
import {
  currencySchema,
  languageSchema,
  line,
  LIMITS,
  optionalEmail,
  optionalLine,
  optionalText,
  plainDate,
  price,
  text,
  timestamp,
} from '../common';
import { offerBriefSchema } from '../offers/offer';
import { guestCountSchema, quoteSchema, stayChoicesShape } from '../prices/price';

export const OWNER_BOOKING_STATUSES = [
  'pending',
  'confirmed',
] as const satisfies readonly (typeof BOOKING_STATUSES)[number][];

/** Body of `POST /api/admin/bookings`. `totalAmount` is what the owner agreed with the guest. */
export const ownerBookingSchema = z.object({
  guestName: line(LIMITS.name, 'Full name is required'),
  /** Empty if there is none, for instance after a call. Then no mail goes to the guest. */
  guestEmail: z._default(optionalEmail('Please enter a valid email address'), ''),
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
  language: languageSchema,
});
export type OwnerBookingInput = z.input<typeof ownerBookingSchema>;
export type OwnerBooking = z.infer<typeof ownerBookingSchema>;

/** The fields of a stay that the guest is informed about. Dates must be sent together. */
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
 * Body of `PATCH /api/admin/bookings/{id}`: missing fields stay unchanged. Dates must be sent together.
 * `updatedAt` is the version that was read; a stale one is refused.
 */
export const bookingUpdateSchema = z
  .object({
    guestName: z.optional(line(LIMITS.name, 'Full name is required')),
    guestEmail: z.optional(optionalEmail('Please enter a valid email address')),
    guestPhone: z.optional(z.nullable(line(LIMITS.phone))),
    language: z.optional(z.enum(LANGUAGE_CODES, say('Please choose one of the languages'))),
    ...stayChangeShape,
    ...stayChoicesShape,
    isListPrice: listPriceFlag(),
    notes: z.optional(z.nullable(text(LIMITS.longText))),
    houseNotes: z.optional(z.nullable(text(LIMITS.longText))),
    /**
     * Mails the guest of a confirmed stay the old and new details, with the owner's own message. "Old" is what the
     * guest last heard of. Sent alone, it reports earlier changes that were not mailed (`guestKnows`).
     */
    mail: z.optional(z.object({ message: optionalText(LIMITS.mailMessage) })),
    isUndoable: isUndoableFlag(),
    updatedAt: z.optional(timestamp),
  })
  .check(datesTogether);
export type BookingUpdateInput = z.input<typeof bookingUpdateSchema>;
export type BookingUpdate = z.infer<typeof bookingUpdateSchema>;

export const confirmationResendSchema = z.object({ updatedAt: timestamp });

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
  /** The guest cannot be mailed. */
  hasNoEmail: z.optional(z.literal(true)),
  /** In the calendar: a payment is overdue. */
  isOverdue: z.optional(z.boolean()),
  /** In the calendar, of waiting bookings: the offer that is open or accepted. */
  offer: z.optional(offerBriefSchema),
  updatedAt: timestamp,
});
export type BookingBrief = z.infer<typeof bookingBriefSchema>;

export const bookingDetailSchema = z.object({
  booking: bookingSchema,
  /** Other bookings that are not cancelled and share a night with it, oldest first; at most 50. */
  conflictingBookings: z.array(
    z.extend(bookingBriefSchema, {
      /** Same guest, dates and number of people: the same enquiry was sent twice. */
      isSameEnquiry: z.optional(z.literal(true)),
    }),
  ),
  blockedNights: z.array(z.string()),
  /** For waiting bookings: its nights that are kept free between stays. Older servers omit it. */
  keptFreeNights: z._default(z.array(z.string()), []),
  /** Blocks from other sites' calendars that share a night with it. */
  importedBlocks: blocksSchema,
  /** Of a confirmed stay; older servers omit them. */
  doubleBookings: z._default(z.array(doubleBookingSchema), []),
});
export type BookingDetail = z.infer<typeof bookingDetailSchema>;

export const ownerQuoteInputSchema = z.object({
  checkinDate: plainDate('Check-in date is required'),
  checkoutDate: plainDate('Check-out date is required'),
  guestCount: guestCountSchema,
  /** Omitted for an existing booking, which keeps its choices. */
  ...stayChoicesShape,
  currency: currencySchema,
  /** An existing booking that is being changed: its own nights are not a conflict. */
  bookingId: z.optional(z.nullable(z.int().check(z.gte(1)))),
});
export type OwnerQuoteInput = z.input<typeof ownerQuoteInputSchema>;

/** Conflicts prevent saving; hints do not. */
export const ownerQuoteSchema = z.object({
  quote: quoteSchema,
  clash: z.nullable(z.object({ message: z.string(), nights: z.array(z.string()) })),
  /** Rules that apply to guests but not to the owner: minimum stay, past days. */
  hints: z.array(z.string()),
});
export type OwnerQuote = z.infer<typeof ownerQuoteSchema>;

/**
 * Whether the amount is the list price that the form showed, and not an agreed one. If the server's list price
 * differs, the request is refused (409 `price_changed` with the quote).
 */
function listPriceFlag() {
  return z.optional(z.boolean(say('Please say whether the amount is the list price')));
}
