import * as z from 'zod/mini';
import { FEED_PROBLEMS, unreadEntriesSchema } from '../calendars/importedCalendar';
import { nightsTakenBySchema } from '../offers/offer';
import { duePaymentsSchema } from '../payments/due';
import { stayRequestSchema } from '../stay/ownerStay';
import { bookingSchema } from './booking';

/** Days that the owner is told of at the start, today among them. */
export const TODAY_DAYS = 7;
/** Rows that each part of it names at most; the rest is counted. */
export const MAX_TODAY_ROWS = 5;

/** Nights `[startDate, endDate)` of another site's calendar that were taken here before. */
const calendarConflictSchema = z.object({
  feedId: z.number(),
  /** The calendar's name. */
  feedName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The confirmed booking that has nights of it; `null` where a block or another calendar has. */
  booking: z.nullable(z.object({ reference: z.string(), guestName: z.string() })),
});
export type CalendarConflict = z.infer<typeof calendarConflictSchema>;

/** Entries of another site's calendar that could not be read, whose nights nobody knows. */
const unreadFeedSchema = z.extend(unreadEntriesSchema, {
  feedId: z.number(),
  /** The calendar's name. */
  feedName: z.string(),
});
export type UnreadFeed = z.infer<typeof unreadFeedSchema>;

/** Another site's calendar that could not be read at all for some time: what is booked there nobody knows. */
const silentFeedSchema = z.object({
  feedId: z.number(),
  /** The calendar's name. */
  feedName: z.string(),
  problem: z.enum(FEED_PROBLEMS),
});
export type SilentFeed = z.infer<typeof silentFeedSchema>;

/** Nights `[startDate, endDate)` that another site's calendar holds: guests of that site, or closed there. */
const importedNightsSchema = z.object({
  id: z.number(),
  /** The calendar's name. */
  feedName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type ImportedNights = z.infer<typeof importedNightsSchema>;

/** A guest's wish that waits, with the booking that it is about. */
const guestWishSchema = z.extend(stayRequestSchema, {
  reference: z.string(),
  guestName: z.string(),
});
export type GuestWish = z.infer<typeof guestWishSchema>;

/** An offer that its guest has not answered yet. */
const openOfferSchema = z.object({
  reference: z.string(),
  guestName: z.string(),
  /** What is offered. */
  checkinDate: z.string(),
  checkoutDate: z.string(),
  /** The last day on which it can be accepted. */
  validUntil: z.string(),
  holdsNights: z.boolean(),
  /** `null` where the guest can accept it. A server of before does not tell. */
  nightsTakenBy: z.optional(z.nullable(nightsTakenBySchema)),
});
export type OpenOffer = z.infer<typeof openOfferSchema>;

/** Answer of `GET /api/admin/today`: what an owner looks for first. */
export const todaySchema = z.object({
  /** The villa's day. */
  today: z.string(),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  /** Confirmed stays that begin, end or go on within the next days; by check-in. */
  stays: z.array(bookingSchema),
  /** What other calendars hold within the same days, by first night. */
  imported: z.array(importedNightsSchema),
  /** Enquiries that can still be answered, accepted offers first, then arrivals of today and tomorrow, then the oldest; none that an open offer has answered. */
  answer: z.object({ rows: z.array(bookingSchema), total: z.number() }),
  /** Offers that guests have not answered, the first to end first; older servers omit it. */
  offers: z._default(z.object({ rows: z.array(openOfferSchema), total: z.number() }), {
    rows: [],
    total: 0,
  }),
  /** What is to be paid or given back; older servers omit it. */
  due: z._default(duePaymentsSchema, { rows: [], total: 0 }),
  /** What guests ask for on their pages, oldest first; older servers omit it. */
  wishes: z._default(z.object({ rows: z.array(guestWishSchema), total: z.number() }), {
    rows: [],
    total: 0,
  }),
  /** Whether the disk with the villa's data has little room left; older servers omit it. */
  isDiskShort: z._default(z.boolean(), false),
  /** Calendars of other sites with entries that could not be read, by name; older servers omit it. */
  unread: z._default(z.array(unreadFeedSchema), []),
  /** Calendars of other sites that could not be read at all for some time, by name; older servers omit it. */
  silent: z._default(z.array(silentFeedSchema), []),
  /** By first night. */
  conflicts: z.object({ rows: z.array(calendarConflictSchema), total: z.number() }),
});
export type Today = z.infer<typeof todaySchema>;
