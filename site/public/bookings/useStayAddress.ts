import { stayLimitIssue, type Stay } from '@shared/domain/bookings/stayRules';
import { isPlainDate, type PlainDate } from '@shared/domain/date';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsReady } from '../useIsReady';

/** The stay in the booking page's address; `null` for what is not chosen. */
export type AddressedStay = { stay: Stay | null; guestCount: number | null };

/** @property month the first of the month to show, of links such as `?month=2027-08` */
type FoundStay = AddressedStay & { month: PlainDate | null };

/**
 * Keeps the chosen stay in the page's address, so that a reload, another language or a shared link restores it.
 * The address is read after hydration, because the server renders the same page for every query. The history
 * entry is replaced.
 * @param chosen current selection
 * @param today the villa's day
 * @param found.onStay called once if the address has a stay and no dates are chosen yet, or guests and nothing is
 * @param found.onMonth called once if the address has a month and no stay
 */
export function useStayAddress(
  { stay, guestCount }: AddressedStay,
  today: PlainDate,
  {
    onStay,
    onMonth,
  }: { onStay: (found: AddressedStay) => void; onMonth: (month: PlainDate) => void },
): void {
  const isReady = useIsReady();
  // Each history entry has its own address: the form's, and the dates' before it.
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
      if (found.month && !found.stay) onMonth(found.month);
      // A selection made during this visit is newer than a link.
      if (!checkinDate && (found.stay || (guestCount === null && found.guestCount !== null))) {
        onStay(found);
        return;
      }
    }
    const chosen = checkinDate && checkoutDate ? { checkinDate, checkoutDate } : null;
    const next = searchOfStay(search, { stay: chosen, guestCount });
    if (next === search) return;
    window.history.replaceState(window.history.state, '', pathname + next + hash);
    // The functions change with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, entry, checkinDate, checkoutDate, guestCount]);
}

/** Ignores stays that are invalid or in the past, and invalid guest counts and months. */
export function stayOfSearch(search: string, today: PlainDate): FoundStay {
  const query = new URLSearchParams(search);
  const checkinDate = query.get('checkin') ?? '';
  const checkoutDate = query.get('checkout') ?? '';
  const guests = query.get('guests') ?? '';
  const month = `${query.get('month')}-01`;
  const isStay =
    isPlainDate(checkinDate) &&
    isPlainDate(checkoutDate) &&
    checkinDate >= today &&
    stayLimitIssue({ checkinDate, checkoutDate }, today) === null;
  return {
    stay: isStay ? { checkinDate, checkoutDate } : null,
    guestCount: /^[1-9]\d?$/.test(guests) ? Number(guests) : null,
    month: isPlainDate(month) ? month : null,
  };
}

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
