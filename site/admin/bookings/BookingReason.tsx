import type { BookingJson, BookingObstacle } from '@shared/contract/bookings/booking';
import { Link } from 'react-router';
import { BookingLink } from './BookingLink';
import { Notice } from '../components/sectionStyles';
import type { DecisionFailure } from './useBookingDecisions';
import { t } from '../i18n/t';

/** Whether a booking in a list needs a reason. Everybody sees that a past one is over. */
export function hasReason(
  { obstacle }: Pick<BookingJson, 'obstacle'>,
  failure: DecisionFailure | null,
): boolean {
  return (obstacle !== undefined && obstacle.kind !== 'over') || failure !== null;
}

/**
 * Why a booking cannot be confirmed, with a link to the conflict; otherwise why its last change failed. The
 * conflict includes everything a failed confirmation would say.
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
  return failure && <Notice $tone="error">{failure.message}</Notice>;
}

export function obstacleText(obstacle: BookingObstacle, onOpen: (reference: string) => void) {
  switch (obstacle.kind) {
    case 'over':
      return t('This stay is over, so it cannot be confirmed any more.');
    case 'capacity':
      return t(
        'Cannot be confirmed: your registration allows {capacity} guests at most (Decreto-Lei 128/2014). Please agree on fewer with the guest and change the booking first.',
        { capacity: obstacle.capacity },
      );
    case 'booking':
      return t.parts(holderText(obstacle), {
        guest: (
          <BookingLink reference={obstacle.reference} onOpen={onOpen}>
            {obstacle.guestName}
          </BookingLink>
        ),
      });
    case 'block':
      return t.parts(
        obstacle.isImported
          ? 'Cannot be confirmed: another site’s calendar has nights of it. {link}'
          : 'Cannot be confirmed: you have blocked nights of it. {link}',
        {
          link: <MonthLink day={obstacle.startDate} />,
        },
      );
  }
}

function holderText({ isOffered, isAccepted }: Extract<BookingObstacle, { kind: 'booking' }>) {
  if (!isOffered) return HOLDERS.confirmed;
  return isAccepted ? HOLDERS.accepted : HOLDERS.offered;
}

const HOLDERS = {
  confirmed: 'Cannot be confirmed: nights of it are given to {guest}.',
  accepted:
    'Cannot be confirmed: nights of it are held for your offer to {guest}, who has accepted it.',
  offered:
    'Cannot be confirmed: nights of it are held for your offer to {guest}, who has not answered yet.',
} as const;

export function MonthLink({ day }: { day: string }) {
  return <Link to={`/admin/calendar?month=${day.slice(0, 7)}`}>{t('See the calendar')}</Link>;
}
