import { buildBooking } from '@site/test/buildBooking';
import { describe, expect, it } from 'vitest';
import type { Kept } from './offlineStore';
import { searchKept } from './searchKept';

const FIRST = '/api/bookings?limit=50';

describe('a search without a connection', () => {
  const pageOf = (guestName: string, nextCursor: string | null, at: string): Kept => ({
    at,
    type: 'application/json',
    body: JSON.stringify([buildBooking({ guestName })]),
    nextCursor,
  });
  const first = pageOf('Ines Costa', 'c1', '2027-01-02T10:00:00.000Z');
  const second = pageOf('Amália Reis', null, '2027-01-02T09:00:00.000Z');
  const search = (kept: Record<string, Kept>, query: string) => {
    const found = searchKept(`/api/bookings?${query}&limit=50`, (address) => kept[address] ?? null);
    if (!found) return null;
    const names = (JSON.parse(found.body) as { guestName: string }[]).map(
      ({ guestName }) => guestName,
    );
    return { names, at: found.at, nextCursor: found.nextCursor };
  };

  it('looks through all pages, and is as old as the oldest', () => {
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

  it('does not say that there is nobody of a name when it has not seen every page', () => {
    expect(search({ [FIRST]: first }, 'search=amalia')).toBe(null);
    expect(search({ [FIRST]: { ...first, nextCursor: null } }, 'search=amalia')?.names).toEqual([]);
  });

  it('answers nothing when the list was not kept', () => {
    expect(search({}, 'search=ines')).toBe(null);
  });

  it('answers no later page of a search', () => {
    expect(search({ [FIRST]: first }, 'search=ines&cursor=c1')).toBe(null);
  });
});
