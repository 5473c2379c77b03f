import type { Today } from '@shared/contract/bookings/today';
import { Link } from 'react-router';
import { BookingLink } from '../bookings/BookingLink';
import { CalendarLink } from '../bookings/BookingReason';
import { nightRangeText } from '../components/dateRangeText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';

/** Nights that another site's calendar has although they are taken here. */
export function Conflicts({
  conflicts: { rows, total },
  onOpen,
}: {
  conflicts: Today['conflicts'];
  onOpen: (reference: string) => void;
}) {
  return (
    <TodayPart
      title="Conflicts with other calendars"
      none="No conflicts with other calendars."
      isEmpty={rows.length === 0}
      rest={
        total > rows.length && (
          <Rest>
            <Link to="/admin/calendar">See all {total} in the calendar</Link>
          </Rest>
        )
      }
    >
      {rows.map(({ feedId, feedName, startDate, endDate, booking }) => (
        <TodayRow key={`${feedId} ${startDate} ${endDate}`}>
          <RowText>
            {feedName}: {nightRangeText(startDate, endDate)}
            <p>
              {booking ? (
                <>
                  Taken here by{' '}
                  <BookingLink reference={booking.reference} onOpen={onOpen}>
                    {booking.guestName}
                  </BookingLink>
                  . Somebody may have booked there as well.
                </>
              ) : (
                'Taken here as well. Somebody may have booked there.'
              )}
            </p>
          </RowText>
          <CalendarLink day={startDate} />
        </TodayRow>
      ))}
    </TodayPart>
  );
}
