import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { WriteButton } from '../components/WriteButton';
import { MailToGuest } from './MailToGuest';
import type { Decision } from './useBookingDecisions';
import { stayText } from '../components/dateRangeText';

/** Asks before a stay is promised: the guest gets a mail, which the owner can add to and see. */
export function ConfirmBookingDialog({
  decision: { booking, action },
  hindrance,
  onApprove,
  onClose,
}: {
  decision: Decision;
  /** Says why it cannot be confirmed any more. */
  hindrance: ReactNode;
  onApprove: (message: string) => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Confirm this booking?"
      description={`${booking.guestName}, ${stayText(booking)}. Its nights are then taken.`}
    >
      {hindrance}
      <MailToGuest booking={booking} status={action.to} message={message} onMessage={setMessage} />
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={onClose}>
          Not yet
        </Button>
        <WriteButton
          type="button"
          disabled={hindrance !== null}
          onClick={() => onApprove(message.trim())}
        >
          Confirm this booking
        </WriteButton>
      </DialogActions>
    </Dialog>
  );
}
