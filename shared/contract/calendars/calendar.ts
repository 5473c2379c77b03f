import * as z from 'zod/mini';
import { availabilityQuerySchema } from './availability';
import { blockSchema } from './block';
import { UNAVAILABLE_REASONS } from '../../domain/bookings/stayRules';
import { SEASON_COLOURS } from '../../domain/prices/season';
import { bookingBriefSchema } from '../bookings/ownerBooking';
import { priceOverrideSchema } from '../prices/override';

/** Query of `GET /api/admin/calendar`; both days included. */
export const calendarQuerySchema = availabilityQuerySchema;

/**
 * Pending bookings and enquiries that one night names at most in the owner's calendar; anybody can
 * send any number of them.
 */
export const MAX_REQUESTS_A_NIGHT = 5;

/** Requests that are only counted, in nights `[startDate, endDate)` that each of them has a part of. */
const moreRequestsSchema = z.object({
  startDate: z.string(),
  endDate: z.string(),
  pending: z.number(),
  enquiries: z.number(),
});
export type MoreRequests = z.infer<typeof moreRequestsSchema>;

/** Everything that the owner's calendar draws in a range of days, in one answer. */
export const calendarSchema = z.object({
  /** One entry a day, ascending: the night's price in the base currency and where it comes from. */
  days: z.array(
    z.object({
      date: z.string(),
      price: z.number(),
      /** The override that sets the price, or `null` for the season's. */
      overrideId: z.nullable(z.number()),
      /** Name of the season that the day belongs to, also under an override. */
      season: z._default(z.nullable(z.string()), null),
      /** Fewest nights of a guest's stay that begins on it, shrunk to a gap where gaps can be filled. */
      minStay: z._default(z.number(), 1),
      /** Why guests cannot have the night; of a night kept free between stays as well. */
      reason: z.optional(z.enum(UNAVAILABLE_REASONS)),
      /** Days of the week on which guests may arrive, and leave, 0 for Sunday; not there when on all. */
      arrivalDays: z.optional(z.array(z.number())),
      departureDays: z.optional(z.array(z.number())),
    }),
  ),
  /** The seasons of these days, and what they are drawn in. A server of before tells none. */
  seasons: z._default(z.array(z.object({ name: z.string(), colour: z.enum(SEASON_COLOURS) })), []),
  /**
   * Bookings with a night in the range, cancelled ones left out; by check-in. One with an open offer is
   * where that offers its nights. All that are confirmed or have an offer, and so many others that no
   * night has more than `MAX_REQUESTS_A_NIGHT` of them: pending ones first, then the oldest.
   */
  bookings: z.array(bookingBriefSchema),
  /** The others, by nights; apart where none of them has a night of both. A server of before tells none. */
  more: z._default(z.array(moreRequestsSchema), []),
  blocks: z.array(blockSchema),
  /** Active overrides that touch the range. */
  overrides: z.array(priceOverrideSchema),
});
export type OwnerCalendar = z.infer<typeof calendarSchema>;
