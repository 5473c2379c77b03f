import type { BookingJson } from '@shared/contract/booking';
import { bookingActions } from '@shared/domain/bookingStatus';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { guestElementId, type BookingDecisions } from './useBookingDecisions';

/** What the owner can do with a booking, as buttons. */
export function BookingActions({
  booking,
  decisions,
}: {
  booking: BookingJson;
  decisions: BookingDecisions;
}) {
  const actions = bookingActions(booking.status);
  if (actions.length === 0) return null;
  return (
    <Row>
      {actions.map((action) => (
        <Button
          key={action.to}
          type="button"
          $size="small"
          $variant={action.to === 'cancelled' ? 'danger' : 'primary'}
          disabled={decisions.isSaving}
          aria-describedby={guestElementId(booking)}
          onClick={() => decisions.decide({ booking, action })}
        >
          {action.label}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
`;
