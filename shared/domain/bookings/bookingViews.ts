import { addDays, type PlainDate } from '../date';
import { isWaiting, type BookingStatus } from './bookingStatus';
import { isOver, MAX_NIGHTS, type Stay } from './stayRules';

/**
 * Views of the owner's list, none of which contains cancelled bookings. `upcoming`: the booking's or its open offer's
 * stay is not over, today's departures included. `answer`: the owner can still answer and no offer waits for the
 * guest. `past`: all others.
 */
export const BOOKING_VIEWS = ['upcoming', 'answer', 'past'] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

export const BOOKING_SORTS = ['dates', 'guest', 'guests', 'amount', 'status', 'created'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];
export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * @param booking with its open or accepted offer, if any
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

type Filter = {
  view?: BookingView | undefined;
  status?: BookingStatus | undefined;
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
};

/** Why no booking can pass a filter; translated where it is shown. */
export type FilterContradiction = 'status' | 'from' | 'to';

/**
 * The field of a filter that excludes every possible booking of the view.
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
  // The last night of a past stay is at the latest the day before yesterday.
  if (view === 'past' && from !== undefined && from > addDays(today, -2)) return 'from';
  // A stay that is not over began at most the maximum length ago.
  if (view !== 'past' && to !== undefined && to < addDays(today, -MAX_NIGHTS)) return 'to';
  return null;
}
