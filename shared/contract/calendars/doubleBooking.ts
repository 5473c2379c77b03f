import * as z from 'zod/mini';
import { oneOf, plainDate, timestamp } from '../common';

/** Nights `[startDate, endDate)` of another site's calendar that are also held here. */
export const doubleBookingSchema = z.object({
  feedId: z.number(),
  feedName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** When the owner was last notified of it; `null` if the calendar was last read by an older version. */
  raisedAt: z.nullable(timestamp),
  /** The owner ended it as freed on the other site, and the calendar still has it. */
  isBack: z.boolean(),
  /** The booking that has the nights here; `null` if a block or another calendar has them. */
  booking: z.nullable(
    z.object({
      reference: z.string(),
      guestName: z.string(),
      checkinDate: z.string(),
      checkoutDate: z.string(),
    }),
  ),
});
export type DoubleBooking = z.infer<typeof doubleBookingSchema>;

/** `same`: the entry is the stay that is booked here. `freed`: the owner has freed the nights on the other site. */
export const DOUBLE_BOOKING_ENDS = ['same', 'freed'] as const;

export const doubleBookingEndSchema = z.object({
  feedId: z.number(),
  startDate: plainDate('Start date is required'),
  endDate: plainDate('End date is required'),
  end: oneOf('End', DOUBLE_BOOKING_ENDS),
});
export type DoubleBookingEnd = z.infer<typeof doubleBookingEndSchema>;
