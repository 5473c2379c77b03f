import type { FilterContradiction } from '@shared/domain/bookings/bookingViews';
import { formatShortDay } from '@shared/domain/date';
import { Link } from 'react-router';
import { Button } from '../../components/Button';
import type { BookingListState, ViewId } from './bookingFilter';
import { t } from './texts.en';
import { currentLocale } from '../i18n/language';

const NONE: Record<ViewId, { title: string; hint: string }> = {
  upcoming: {
    get title() {
      return t('bookings.nobodyIsComingYet');
    },
    get hint() {
      return t('bookings.staysToComeAnd');
    },
  },
  answer: {
    get title() {
      return t('bookings.nothingWaitsForAn');
    },
    get hint() {
      return t('bookings.enquiriesThatGuestsSend');
    },
  },
  past: {
    get title() {
      return t('bookings.noStayIsOver');
    },
    get hint() {
      return t('bookings.staysAppearHereThe');
    },
  },
  all: {
    get title() {
      return t('bookings.noBookingsYet');
    },
    get hint() {
      return t('bookings.enquiriesThatGuestsSend');
    },
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
      {isFiltered ? t('bookings.searchAllBookings') : t('bookings.seeAllBookings')}
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
        {contradiction
          ? t('bookings.theseFiltersContradictEach')
          : t('bookings.noBookingsMatchYour')}
      </strong>
      <p>
        {contradiction
          ? contradictionText(contradiction, state)
          : t('bookings.tryAnotherSpellingA')}
      </p>
      {toAll}
      <Button type="button" $variant="secondary" $size="small" onClick={clear}>
        {t('bookings.clearFilters')}
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
        ? t('bookings.cancelledBookingsAreListed')
        : t('bookings.aConfirmedBookingDoes');
    case 'from':
      return t('bookings.pastStaysAreOver', { from: formatShortDay(from, currentLocale()) });
    case 'to':
      return view === 'answer'
        ? t('bookings.noneToAnswerUpTo', { to: formatShortDay(to, currentLocale()) })
        : t('bookings.noneUpcomingUpTo', { to: formatShortDay(to, currentLocale()) });
  }
}
