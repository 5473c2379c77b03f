import type { BookingSort } from '@shared/domain/bookings/bookingViews';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState, StateNote } from '../../components/QueryState';
import { bookingsExportUrl, bookingsQuery, summaryQuery, todayQuery } from '../../queries/bookings';
import { space } from '../../styles/theme';
import { DownloadButton } from '../components/DownloadButton';
import { useMediaQuery } from '../components/useMediaQuery';
import { useShowMore } from '../components/useShowMore';
import { useStable } from '../components/useStable';
import { useToday } from '../components/useToday';
import { BookingFilters } from './BookingFilters';
import { BookingPanel } from './panel/BookingPanel';
import { useIsPanelBeside } from './panel/SidePanel';
import { orderAfterPress, useBookingFilter } from './bookingFilter';
import { BookingsList } from './BookingsList';
import { BookingViews } from './BookingViews';
import { DecisionDialog } from './DecisionDialog';
import { NoBookings } from './NoBookings';
import { guestElementId, useBookingDecisions } from './useBookingDecisions';
import { useArrowKeys } from './useArrowKeys';
import { useListInSight } from './useListInSight';
import { useOpenBooking } from './useOpenBooking';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

const FITS_TABLE = '(min-width: 900px)';
const PAGE_SIZE = { table: 50, cards: 20 } as const;
/** Bookings on a phone's start page. */
const SHORT = 1;

const EXPORT_TEXTS = {
  label: 'Export CSV',
  done: 'Bookings exported',
  failed: 'Export failed',
} as const;

export function BookingsSection() {
  const api = useApi();
  const today = useToday();
  const state = useBookingFilter(today);
  const { listOrder } = state;
  const [params] = useSearchParams();
  const isWide = useMediaQuery(FITS_TABLE);
  const isPanelBeside = useIsPanelBeside();
  const isPossible = state.contradiction === null;
  const limit = isWide ? PAGE_SIZE.table : PAGE_SIZE.cards;
  const bookings = useInfiniteQuery({
    ...bookingsQuery(api, { ...state.filter, ...listOrder, limit }, today),
    enabled: isPossible,
  });
  const [isNew] = useState(bookings.data === undefined);
  const summary = useQuery(summaryQuery(api));
  const todays = useQuery(todayQuery(api, today));
  const waiting = summary.data?.waitingCount ?? summary.data?.pendingCount;
  const head = useRef<HTMLDivElement>(null);
  const isSettled = !todays.isPending && (!isPossible || !bookings.isPending);
  useListInSight(head, state.named, !isWide && isSettled);
  const decisions = useBookingDecisions();
  const { reference, open, openInstead } = useOpenBooking();

  // New rows are rendered with low priority, so that typing stays fast. The first rows appear at once.
  const { data, isPlaceholderData } = bookings;
  const shown = useDeferredValue(data) ?? data;
  const isOfFilterBefore = useDeferredValue(isPlaceholderData);
  const rows = useMemo(() => shown?.pages.flatMap((page) => page.bookings), [shown]);
  // Fades the previous filter's rows, but not rows that are only being refetched.
  const isBehind = isPlaceholderData || isOfFilterBefore;
  const isOutdated = isBehind || shown !== data;
  // On a phone the start page shows the first ones, and all once the owner looks for bookings.
  const [isWhole, setWhole] = useState(false);
  const isShort = !isWide && !isWhole && !state.named && (rows?.length ?? 0) > SHORT;
  useArrowKeys(rows, reference, openInstead);
  const showMore = useShowMore(rows, bookings.fetchNextPage, guestElementId);

  const handleSort = useStable((sort: BookingSort) => state.change(orderAfterPress(sort, state)));
  const empty = <NoBookings state={state} hasAny={(summary.data?.totalCount ?? 0) > 0} />;

  return (
    <section aria-labelledby="recent-bookings">
      <Head ref={head}>
        <h2 id="recent-bookings" tabIndex={-1}>
          {t('Recent Bookings')}
        </h2>
        <Button as={Link} to="/admin/calendar?new=booking" $size="small">
          {t('New booking')}
        </Button>
        <DownloadButton address={bookingsExportUrl(state.filter)} texts={EXPORT_TEXTS} isFresh />
      </Head>
      <BookingViews state={state} waiting={waiting} />
      <BookingFilters
        state={state}
        params={{ from: params.get('from') ?? '', to: params.get('to') ?? '' }}
        isWide={isWide && !isPanelBeside}
      />
      {isPossible ? (
        <QueryState
          // "Nothing found" must only refer to the current filter.
          query={{ ...bookings, data: isOutdated && rows?.length === 0 ? undefined : rows }}
          loading={t('Loading bookings...')}
          failed={t('The bookings could not be loaded.')}
          isEmpty={(list) => list.length === 0}
          empty={empty}
        >
          {(list) => (
            <Results aria-busy={isBehind}>
              <Count role="status">
                {isShort ? t('The next booking') : countText(list.length, bookings.hasNextPage)}
              </Count>
              <BookingsList
                bookings={isShort ? list.slice(0, SHORT) : list}
                isNew={isNew}
                openReference={reference}
                today={today}
                isWide={isWide}
                listOrder={listOrder}
                onSort={handleSort}
                failure={decisions.failure}
                isSaving={decisions.isSaving}
                onDecide={decisions.decide}
                onPutAway={decisions.putAway}
                onOpen={open}
              />
            </Results>
          )}
        </QueryState>
      ) : (
        <StateNote role="status">{empty}</StateNote>
      )}
      {isPossible && isShort && (
        <Foot>
          <Button type="button" $variant="secondary" onClick={() => setWhole(true)}>
            {t('Show more')}
          </Button>
        </Foot>
      )}
      {isPossible && !isShort && bookings.hasNextPage && (
        <Foot>
          {bookings.isFetchNextPageError && (
            <p role="alert">{t('More bookings could not be loaded.')}</p>
          )}
          <Button
            type="button"
            $variant="secondary"
            disabled={bookings.isFetchingNextPage || isBehind}
            onClick={showMore}
          >
            {bookings.isFetchingNextPage ? t('Loading bookings...') : t('Show more')}
          </Button>
        </Foot>
      )}
      <DecisionDialog decisions={decisions} />
      <BookingPanel mayBeBeside />
    </section>
  );
}

function countText(count: number, hasMore: boolean): string {
  if (hasMore) return t('The first {count} bookings', { count });
  return t('{count} {count|booking|bookings}', { count });
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  margin-bottom: ${space(4)};
  h2 {
    margin-right: auto;
    font-size: ${({ theme }) => theme.type.h4};
    outline: none;
  }
`;

const Results = styled.div`
  container-type: inline-size;
  transition: opacity ${({ theme }) => theme.motion.fast};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Count = styled(SmallText)`
  margin-bottom: ${space(2)};
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin-top: ${space(6)};
  p {
    color: ${({ theme }) => theme.colors.coral};
  }
`;
