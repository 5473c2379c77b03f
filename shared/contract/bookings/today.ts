import * as z from 'zod/mini';
import { FEED_PROBLEMS, unreadEntriesSchema } from '../calendars/importedCalendar';
import { doubleBookingSchema } from '../calendars/doubleBooking';
import { timestamp } from '../common';
import { nightsTakenBySchema } from '../offers/offer';
import { duePaymentSchema } from '../payments/duePayments';
import { stayRequestSchema } from '../stay/ownerStay';
import { bookingSchema } from './booking';

/** Most rows of each kind; `totals` counts all. */
export const MAX_TODAY_ROWS = 5;
/** Time after which an unanswered guest is marked: the site promises an answer within a day. */
export const ANSWER_WITHIN_MS = 24 * 60 * 60 * 1000;
/** Days for which an enquiry that ended without an answer is shown. */
export const LAPSED_DAYS = 7;

/** A booking by its name. */
const guest = { reference: z.string(), guestName: z.string() };

/** An arrival or departure of today or tomorrow, or a stay in progress, `inHouse`. */
const stayItem = z.object({
  kind: z.enum(['arrival', 'departure', 'inHouse']),
  day: z.string(),
  booking: bookingSchema,
  /** As the guest plans it; `null` if unknown. */
  arrivalTime: z.nullable(z.string()),
  /** For example a flight. */
  arrivalNote: z.nullable(z.string()),
  extras: z.array(z.object({ name: z.string(), pieces: z.number() })),
  /** What the guest still has to pay, in the booking's currency: for the stay, and as security deposit. */
  unpaid: z.object({ stay: z.string(), security: z.string() }),
});
export type StayItem = z.infer<typeof stayItem>;

/** Nights `[startDate, endDate)` of another site's calendar that begin or end on a day, booked or closed there. */
const importedItem = z.object({
  kind: z.enum(['importedArrival', 'importedDeparture']),
  day: z.string(),
  id: z.number(),
  feedName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type ImportedItem = z.infer<typeof importedItem>;

const changeRequest = z.object({
  kind: z.literal('request'),
  request: stayRequestSchema,
  ...guest,
});

/** Unread messages about a booking, or one from the contact form, which has an `id`. */
const messageItem = z.object({
  kind: z.literal('message'),
  reference: z.nullable(z.string()),
  id: z.nullable(z.number()),
  name: z.string(),
  text: z.string(),
  count: z.number(),
  /** When the oldest one arrived. */
  since: timestamp,
});

/** Another site's calendar that has not been readable for some time, so its new bookings are unknown. */
const silentFeed = z.object({
  kind: z.literal('silentFeed'),
  feedId: z.number(),
  feedName: z.string(),
  problem: z.enum(FEED_PROBLEMS),
});

/** Entries of another site's calendar that could not be read, so their nights are unknown. */
const unreadFeed = z.extend(unreadEntriesSchema, {
  kind: z.literal('unreadFeed'),
  feedId: z.number(),
  feedName: z.string(),
});

/** An offer that the guest has not answered. */
const openOffer = z.object({
  kind: z.literal('offer'),
  ...guest,
  checkinDate: z.string(),
  checkoutDate: z.string(),
  validUntil: z.string(),
  holdsNights: z.boolean(),
  /** `null` if the guest can accept it. */
  nightsTakenBy: z.nullable(nightsTakenBySchema),
});

/** An enquiry that ended because nobody answered it before its check-in day. */
const lapsedEnquiry = z.object({
  kind: z.literal('lapsed'),
  ...guest,
  checkinDate: z.string(),
  checkoutDate: z.string(),
});

export const todayItemSchema = z.discriminatedUnion('kind', [
  z.extend(doubleBookingSchema, { kind: z.literal('doubleBooking') }),
  stayItem,
  importedItem,
  /** That can still be answered, without those that have an open offer. */
  z.object({ kind: z.literal('enquiry'), booking: bookingSchema }),
  changeRequest,
  messageItem,
  z.object({ kind: z.literal('payment'), due: duePaymentSchema }),
  /** All of them in one line; `reason` says why the newest was not sent. */
  z.object({ kind: z.literal('failedMail'), count: z.number(), reason: z.string() }),
  silentFeed,
  unreadFeed,
  openOffer,
  lapsedEnquiry,
  z.object({ kind: z.literal('review'), count: z.number() }),
]);
export type TodayItem = z.infer<typeof todayItemSchema>;
export type ItemOf<Kind extends TodayItem['kind']> = Extract<TodayItem, { kind: Kind }>;

/** Kinds of which only the first rows are listed. */
export const COUNTED_KINDS = ['enquiry', 'request', 'message', 'payment', 'offer'] as const;

export const todaySchema = z.object({
  today: z.string(),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  /** Whether the villa's disk is almost full. */
  isDiskShort: z.boolean(),
  /** Most urgent first. */
  items: z.array(todayItemSchema),
  /** How many there are of each kind. */
  totals: z.record(z.enum(COUNTED_KINDS), z.number()),
});
export type Today = z.infer<typeof todaySchema>;
