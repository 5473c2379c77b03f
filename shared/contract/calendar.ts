import * as z from 'zod/mini';
import { availabilityQuerySchema } from './availability';
import { blockSchema } from './block';
import { bookingBriefSchema } from './ownerBooking';
import { priceOverrideSchema } from './override';

/** Query of `GET /api/admin/calendar`; both days included. */
export const calendarQuerySchema = availabilityQuerySchema;

/** Everything that the owner's calendar draws in a range of days, in one answer. */
export const calendarSchema = z.object({
  /** One entry a day, ascending: the night's price in the base currency and where it comes from. */
  days: z.array(
    z.object({
      date: z.string(),
      price: z.number(),
      /** The override that sets the price, or `null` for the season's. */
      overrideId: z.nullable(z.number()),
    }),
  ),
  /** Bookings with a night in the range, cancelled ones left out; by check-in. */
  bookings: z.array(bookingBriefSchema),
  blocks: z.array(blockSchema),
  /** Active overrides that touch the range. */
  overrides: z.array(priceOverrideSchema),
});
export type OwnerCalendar = z.infer<typeof calendarSchema>;
