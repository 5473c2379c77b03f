import type { FilterContradiction } from '@shared/domain/bookings/bookingViews';
import { formatDay } from '@shared/domain/date';
import { Link } from 'react-router';
import { Button } from '../../components/Button';
import type { BookingListState, ViewId } from './bookingFilter';

const NONE: Record<ViewId, { title: string; hint: string }> = {
  upcoming: {
    title: 'Nobody is coming yet',
    hint: 'Stays to come and enquiries about them appear here.',
  },
  answer: {
    title: 'Nothing waits for an answer',
    hint: 'Enquiries that guests send from the booking page appear here.',
  },
  past: { title: 'No stay is over yet', hint: 'Stays appear here the day after their check-out.' },
  all: {
    title: 'No bookings yet',
    hint: 'Enquiries that guests send from the booking page appear here.',
  },
};

/**
 * Why there is no booking to see, and what to do next.
 * @param hasAny whether there is a booking in another view
 */
export function NoBookings({ state, hasAny }: { state: BookingListState; hasAny: boolean }) {
  const { view, isFiltered, contradiction, clear, viewHref } = state;
  const toAll = view !== 'all' && (
    <Button as={Link} to={viewHref('all')} $variant="secondary" $size="small">
      {isFiltered ? 'Search all bookings' : 'See all bookings'}
    </Button>
  );
  if (!isFiltered) {
    const { title, hint } = NONE[hasAny ? view : 'all'];
    return (
      <>
        <strong>{title}</strong>
        <p>{hint}</p>
        {hasAny && toAll}
      </>
    );
  }
  return (
    <>
      <strong>
        {contradiction ? 'These filters contradict each other' : 'No bookings match your filters'}
      </strong>
      <p>
        {contradiction
          ? contradictionText(contradiction, state)
          : 'Try another spelling, a part of the name or other dates.'}
      </p>
      {toAll}
      <Button type="button" $variant="secondary" $size="small" onClick={clear}>
        Clear filters
      </Button>
    </>
  );
}

function contradictionText(
  contradiction: FilterContradiction,
  { view, filter: { status, from = '', to = '' } }: BookingListState,
): string {
  switch (contradiction) {
    case 'status':
      return status === 'cancelled'
        ? 'Cancelled bookings are listed under All only.'
        : 'A confirmed booking does not wait for an answer.';
    case 'from':
      return `Past stays are over, so that none has a night from ${formatDay(from, 'en-GB')} on.`;
    case 'to':
      return `No stay under ${view === 'answer' ? 'Answer' : 'Upcoming'} began so long ago that it has a night up to ${formatDay(to, 'en-GB')}.`;
  }
}
