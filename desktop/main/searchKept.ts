import { bookingsSchema } from '@shared/contract/booking';
import { searchText } from '@shared/domain/searchText';
import type { Kept } from './offlineStore';

const LIST = '/api/bookings';

/**
 * Answers a search of the bookings from the pages of the whole list, as the server would.
 * @param address path and query of the call that found no server
 * @param find the kept answer to an address
 * @returns every booking that passes the filter, as old as the oldest page; `null` when the list
 *   was not kept or the call is another one
 */
export function searchKept(address: string, find: (address: string) => Kept | null): Kept | null {
  const [path, query = ''] = address.split('?');
  const filter = new URLSearchParams(query);
  if (path !== LIST || filter.has('cursor')) return null;
  const pages: Kept[] = [];
  let next: string | null = `${LIST}?limit=50`;
  while (next) {
    const page: Kept | null = find(next);
    if (!page) break;
    pages.push(page);
    next = page.nextCursor ? `${LIST}?limit=50&cursor=${page.nextCursor}` : null;
  }
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
  const at = pages.reduce((oldest, page) => (page.at < oldest ? page.at : oldest), first.at);
  return { at, type: first.type, body: JSON.stringify(found), nextCursor: null };
}
