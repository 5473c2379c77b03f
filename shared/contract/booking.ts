import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../domain/bookingStatus';
import { parseCents } from '../domain/money';
import {
  currencySchema,
  email,
  integer,
  line,
  LIMITS,
  optionalLine,
  optionalText,
  plainDate,
  timestamp,
} from './common';
import { guestCountSchema, priceLineSchema, quoteSchema } from './price';

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
  specialRequests: optionalText(LIMITS.longText),
  /** The total that the guest saw, as a decimal string. */
  totalAmount: z
    .string('Please calculate the price first')
    .check(z.refine(isAmount, 'Please calculate the price first')),
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
  totalAmount: z.string(),
});
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;

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
  currency: currencySchema,
  totalAmount: z.string(),
  /** The total in EUR with the rates of the moment of booking; revenue sums it. */
  totalAmountEur: z.string(),
  priceBreakdown: quoteSchema,
  specialRequests: z.nullable(z.string()),
  stripePaymentIntentId: z.nullable(z.string()),
  calendarEventId: z.nullable(z.string()),
  status: z.enum(BOOKING_STATUSES),
  createdAt: timestamp,
});
export type BookingJson = z.infer<typeof bookingSchema>;
export const bookingsSchema = z.array(bookingSchema);

/** Query of the admin's lists: newest first, `cursor` from the answer's `X-Next-Cursor`. */
export const pageQuerySchema = z.strictObject({
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, 'The limit must be a whole number from 1 to 500')),
      z.pipe(
        z.transform(Number),
        integer(1, 500, 'The limit must be a whole number from 1 to 500'),
      ),
    ),
  ),
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/, 'This page marker is not valid'))),
});
export const DEFAULT_PAGE_SIZE = 200;
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** Body of `PATCH /api/bookings/{bookingId}/status`. */
export const bookingStatusChangeSchema = z.object({
  status: z.enum(BOOKING_STATUSES, `Status must be one of: ${BOOKING_STATUSES.join(', ')}`),
});

/** Sums over all bookings for the dashboard's cards. */
export const bookingSummarySchema = z.object({
  confirmedRevenueEur: z.string(),
  confirmedCount: z.number(),
  pendingCount: z.number(),
  totalCount: z.number(),
  messageCount: z.number(),
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
