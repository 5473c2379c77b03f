import type { BookingJson } from '@shared/contract/booking';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { stayText } from './bookingText';
import type { BookingDecisions } from './useBookingDecisions';

/** Asks before a stay is called off: there is no way back from it. */
export function CancelDialog({
  decisions: { asked, approve, dismiss },
}: {
  decisions: BookingDecisions;
}) {
  if (!asked) return null;
  const { booking, action } = asked;
  const verb = action.label;
  const what = booking.status === 'enquiry' ? 'enquiry' : 'booking';
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={`${verb} this ${what}?`}
      description={`${booking.guestName}, ${stayText(booking)}. ${consequenceOf(booking)}`}
    >
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={dismiss}>
          Keep {what}
        </Button>
        <Button type="button" $variant="danger" onClick={approve}>
          {verb} this {what}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function consequenceOf({ status }: BookingJson): string {
  return status === 'confirmed'
    ? 'Its nights can be booked by others at once. This action cannot be undone.'
    : 'This action cannot be undone.';
}
