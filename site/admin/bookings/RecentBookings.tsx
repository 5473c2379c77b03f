import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { userMessageOf } from '../../api/client';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import { Tooltip } from '../../components/Tooltip';
import { bookingsQuery, summaryQuery } from '../../queries/bookings';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { useMediaQuery } from '../useMediaQuery';
import { BookingCard } from './BookingCard';
import { BookingsTable } from './BookingsTable';
import { CancelDialog } from './CancelDialog';
import { useBookingDecisions } from './useBookingDecisions';

/** From this width on the seven columns fit beside each other. */
const FITS_TABLE = '(min-width: 1080px)';

/** The bookings, newest first, with what the owner can do about each. */
export function RecentBookings() {
  const api = useApi();
  const bookings = useInfiniteQuery(bookingsQuery(api));
  const summary = useQuery(summaryQuery(api));
  const decisions = useBookingDecisions();
  const isWide = useMediaQuery(FITS_TABLE);

  const handleRefresh = async () => {
    const [list, figures] = await Promise.all([bookings.refetch(), summary.refetch()]);
    const error = list.error ?? figures.error;
    if (error) {
      showToast({
        title: 'Refresh failed',
        description: userMessageOf(error, 'Please check your connection and try again.'),
        tone: 'destructive',
      });
    }
  };

  return (
    <section aria-labelledby="recent-bookings">
      <Head>
        <h2 id="recent-bookings">Recent Bookings</h2>
        <Tooltip text="Look for new bookings">
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            disabled={bookings.isFetching}
            onClick={() => void handleRefresh()}
          >
            Refresh
          </Button>
        </Tooltip>
      </Head>
      <QueryState
        query={bookings}
        loading="Loading bookings..."
        failed="The bookings could not be loaded."
        isEmpty={({ pages }) => pages.every((page) => page.bookings.length === 0)}
        empty={
          <>
            <strong>No bookings yet</strong>
            <p>Enquiries that guests send from the booking page appear here.</p>
          </>
        }
      >
        {({ pages }) => {
          const all = pages.flatMap((page) => page.bookings);
          return isWide ? (
            <BookingsTable bookings={all} decisions={decisions} />
          ) : (
            <Cards>
              {all.map((booking) => (
                <li key={booking.id}>
                  <BookingCard booking={booking} decisions={decisions} />
                </li>
              ))}
            </Cards>
          );
        }}
      </QueryState>
      {bookings.hasNextPage && (
        <Foot>
          {bookings.isFetchNextPageError && <p role="alert">More bookings could not be loaded.</p>}
          <Button
            type="button"
            $variant="secondary"
            disabled={bookings.isFetchingNextPage}
            onClick={() => void bookings.fetchNextPage()}
          >
            {bookings.isFetchingNextPage ? 'Loading bookings...' : 'Load more bookings'}
          </Button>
        </Foot>
      )}
      <CancelDialog decisions={decisions} />
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${({ theme }) => theme.type.h4};
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space(4)};
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
