import type { FilterContradiction } from '@shared/domain/bookings/bookingViews';
import { Link } from 'react-router';
import { Button } from '../../components/Button';
import { SmallButton } from '../components/SmallButton';
import type { BookingListState, ViewId } from './bookingFilter';
import { t, type Sentence } from '../i18n/t';
import { shortDayText } from '../components/formats';

const NONE: Record<ViewId, { title: Sentence; hint: Sentence }> = {
  upcoming: {
    title: 'Nobody is coming yet',
    hint: 'Stays to come and enquiries about them appear here.',
  },
  answer: {
    title: 'Nothing waits for an answer',
    hint: 'Enquiries that guests send from the booking page appear here.',
  },
  past: {
    title: 'No stay is over yet',
    hint: 'Stays appear here the day after their check-out.',
  },
  all: {
    title: 'No bookings yet',
    hint: 'Enquiries that guests send from the booking page appear here.',
  },
};

export function NoBookings({ state, hasAny }: { state: BookingListState; hasAny: boolean }) {
  const { view, isFiltered, contradiction, clear, viewHref } = state;
  const toAll = view !== 'all' && (
    <Button as={Link} to={viewHref('all')} $variant="secondary" $size="small">
      {isFiltered ? t('Search all bookings') : t('See all bookings')}
    </Button>
  );
  if (!isFiltered) {
    const { title, hint } = NONE[hasAny ? view : 'all'];
    return (
      <>
        <strong>{t(title)}</strong>
        <p>{t(hint)}</p>
        {hasAny && toAll}
      </>
    );
  }
  return (
    <>
      <strong>
        {contradiction
          ? t('These filters contradict each other')
          : t('No bookings match your filters')}
      </strong>
      <p>
        {contradiction
          ? contradictionText(contradiction, state)
          : t('Try another spelling, a part of the name or other dates.')}
      </p>
      {toAll}
      <SmallButton onClick={clear}>{t('Clear filters')}</SmallButton>
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
        ? t('Cancelled bookings are listed under All only.')
        : t('A confirmed booking does not wait for an answer.');
    case 'from':
      return t('Past stays are over, so that none has a night from {from} on.', {
        from: shortDayText(from),
      });
    case 'to':
      return view === 'answer'
        ? t('No stay under Answer began so long ago that it has a night up to {to}.', {
            to: shortDayText(to),
          })
        : t('No stay under Upcoming began so long ago that it has a night up to {to}.', {
            to: shortDayText(to),
          });
  }
}
