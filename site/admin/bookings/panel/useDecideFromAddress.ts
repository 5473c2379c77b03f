import type { BookingJson } from '@shared/contract/bookings/booking';
import { bookingActions } from '@shared/domain/bookings/bookingStatus';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useStable } from '../../components/useStable';
import type { Decision } from '../useBookingDecisions';

const PARAM = 'decide';

const STATUS_OF = { confirm: 'confirmed', cancel: 'cancelled' } as const;

/**
 * Does once what the address asks for: `decide=confirm` as in a notification, `cancel`, or another action by its name.
 * @param others actions by name
 */
export function useDecideFromAddress(
  booking: BookingJson,
  decide: (decision: Decision) => void,
  others: Readonly<Partial<Record<string, () => void>>>,
): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAM);
  const act = useStable((name: string) => {
    others[name]?.();
    if (name !== 'confirm' && name !== 'cancel') return;
    const action = bookingActions(booking.status).find(({ to }) => to === STATUS_OF[name]);
    if (action && (name === 'cancel' || !booking.obstacle)) decide({ booking, action });
  });
  useEffect(() => {
    if (asked === null) return;
    const rest = new URLSearchParams(params);
    rest.delete(PARAM);
    setParams(rest, { replace: true });
    act(asked);
  }, [asked, act, params, setParams]);
}
