import { bookingsSchema } from '@shared/contract/bookings/booking';
import { searchText } from '@shared/domain/searchText';
import type { Kept } from './offlineStore';

const LIST = '/api/bookings';

/**
 * Answers a search of the bookings from the pages of the whole list, as the server would. Where a
 * page is missing, because those before it are newer or the list is too long to be kept, the
 * answer says that more follow from there, which only the server can tell.
 * @param address path and query of the call that found no server
 * @param find the kept answer to an address
 * @returns the bookings that pass the filter, as old as the oldest page; `null` when the list was
 *   not kept, when only a missing page could hold such a booking, or when the call is another one
 */
export function searchKept(address: string, find: (address: string) => Kept | null): Kept | null {
  const [path, query = ''] = address.split('?');
  const filter = new URLSearchParams(query);
  if (path !== LIST || filter.has('cursor')) return null;
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
  const words = searchText(filter.get('search') ?? '');
  const [status, from, to] = ['status', 'from', 'to'].map((name) => filter.get(name));
  const found = pages
    .flatMap(({ body }) => bookingsSchema.parse(JSON.parse(body)))
    .filter(
      (booking) =>
        searchText(booking.guestName, booking.guestEmail, booking.reference).includes(words) &&
        (!status || booking.status === status) &&
        (!from || booking.checkoutDate > from) &&
        (!to || booking.checkinDate <= to),
    );
  if (nextCursor && found.length === 0) return null;
  const at = pages.reduce((oldest, page) => (page.at < oldest ? page.at : oldest), first.at);
  return { at, type: first.type, body: JSON.stringify(found), nextCursor };
}
