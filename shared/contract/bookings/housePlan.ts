import * as z from 'zod/mini';
import { MAX_HOUSE_DAYS } from '../../domain/bookings/houseDays';
import { daysBetween } from '../../domain/date';
import { say } from '../../i18n/say';
import { plainDate } from '../common';

/** Query of `GET /api/admin/house`: both days, both included, or neither. Days that are over are left out. */
export const housePlanQuerySchema = z
  .strictObject({
    startDate: z.optional(plainDate('Start date is required')),
    endDate: z.optional(plainDate('End date is required')),
  })
  .check(
    z.refine(({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined), {
      path: ['endDate'],
      error: say('Please give both days'),
    }),
    z.refine(
      ({ startDate, endDate }) => !startDate || !endDate || daysBetween(startDate, endDate) >= 0,
      { path: ['endDate'], error: say('End date must be on or after the start date') },
    ),
    z.refine(
      ({ startDate, endDate }) =>
        !startDate || !endDate || daysBetween(startDate, endDate) < MAX_HOUSE_DAYS,
      {
        path: ['endDate'],
        error: say('At most {n} days can be asked for at once', { n: MAX_HOUSE_DAYS }),
      },
    ),
  );
export type HousePlanQuery = z.infer<typeof housePlanQuerySchema>;

/**
 * A stay as whoever looks after the house reads it: when, how many, and what the owner has written
 * for them. No name, no address, no amount, and nothing by which a booking could be looked up.
 */
const houseStaySchema = z.object({
  checkinDate: z.string(),
  checkoutDate: z.string(),
  /** `null` for a stay of another site's calendar, which does not tell; it may be closed there as well. */
  guestCount: z.nullable(z.number()),
  /** Among the guests. */
  children: z.number(),
  pets: z.number(),
  /** What was booked with the stay, in pieces; a server of before tells none. */
  extras: z._default(z.array(z.object({ name: z.string(), pieces: z.number() })), []),
  notes: z.nullable(z.string()),
  /** `HH:mm` in the villa's time, where the guest has said when they come. */
  arrivalTime: z._default(z.nullable(z.string()), null),
});
export type HouseStay = z.infer<typeof houseStaySchema>;

/** Answer of `GET /api/admin/house`. */
export const housePlanSchema = z.object({
  /** The villa's day. */
  today: z.string(),
  /** First and last day that it tells of; a server of before tells of `HOUSE_DAYS` from today. */
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  /** Confirmed stays that begin, end or go on within these days; by check-in. */
  stays: z.array(houseStaySchema),
});
export type HousePlan = z.infer<typeof housePlanSchema>;

/** The secret address under which calendar programs read the plan of the house. */
export const houseLinkSchema = z.object({
  /** `null` while there is none, and where it cannot be read any more. */
  linkUrl: z.nullable(z.string()),
  /** Since when; `null` while there is none. */
  madeAt: z.nullable(z.string()),
});
export type HouseLinkJson = z.infer<typeof houseLinkSchema>;
