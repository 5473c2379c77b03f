import type { BookingJson, BookingObstacle } from '@shared/contract/bookings/booking';
import { Link } from 'react-router';
import { BookingFailure } from './BookingFailure';
import { BookingLink } from './BookingLink';
import { Notice } from './panel/panelStyles';
import type { DecisionFailure } from './useBookingDecisions';
import { t } from './texts.en';

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
      return t('bookings.thisStayIsOver');
    case 'capacity':
      return t('bookings.tooManyForRegistration', { capacity: obstacle.capacity });
    case 'booking':
      return t.parts(holderText(obstacle), {
        guest: (
          <BookingLink reference={obstacle.reference} onOpen={onOpen}>
            {obstacle.guestName}
          </BookingLink>
        ),
      });
    case 'block':
      return t.parts(obstacle.isImported ? 'bookings.importedNights' : 'bookings.blockedNights', {
        link: <MonthLink day={obstacle.startDate} />,
      });
  }
}

function holderText({ isOffered, isAccepted }: Extract<BookingObstacle, { kind: 'booking' }>) {
  if (!isOffered) return 'bookings.nightsAreGiven';
  return isAccepted ? 'bookings.nightsAreAccepted' : 'bookings.nightsAreOffered';
}

/** Leads to the month of a day in the owner's calendar. */
export function MonthLink({ day }: { day: string }) {
  return (
    <Link to={`/admin/calendar?month=${day.slice(0, 7)}`}>{t('bookings.seeTheCalendar')}</Link>
  );
}
