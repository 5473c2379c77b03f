import * as z from 'zod/mini';
import { FEED_PROBLEMS, unreadEntriesSchema } from '../calendars/importedCalendar';
import { nightsTakenBySchema } from '../offers/offer';
import { duePaymentsSchema } from '../payments/duePayments';
import { stayRequestSchema } from '../stay/ownerStay';
import { bookingSchema } from './booking';

export const TODAY_DAYS = 7;
/** Most rows of each section; the rest is only counted. */
export const MAX_TODAY_ROWS = 5;

/** Nights `[startDate, endDate)` of another site's calendar that were already taken here. */
const calendarConflictSchema = z.object({
  feedId: z.number(),
  feedName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The confirmed booking that has some of these nights; `null` if a block or another calendar has them. */
  booking: z.nullable(z.object({ reference: z.string(), guestName: z.string() })),
});
export type CalendarConflict = z.infer<typeof calendarConflictSchema>;

/** Entries of another site's calendar that could not be read, so their nights are unknown. */
const unreadFeedSchema = z.extend(unreadEntriesSchema, {
  feedId: z.number(),
  feedName: z.string(),
});
export type UnreadFeed = z.infer<typeof unreadFeedSchema>;

/** Another site's calendar that has not been readable for some time, so its new bookings are unknown. */
const silentFeedSchema = z.object({
  feedId: z.number(),
  feedName: z.string(),
  problem: z.enum(FEED_PROBLEMS),
});
export type SilentFeed = z.infer<typeof silentFeedSchema>;

/** Nights `[startDate, endDate)` that another site's calendar blocks: booked or closed there. */
const importedNightsSchema = z.object({
  id: z.number(),
  feedName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type ImportedNights = z.infer<typeof importedNightsSchema>;

const changeRequestSchema = z.extend(stayRequestSchema, {
  reference: z.string(),
  guestName: z.string(),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

const openOfferSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  validUntil: z.string(),
  holdsNights: z.boolean(),
  /** `null` if the guest can accept it. */
  nightsTakenBy: z.nullable(nightsTakenBySchema),
});
export type OpenOffer = z.infer<typeof openOfferSchema>;

export const todaySchema = z.object({
  today: z.string(),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  /** Confirmed stays that overlap the next days, by check-in. */
  stays: z.array(bookingSchema),
  /** Nights in the same days that other sites' calendars block, by first night. */
  imported: z.array(importedNightsSchema),
  /**
   * Enquiries that can still be answered: accepted offers first, then arrivals of today and tomorrow, then the
   * oldest. Without those that have an open offer.
   */
  answer: z.object({ rows: z.array(bookingSchema), total: z.number() }),
  /** Offers that guests have not answered, the first to end first. */
  offers: z.object({ rows: z.array(openOfferSchema), total: z.number() }),
  /** Payments due and refunds to make. */
  due: duePaymentsSchema,
  /** Change requests from guests' pages, oldest first. */
  wishes: z.object({ rows: z.array(changeRequestSchema), total: z.number() }),
  /** Whether the villa's disk is almost full. */
  isDiskShort: z.boolean(),
  /** Other sites' calendars with entries that could not be read, by name. */
  unread: z.array(unreadFeedSchema),
  /** Other sites' calendars that have not been readable for some time, by name. */
  silent: z.array(silentFeedSchema),
  /** By first night. */
  conflicts: z.object({ rows: z.array(calendarConflictSchema), total: z.number() }),
});
export type Today = z.infer<typeof todaySchema>;
