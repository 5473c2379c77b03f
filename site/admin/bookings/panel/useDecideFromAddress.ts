import type { BookingJson } from '@shared/contract/bookings/booking';
import { bookingActions } from '@shared/domain/bookings/bookingStatus';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Decision } from '../useBookingDecisions';

const PARAM = 'decide';

/** Asks once whether to confirm the booking if the address has `decide=confirm`, as in a notification. */
export function useDecideFromAddress(
  booking: BookingJson,
  decide: (decision: Decision) => void,
): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(PARAM) === 'confirm';
  useEffect(() => {
    if (!isAsked) return;
    const rest = new URLSearchParams(params);
    rest.delete(PARAM);
    setParams(rest, { replace: true });
    const action = bookingActions(booking.status).find(({ to }) => to === 'confirmed');
    if (action && !booking.obstacle) decide({ booking, action });
  }, [isAsked, booking, decide, params, setParams]);
}
