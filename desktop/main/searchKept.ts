import {
  bookingListQuerySchema,
  bookingsSchema,
  type BookingJson,
} from '@shared/contract/bookings/booking';
import { isInView, type BookingSort } from '@shared/domain/bookings/bookingViews';
import type { PlainDate } from '@shared/domain/date';
import { parseCents } from '@shared/domain/prices/money';
import { searchText } from '@shared/domain/searchText';
import type { Kept } from './offlineStore';

const LIST = '/api/bookings';

/** Sort value per order; ties are sorted by id, as on the server. */
const SORT_VALUES: Record<BookingSort, (booking: BookingJson) => string | number> = {
  dates: ({ checkinDate }) => checkinDate,
  guest: ({ guestName, guestEmail, reference }) => searchText(guestName, guestEmail, reference),
  guests: ({ guestCount }) => guestCount,
  amount: ({ totalAmountEur }) => parseCents(totalAmountEur),
  status: ({ status }) => status,
  created: ({ createdAt }) => createdAt,
};

/**
 * Filters, searches or sorts bookings from cached pages of the whole list, like the server. If a page is missing
 * (because it is older or the list is too long), the answer says that more follow, which only the server knows.
 * @param address path and query of the failed request
 * @param find looks up the cached answer of an address
 * @param today the villa's day
 * @returns the matching bookings, as old as the oldest page; `null` when the list is not cached, only a missing
 *   page could have a match, or the request is of another kind
 */
export function searchKept(
  address: string,
  find: (address: string) => Kept | null,
  today: PlainDate,
): Kept | null {
  const [path, query = ''] = address.split('?');
  const asked = bookingListQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
  if (path !== LIST || !asked.success || asked.data.cursor) return null;
  const { search, view, status, from, to, sort, order } = asked.data;
  const pages: Kept[] = [];
  let nextCursor: string | null = null;
  do {
    const page: Kept | null = find(`${LIST}?limit=50${nextCursor ? `&cursor=${nextCursor}` : ''}`);
    if (!page) break;
    pages.push(page);
    nextCursor = page.nextCursor;
  } while (nextCursor);
  const [first] = pages;
  if (!first) return null;
  const text = searchText(search ?? '');
  const found = pages
    .flatMap(({ body }) => bookingsSchema.parse(JSON.parse(body)))
    .filter(
      (booking) =>
        searchText(booking.guestName, booking.guestEmail, booking.reference).includes(text) &&
        (!view || isInView(booking, view, today)) &&
        (!status || booking.status === status) &&
        (!from || booking.checkoutDate > from) &&
        (!to || booking.checkinDate <= to),
    );
  if (nextCursor && found.length === 0) return null;
  if (sort) sortBookings(found, SORT_VALUES[sort], order === 'desc');
  const at = pages.reduce((oldest, page) => (page.at < oldest ? page.at : oldest), first.at);
  return { at, type: first.type, body: JSON.stringify(found), nextCursor };
}

function sortBookings(
  bookings: BookingJson[],
  valueOf: (booking: BookingJson) => string | number,
  isDescending: boolean,
): void {
  const direction = isDescending ? -1 : 1;
  bookings.sort((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === second) return direction * (a.id - b.id);
    return first < second ? -direction : direction;
  });
}
