import type { BookingJson } from '@shared/contract/bookings/booking';
import { bookingActions, hasTakenPlace } from '@shared/domain/bookings/bookingStatus';
import { useToday } from '../components/useToday';
import { SmallButton } from '../components/SmallButton';
import { Actions } from '../components/cardStyles';
import { actionText } from './bookingText';
import type { Decision } from './useBookingDecisions';

export function BookingActions({
  booking,
  nameId,
  isSaving,
  onDecide,
}: {
  booking: BookingJson;
  nameId: string;
  isSaving: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const isCancellable = !hasTakenPlace(booking, useToday());
  const actions = bookingActions(booking.status).filter(
    // With an open offer the dialog asks which version to confirm, and one of them may still be possible.
    ({ to }) =>
      to === 'confirmed'
        ? !booking.obstacle || booking.offer?.status === 'sent'
        : to !== 'cancelled' || isCancellable,
  );
  if (actions.length === 0) return null;
  return (
    <Actions>
      {actions.map((action) => (
        <SmallButton
          key={action.to}
          $variant={action.to === 'cancelled' ? 'danger' : 'primary'}
          disabled={isSaving}
          aria-describedby={nameId}
          onClick={() => onDecide({ booking, action })}
        >
          {actionText(action)}
        </SmallButton>
      ))}
    </Actions>
  );
}
