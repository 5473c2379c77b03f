import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { DialogActions } from '../../components/Dialog';
import { WriteButton } from '../components/WriteButton';
import { DecisionFrame } from './DecisionFrame';
import { MailToGuest } from './MailToGuest';
import type { Decision } from './useBookingDecisions';

/** Asks before a stay is promised: the guest gets a mail, which the owner can add to and see. */
export function ConfirmBookingDialog({
  decision: { booking, action },
  overtaken,
  hint,
  hindrance,
  onApprove,
  onClose,
}: {
  decision: Decision;
  /** What another window decided meanwhile. */
  overtaken: string | null;
  /** What the owner may not have thought of. */
  hint: ReactNode;
  /** Says why it cannot be confirmed any more. */
  hindrance: ReactNode;
  onApprove: (message: string) => void;
  onClose: () => void;
}) {
  const [message, setMessage] = useState('');
  return (
    <DecisionFrame
      booking={booking}
      title="Confirm this booking?"
      consequence={
        booking.offer?.status === 'sent'
          ? 'It is confirmed as the guest asked for it: your offer is withdrawn, and its nights are then taken.'
          : 'Its nights are then taken.'
      }
      overtaken={overtaken}
      onClose={onClose}
    >
      {hindrance ?? hint}
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
    </DecisionFrame>
  );
}
