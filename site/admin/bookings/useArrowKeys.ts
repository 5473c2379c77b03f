import type { BookingJson } from '@shared/contract/bookings/booking';
import { useEffect } from 'react';
import { useStable } from '../components/useStable';
import { FITS_BESIDE } from './panel/SidePanel';
import { guestElementId } from './useBookingDecisions';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** A guest in the list, and the panel's title. Neither uses these keys otherwise. */
const WALKED_FROM = `a[id^="${guestElementId({ id: '' })}"], [role="dialog"] h2`;

/** The arrow keys open the next and previous booking in the panel. If the focus is in the list, it moves along. */
export function useArrowKeys(
  bookings: readonly BookingJson[] | undefined,
  openReference: string | null,
  openInstead: (reference: string) => void,
): void {
  const handleKey = useStable((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const { target } = event;
    const isWalking =
      target === document.body || (target instanceof Element && target.matches(WALKED_FROM));
    if (!isWalking || event.defaultPrevented || !window.matchMedia(FITS_BESIDE).matches) return;
    const at = bookings?.findIndex(({ reference }) => reference === openReference) ?? -1;
    const next = at === -1 ? undefined : bookings?.[at + step];
    if (!next) return;
    event.preventDefault();
    openInstead(next.reference);
  });
  const isOpen = openReference !== null;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen, handleKey]);

  const open = bookings?.find(({ reference }) => reference === openReference);
  const openId = open && guestElementId(open);
  useEffect(() => {
    if (openId === undefined || !document.activeElement?.matches(WALKED_FROM)) return;
    const link = document.getElementById(openId);
    if (document.activeElement.closest('[role="dialog"]'))
      link?.scrollIntoView({ block: 'nearest' });
    else link?.focus();
  }, [openId]);
}
