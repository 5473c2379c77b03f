import type { BookingJson, BookingObstacle } from '@shared/contract/bookings/booking';
import { Link } from 'react-router';
import { BookingFailure } from './BookingFailure';
import { BookingLink } from './BookingLink';
import { Notice } from './panel/panelStyles';
import type { DecisionFailure } from './useBookingDecisions';

/** Whether there is a reason to show at a booking of a list, where everybody sees that it is over. */
export function hasReason(
  { obstacle }: Pick<BookingJson, 'obstacle'>,
  failure: DecisionFailure | null,
): boolean {
  return (obstacle !== undefined && obstacle.kind !== 'over') || failure !== null;
}

/**
 * Why a booking cannot be confirmed, with a link to what holds its nights, or else why the last
 * change of it was not made. What holds its nights says all that a failed confirmation would.
 */
export function BookingReason({
  booking: { obstacle },
  failure,
  onOpen,
}: {
  booking: Pick<BookingJson, 'obstacle'>;
  failure: DecisionFailure | null;
  onOpen: (reference: string) => void;
}) {
  if (obstacle && !(obstacle.kind === 'over' && failure))
    return <Notice $tone="warning">{obstacleText(obstacle, onOpen)}</Notice>;
  return failure && <BookingFailure failure={failure} />;
}

/** @param onOpen opens the booking that holds the nights */
export function obstacleText(obstacle: BookingObstacle, onOpen: (reference: string) => void) {
  switch (obstacle.kind) {
    case 'over':
      return 'This stay is over, so it cannot be confirmed any more.';
    case 'capacity':
      return `Cannot be confirmed: your registration allows ${obstacle.capacity} guests at most (Decreto-Lei 128/2014). Please agree on fewer with the guest and change the booking first.`;
    case 'booking':
      if (obstacle.isOffered) {
        return (
          <>
            Cannot be confirmed: nights of it are held for your offer to{' '}
            <BookingLink reference={obstacle.reference} onOpen={onOpen}>
              {obstacle.guestName}
            </BookingLink>
            {obstacle.isAccepted ? ', who has accepted it.' : ', who has not answered yet.'}
          </>
        );
      }
      return (
        <>
          Cannot be confirmed: nights of it are given to{' '}
          <BookingLink reference={obstacle.reference} onOpen={onOpen}>
            {obstacle.guestName}
          </BookingLink>
          .
        </>
      );
    case 'block':
      return (
        <>
          Cannot be confirmed:{' '}
          {obstacle.isImported
            ? 'another site’s calendar has nights of it. '
            : 'you have blocked nights of it. '}
          <CalendarLink day={obstacle.startDate} />
        </>
      );
  }
}

/** Leads to the month of a day in the owner's calendar. */
export function CalendarLink({ day }: { day: string }) {
  return <Link to={`/admin/calendar?month=${day.slice(0, 7)}`}>See the calendar</Link>;
}
