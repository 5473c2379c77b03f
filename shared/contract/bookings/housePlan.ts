import * as z from 'zod/mini';
import { MAX_HOUSE_DAYS } from '../../domain/bookings/houseDays';
import { daysBetween } from '../../domain/date';
import { say } from '../../i18n/say';
import { plainDate } from '../common';

/** Both days (inclusive) or neither. Past days are left out. */
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
 * A stay for housekeepers: dates, number of guests, and the owner's notes for the house. No name, address or amount,
 * and nothing that identifies the booking.
 */
const houseStaySchema = z.object({
  checkinDate: z.string(),
  checkoutDate: z.string(),
  /** `null` for a stay from another site's calendar, which does not contain it; may also be a closed period there. */
  guestCount: z.nullable(z.number()),
  children: z.number(),
  infants: z._default(z.number(), 0),
  pets: z.number(),
  /** Extras that were booked. */
  extras: z.array(z.object({ name: z.string(), pieces: z.number() })),
  notes: z.nullable(z.string()),
  /** `HH:mm` in the villa's time; `null` if the guest has not said. */
  arrivalTime: z.nullable(z.string()),
});
export type HouseStay = z.infer<typeof houseStaySchema>;

export const housePlanSchema = z.object({
  today: z.string(),
  /** First and last day of the plan. */
  startDate: z.string(),
  endDate: z.string(),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  /** Confirmed stays that overlap these days, by check-in. */
  stays: z.array(houseStaySchema),
});
export type HousePlan = z.infer<typeof housePlanSchema>;

export const houseLinkSchema = z.object({
  /** `null` if there is none, or if its key is lost and it cannot be decrypted. */
  linkUrl: z.nullable(z.string()),
  /** `null` if there is no address. */
  madeAt: z.nullable(z.string()),
});
export type HouseLinkJson = z.infer<typeof houseLinkSchema>;
