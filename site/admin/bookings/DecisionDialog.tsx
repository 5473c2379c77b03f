import { CancelBookingDialog } from './CancelBookingDialog';
import { ConfirmBookingDialog } from './ConfirmBookingDialog';
import type { BookingDecisions } from './useBookingDecisions';

/** The question that waits for the owner's yes, if there is one. */
export function DecisionDialog({
  decisions: { asked, approve, dismiss },
}: {
  decisions: BookingDecisions;
}) {
  if (!asked) return null;
  const Question = asked.action.to === 'confirmed' ? ConfirmBookingDialog : CancelBookingDialog;
  return <Question decision={asked} onApprove={approve} onClose={dismiss} />;
}
