import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { leaveSafely } from '../../stores/unsavedChanges';
import { useStable } from '../components/useStable';

const PARAM = 'booking';

/** Open bookings since the history entry without any. */
type PanelState = { bookingDepth: number };

export type PanelTask = 'offer' | 'pay' | 'write';

export type OpenBooking = {
  /** Not validated: it may be typed by hand. */
  reference: string | null;
  /**
   * The back button closes it. Stable identity.
   * @param task what the panel begins with, see `useDecideFromAddress`
   */
  open: (reference: string, task?: PanelTask) => void;
  openInstead: (reference: string) => void;
  close: () => void;
};

export function useOpenBooking(): OpenBooking {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const named = params.get(PARAM);
  /** Going back is asynchronous. */
  const [leftPage, setLeftPage] = useState<string | null>(null);
  if (leftPage !== null && leftPage !== location.key) setLeftPage(null);
  const reference = leftPage === location.key ? null : named;
  const depth = (location.state as Partial<PanelState> | null)?.bookingDepth;

  const open = useStable((next: string, task?: PanelTask) => {
    if (next === reference && !task) return;
    const search = new URLSearchParams(params);
    search.set(PARAM, next);
    if (task) search.set('decide', task);
    // A panel opened by its address has no entry to go back to.
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
    const state = location.state as PanelState | null;
    leaveSafely(() => navigate({ search: search.toString() }, { replace: true, state }));
  });

  const close = useStable(() => {
    if (depth !== undefined) {
      leaveSafely(() => {
        // Set at once, so that no unsaved form remains when the browser goes back.
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

export function bookingHref(reference: string): string {
  return `/admin?${PARAM}=${encodeURIComponent(reference)}`;
}
