import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { leaveSafely } from '../../stores/unsavedChanges';
import { useStable } from '../components/useStable';

const PARAM = 'booking';

/** How many bookings lie between this page of the history and the one without any. */
type PanelState = { bookingDepth: number };

export type OpenBooking = {
  /** Reference of the booking that is open; `null` for none. Not checked: it is typed by hand too. */
  reference: string | null;
  /** Opens a booking; the browser's back button closes it. Stays the same function. */
  open: (reference: string) => void;
  /** Opens a booking in the place of the one that is open, also in the browser's history. */
  openInstead: (reference: string) => void;
  /** Closes the panel, however many bookings were opened out of one another. */
  close: () => void;
};

/** Which booking is open, kept in the address as `booking=<reference>`. */
export function useOpenBooking(): OpenBooking {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const named = params.get(PARAM);
  /** Key of the page that is being left; the way back takes a moment. */
  const [leftPage, setLeftPage] = useState<string | null>(null);
  if (leftPage !== null && leftPage !== location.key) setLeftPage(null);
  const reference = leftPage === location.key ? null : named;
  const depth = (location.state as Partial<PanelState> | null)?.bookingDepth;

  const open = useStable((next: string) => {
    if (next === reference) return;
    const search = new URLSearchParams(params);
    search.set(PARAM, next);
    // A panel that was opened by its address has nothing to go back to, nor has what follows.
    const state: PanelState | null =
      reference === null
        ? { bookingDepth: 1 }
        : depth === undefined
          ? null
          : { bookingDepth: depth + 1 };
    leaveSafely(() => navigate({ search: search.toString() }, { state }));
  });

  const openInstead = useStable((next: string) => {
    const search = new URLSearchParams(params);
    search.set(PARAM, next);
    // What the page keeps of its history is an object or nothing.
    const state = location.state as PanelState | null;
    leaveSafely(() => navigate({ search: search.toString() }, { replace: true, state }));
  });

  const close = useStable(() => {
    if (depth !== undefined) {
      leaveSafely(() => {
        // At once, so that nothing unsaved is there any more when the browser goes back.
        setLeftPage(location.key);
        return navigate(-depth);
      });
      return;
    }
    const search = new URLSearchParams(params);
    search.delete(PARAM);
    leaveSafely(() => navigate({ search: search.toString() }, { replace: true }));
  });

  return { reference, open, openInstead, close };
}

/** Address of a booking's panel, for links that may be opened in another window. */
export function bookingHref(reference: string): string {
  return `/admin?${PARAM}=${encodeURIComponent(reference)}`;
}
