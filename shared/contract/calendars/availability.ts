import * as z from 'zod/mini';
import { daysBetween } from '../../domain/date';
import { MAX_AVAILABILITY_DAYS, UNAVAILABLE_REASONS } from '../../domain/bookings/stayRules';
import { say } from '../../i18n/say';
import { plainDate } from '../common';

/** Query of `GET /api/availability`; both ends included. */
export const availabilityQuerySchema = z
  .strictObject({
    startDate: plainDate('Start date is required'),
    endDate: plainDate('End date is required'),
  })
  .check(
    z.refine((range) => daysBetween(range.startDate, range.endDate) >= 0, {
      path: ['endDate'],
      error: say('End date must be on or after the start date'),
    }),
    z.refine((range) => daysBetween(range.startDate, range.endDate) < MAX_AVAILABILITY_DAYS, {
      path: ['endDate'],
      error: say('At most {n} days can be asked for at once', { n: MAX_AVAILABILITY_DAYS }),
    }),
  );
export type AvailabilityQuery = z.infer<typeof availabilityQuerySchema>;

export const availabilityDaySchema = z.object({
  date: z.string(),
  available: z.boolean(),
  /** The night's price in the base currency: override, else season, else base price. */
  basePrice: z.number(),
  reason: z.optional(z.enum(UNAVAILABLE_REASONS)),
  /** Fewest nights of a stay that begins on this day. */
  minStay: z.optional(z.number()),
  /** Weekdays of arrivals, 0 is Sunday; missing if all are allowed. */
  arrivalDays: z.optional(z.array(z.number())),
  departureDays: z.optional(z.array(z.number())),
});
export type AvailabilityDay = z.infer<typeof availabilityDaySchema>;
export const availabilitySchema = z.array(availabilityDaySchema);
