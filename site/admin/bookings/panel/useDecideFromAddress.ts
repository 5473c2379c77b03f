import type { BookingJson } from '@shared/contract/bookings/booking';
import { bookingActions } from '@shared/domain/bookings/bookingStatus';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Decision } from '../useBookingDecisions';

const PARAM = 'decide';

const STATUS_OF = { confirm: 'confirmed', cancel: 'cancelled' } as const;

/**
 * Asks once what the address says: whether to confirm, as in a notification (`decide=confirm`), or to cancel, or for
 * other dates (`decide=move`).
 */
export function useDecideFromAddress(
  booking: BookingJson,
  decide: (decision: Decision) => void,
  move: () => void,
): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAM);
  useEffect(() => {
    if (asked === null) return;
    const rest = new URLSearchParams(params);
    rest.delete(PARAM);
    setParams(rest, { replace: true });
    if (asked === 'move') move();
    if (asked !== 'confirm' && asked !== 'cancel') return;
    const action = bookingActions(booking.status).find(({ to }) => to === STATUS_OF[asked]);
    if (action && (asked === 'cancel' || !booking.obstacle)) decide({ booking, action });
  }, [asked, booking, decide, move, params, setParams]);
}
