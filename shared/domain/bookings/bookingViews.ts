import { addDays, type PlainDate } from '../date';
import { isWaiting, type BookingStatus } from './bookingStatus';
import { isOver, MAX_NIGHTS, type Stay } from './stayRules';

/**
 * Parts of the owner's list: stays that are not over, today's departure and open offers of later dates among them; those that wait
 * for an answer that can still be given, unless it is the guest who has to answer an offer; stays that
 * are over. Cancelled ones are in none of them.
 */
export const BOOKING_VIEWS = ['upcoming', 'answer', 'past'] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

/** What the owner's list can be sorted by. */
export const BOOKING_SORTS = ['dates', 'guest', 'guests', 'amount', 'status', 'created'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * Whether a booking is in a part of the list.
 * @param booking with its offer that is open or accepted, if it has one
 * @param today the villa's day
 */
export function isInView(
  booking: Stay & {
    status: BookingStatus;
    offer?: { status: 'sent' | 'accepted'; checkoutDate: PlainDate } | undefined;
  },
  view: BookingView,
  today: PlainDate,
): boolean {
  if (booking.status === 'cancelled') return false;
  const offer = booking.offer?.status === 'sent' ? booking.offer : undefined;
  const isAhead = [booking, offer].some((stay) => stay && stay.checkoutDate >= today);
  switch (view) {
    case 'upcoming':
      return isAhead;
    case 'past':
      return !isAhead;
    case 'answer':
      return isWaiting(booking.status) && !offer && !isOver(booking, today);
  }
}

/** What a list is narrowed to. */
type Filter = {
  view?: BookingView | undefined;
  status?: BookingStatus | undefined;
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
};

/** Why no booking at all can pass a filter; a sentence is made of it where it is shown. */
export type FilterContradiction = 'status' | 'from' | 'to';

/**
 * Which field of a filter leaves nothing of its view, however many bookings there are.
 * @param today the villa's day
 * @returns `null` when there may be such bookings
 */
export function filterContradiction(
  { view, status, from, to }: Filter,
  today: PlainDate,
): FilterContradiction | null {
  if (view === undefined) return null;
  if (status === 'cancelled') return 'status';
  if (view === 'answer' && status !== undefined && !isWaiting(status)) return 'status';
  // A past stay's last night is the day before yesterday at the latest.
  if (view === 'past' && from !== undefined && from > addDays(today, -2)) return 'from';
  // A stay that is not over began no longer ago than the longest one lasts.
  if (view !== 'past' && to !== undefined && to < addDays(today, -MAX_NIGHTS)) return 'to';
  return null;
}
