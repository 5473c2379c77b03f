import { stayLimitIssue, type Stay } from '@shared/domain/bookings/stayRules';
import { isPlainDate, type PlainDate } from '@shared/domain/date';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsReady } from '../useIsReady';

/** What the booking page's address says of a stay; `null` for what nobody has chosen. */
export type AddressedStay = { stay: Stay | null; guestCount: number | null };

/**
 * Keeps the stay that is chosen in the page's address, so that a reload, another language and a link
 * sent to somebody bring it back. It is read after hydration: the server answers every query with the
 * same page. The entry in the browser's history stays the same.
 * @param chosen what the page shows
 * @param today the villa's day
 * @param onFound called once, where the address has something and nothing is chosen yet
 */
export function useStayAddress(
  { stay, guestCount }: AddressedStay,
  today: PlainDate,
  onFound: (found: AddressedStay) => void,
): void {
  const isReady = useIsReady();
  // Each entry of the history has an address of its own: the form's, and the dates' behind it.
  const { key: entry } = useLocation();
  const isRead = useRef(false);
  const checkinDate = stay?.checkinDate;
  const checkoutDate = stay?.checkoutDate;
  useEffect(() => {
    if (!isReady) return;
    const { pathname, search, hash } = window.location;
    if (!isRead.current) {
      isRead.current = true;
      const found = stayOfSearch(search, today);
      // What was begun in this visit is newer than a link to the page.
      if (!checkinDate && guestCount === null && (found.stay || found.guestCount !== null)) {
        onFound(found);
        return;
      }
    }
    const chosen = checkinDate && checkoutDate ? { checkinDate, checkoutDate } : null;
    const next = searchOfStay(search, { stay: chosen, guestCount });
    if (next === search) return;
    window.history.replaceState(window.history.state, '', pathname + next + hash);
    // `onFound` is another function with each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, entry, checkinDate, checkoutDate, guestCount]);
}

/** Reads an address; what is no stay from today on, or no number of guests, is ignored. */
export function stayOfSearch(search: string, today: PlainDate): AddressedStay {
  const query = new URLSearchParams(search);
  const checkinDate = query.get('checkin') ?? '';
  const checkoutDate = query.get('checkout') ?? '';
  const guests = query.get('guests') ?? '';
  const isStay =
    isPlainDate(checkinDate) &&
    isPlainDate(checkoutDate) &&
    checkinDate >= today &&
    stayLimitIssue({ checkinDate, checkoutDate }, today) === null;
  return {
    stay: isStay ? { checkinDate, checkoutDate } : null,
    guestCount: /^[1-9]\d?$/.test(guests) ? Number(guests) : null,
  };
}

/** The query with the stay in place of the one before; what else it says stays. */
function searchOfStay(search: string, { stay, guestCount }: AddressedStay): string {
  const query = new URLSearchParams(search);
  for (const name of ['checkin', 'checkout', 'guests']) query.delete(name);
  if (stay) {
    query.set('checkin', stay.checkinDate);
    query.set('checkout', stay.checkoutDate);
  }
  if (guestCount !== null) query.set('guests', String(guestCount));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
