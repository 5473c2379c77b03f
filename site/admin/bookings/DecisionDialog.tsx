import type { BookingJson } from '@shared/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/ApiContext';
import { bookingQuery } from '../../queries/bookings';
import { obstacleText } from './BookingReason';
import { CancelBookingDialog } from './CancelBookingDialog';
import { ConfirmBookingDialog } from './ConfirmBookingDialog';
import { Notice } from './panel/panelStyles';
import type { BookingDecisions, Decision } from './useBookingDecisions';
import { useOpenBooking } from './useOpenBooking';

/** The question that waits for the owner's yes, if there is one. */
export function DecisionDialog({
  decisions: { asked, approve, dismiss },
}: {
  decisions: BookingDecisions;
}) {
  return asked && <Question decision={asked} onApprove={approve} onClose={dismiss} />;
}

/** It follows the booking while it is open: what another window decided is not asked any more. */
function Question({
  decision,
  onApprove,
  onClose,
}: {
  decision: Decision;
  onApprove: (mail: string | null) => void;
  onClose: () => void;
}) {
  const { booking, action } = decision;
  const { data } = useQuery(bookingQuery(useApi(), booking.reference));
  const { open } = useOpenBooking();
  const handleOpen = (reference: string) => {
    onClose();
    open(reference);
  };
  const reason = data ? whyNotAnyMore(decision, data.booking, handleOpen) : null;
  const Dialog = action.to === 'confirmed' ? ConfirmBookingDialog : CancelBookingDialog;
  return (
    <Dialog
      decision={decision}
      hindrance={
        reason && (
          <Notice role="alert" $tone="warning">
            {reason}
          </Notice>
        )
      }
      onApprove={onApprove}
      onClose={onClose}
    />
  );
}

/** What happened to a booking since the question was put, where that answers it. */
function whyNotAnyMore(
  { booking, action }: Decision,
  current: BookingJson,
  onOpen: (reference: string) => void,
): ReactNode {
  if (current.status !== booking.status) {
    return `This booking has been ${current.status} meanwhile.`;
  }
  if (action.to === 'confirmed' && current.obstacle) return obstacleText(current.obstacle, onOpen);
  if (current.updatedAt !== booking.updatedAt) {
    return 'This booking has been changed meanwhile. Please close this and look at it again.';
  }
  return null;
}
