import * as z from 'zod/mini';

/** Days that the house's plan tells of, today among them. */
export const HOUSE_DAYS = 14;

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
  notes: z.nullable(z.string()),
});
export type HouseStay = z.infer<typeof houseStaySchema>;

/** Answer of `GET /api/admin/house`. */
export const housePlanSchema = z.object({
  /** The villa's day. */
  today: z.string(),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  /** Confirmed stays that begin, end or go on within the next days; by check-in. */
  stays: z.array(houseStaySchema),
});
export type HousePlan = z.infer<typeof housePlanSchema>;
