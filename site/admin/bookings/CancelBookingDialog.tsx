import type { BookingJson } from '@shared/contract/bookings/booking';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { SwitchField } from '../components/SwitchField';
import { useIsMailSetUp } from '../mail/useIsMailSetUp';
import { WriteButton } from '../components/WriteButton';
import { MailToGuest } from './MailToGuest';
import type { Decision } from './useBookingDecisions';
import { stayText } from '../components/dateRangeText';

/**
 * Asks before a stay is called off: there is no way back from it. The guest gets a mail unless the
 * owner wants none; for a stay that is over none is proposed.
 */
export function CancelBookingDialog({
  decision: { booking, action },
  hindrance,
  onApprove,
  onClose,
}: {
  decision: Decision;
  /** Says why there is nothing to call off any more. */
  hindrance: ReactNode;
  onApprove: (mail: string | null) => void;
  onClose: () => void;
}) {
  const isMailSetUp = useIsMailSetUp();
  const [message, setMessage] = useState('');
  const [hasMail, setHasMail] = useState(booking.obstacle?.kind !== 'over');
  const verb = action.label;
  const what = booking.status === 'enquiry' ? 'enquiry' : 'booking';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${verb} this ${what}?`}
      description={`${booking.guestName}, ${stayText(booking)}. ${consequenceOf(booking)}`}
    >
      {hindrance}
      {isMailSetUp && (
        <SwitchField
          label={`Tell ${booking.guestName} by mail`}
          isOn={hasMail}
          onChange={setHasMail}
        />
      )}
      {hasMail && (
        <MailToGuest
          booking={booking}
          status={action.to}
          message={message}
          onMessage={setMessage}
        />
      )}
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={onClose}>
          Keep {what}
        </Button>
        <WriteButton
          type="button"
          $variant="danger"
          disabled={hindrance !== null}
          onClick={() => onApprove(hasMail ? message.trim() : null)}
        >
          {verb} this {what}
        </WriteButton>
      </DialogActions>
    </Dialog>
  );
}

function consequenceOf({ status }: BookingJson): string {
  return status === 'confirmed'
    ? 'Its nights can be booked by others at once. This action cannot be undone.'
    : 'This action cannot be undone.';
}
