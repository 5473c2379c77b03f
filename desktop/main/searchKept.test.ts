import { buildBooking } from '@site/test/buildBooking';
import { describe, expect, it } from 'vitest';
import type { Kept } from './offlineStore';
import { searchKept } from './searchKept';

const FIRST = '/api/bookings?limit=50';

describe('an offline search', () => {
  const pageOf = (guestName: string, nextCursor: string | null, at: string): Kept => ({
    at,
    type: 'application/json',
    body: JSON.stringify([buildBooking({ guestName })]),
    nextCursor,
  });
  const first = pageOf('Ines Costa', 'c1', '2027-01-02T10:00:00.000Z');
  const second = pageOf('Amália Reis', null, '2027-01-02T09:00:00.000Z');
  const search = (kept: Record<string, Kept>, query: string) => {
    const found = searchKept(
      `/api/bookings?${query}&limit=50`,
      (address) => kept[address] ?? null,
      '2027-03-10',
    );
    if (!found) return null;
    const names = (JSON.parse(found.body) as { guestName: string }[]).map(
      ({ guestName }) => guestName,
    );
    return { names, at: found.at, nextCursor: found.nextCursor };
  };

  it('covers all pages and has the age of the oldest page', () => {
    expect(search({ [FIRST]: first, [`${FIRST}&cursor=c1`]: second }, 'search=amalia')).toEqual({
      names: ['Amália Reis'],
      at: '2027-01-02T09:00:00.000Z',
      nextCursor: null,
    });
  });

  it('says that more follow when the first page is newer than the others', () => {
    const kept = { [FIRST]: { ...first, nextCursor: 'c2' }, [`${FIRST}&cursor=c1`]: second };
    expect(search(kept, 'search=ines')).toEqual({
      names: ['Ines Costa'],
      at: '2027-01-02T10:00:00.000Z',
      nextCursor: 'c2',
    });
  });

  it('reports no match only if it has seen every page', () => {
    expect(search({ [FIRST]: first }, 'search=amalia')).toBe(null);
    expect(search({ [FIRST]: { ...first, nextCursor: null } }, 'search=amalia')?.names).toEqual([]);
  });

  it('returns nothing if the list was not cached', () => {
    expect(search({}, 'search=ines')).toBe(null);
  });

  it('returns a view in the requested order', () => {
    const body = JSON.stringify([
      buildBooking({
        id: 4,
        guestName: 'Later',
        checkinDate: '2027-05-01',
        checkoutDate: '2027-05-04',
      }),
      buildBooking({
        id: 3,
        guestName: 'Over',
        checkinDate: '2027-03-01',
        checkoutDate: '2027-03-04',
      }),
      buildBooking({ id: 2, guestName: 'Away', status: 'cancelled' }),
      buildBooking({ id: 1, guestName: 'Sooner' }),
    ]);
    const kept = { [FIRST]: { ...second, body } };
    const names = (query: string) => search(kept, query)?.names;
    expect(names('view=upcoming&sort=dates&order=asc')).toEqual(['Sooner', 'Later']);
    expect(names('view=upcoming&sort=dates&order=desc')).toEqual(['Later', 'Sooner']);
    expect(names('view=past&sort=dates&order=desc')).toEqual(['Over']);
    expect(names('sort=guest')).toEqual(['Away', 'Later', 'Over', 'Sooner']);
  });

  it('returns no later pages of a search', () => {
    expect(search({ [FIRST]: first }, 'search=ines&cursor=c1')).toBe(null);
  });
});
