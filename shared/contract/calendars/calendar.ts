import * as z from 'zod/mini';
import { availabilityQuerySchema } from './availability';
import { blockSchema } from './block';
import { doubleBookingSchema } from './doubleBooking';
import { UNAVAILABLE_REASONS } from '../../domain/bookings/stayRules';
import { SEASON_COLOURS } from '../../domain/prices/season';
import { bookingBriefSchema } from '../bookings/ownerBooking';
import { priceOverrideSchema } from '../prices/override';

/** Query of `GET /api/admin/calendar`; both days included. */
export const calendarQuerySchema = availabilityQuerySchema;

/**
 * Most requests (pending bookings and enquiries) that the owner's calendar lists for one night. The number of
 * requests is unlimited, because anybody can send them.
 */
export const MAX_REQUESTS_A_NIGHT = 5;

/** Numbers of requests that are not listed; each has some nights of `[startDate, endDate)`. */
const moreRequestsSchema = z.object({
  startDate: z.string(),
  endDate: z.string(),
  pending: z.number(),
  enquiries: z.number(),
});
export type MoreRequests = z.infer<typeof moreRequestsSchema>;

export const calendarSchema = z.object({
  /** One entry per day, ascending. */
  days: z.array(
    z.object({
      date: z.string(),
      price: z.number(),
      /** The override that sets the price; `null`: the season sets it. */
      overrideId: z.nullable(z.number()),
      /** The day's season, also where an override sets the price. */
      season: z._default(z.nullable(z.string()), null),
      /** Fewest nights of a guest's stay that begins on this day, lowered where a gap between stays can be filled. */
      minStay: z._default(z.number(), 1),
      /** Why guests cannot book the night, including nights kept free between stays. */
      reason: z.optional(z.enum(UNAVAILABLE_REASONS)),
      /** Weekdays of arrivals and departures, 0 is Sunday; missing if all are allowed. */
      arrivalDays: z.optional(z.array(z.number())),
      departureDays: z.optional(z.array(z.number())),
    }),
  ),
  /** Seasons of these days with their colours. Older servers omit them. */
  seasons: z._default(z.array(z.object({ name: z.string(), colour: z.enum(SEASON_COLOURS) })), []),
  /**
   * Bookings with a night in the range, by check-in, without cancelled ones. A booking with an open offer is at
   * the offer's dates. Includes all that are confirmed or have an offer. Of the others at most
   * `MAX_REQUESTS_A_NIGHT` per night: pending ones first, then the oldest.
   */
  bookings: z.array(bookingBriefSchema),
  /** Requests that `bookings` leaves out; those linked by shared nights have one entry. Older servers omit it. */
  more: z._default(z.array(moreRequestsSchema), []),
  blocks: z.array(blockSchema),
  /** Double bookings with a night in the range; older servers omit them. */
  doubleBookings: z._default(z.array(doubleBookingSchema), []),
  overrides: z.array(priceOverrideSchema),
});
export type OwnerCalendar = z.infer<typeof calendarSchema>;
