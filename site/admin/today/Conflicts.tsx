import type { Today } from '@shared/contract/bookings/today';
import { Link } from 'react-router';
import { BookingLink } from '../bookings/BookingLink';
import { MonthLink } from '../bookings/BookingReason';
import { nightRangeText } from '../components/dateRangeText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';
import { t } from './texts.en';

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
      title={t('today.conflictsWithOtherCalendars')}
      none={t('today.noConflictsWithOther')}
      isEmpty={rows.length === 0}
      rest={
        total > rows.length && (
          <Rest>
            <Link to="/admin/calendar">{t('today.seeAllTotalIn', { total })}</Link>
          </Rest>
        )
      }
    >
      {rows.map(({ feedId, feedName, startDate, endDate, booking }) => (
        <TodayRow key={`${feedId} ${startDate} ${endDate}`}>
          <RowText>
            {feedName}: {nightRangeText(startDate, endDate)}
            <p>
              {booking
                ? t.parts('today.takenHereBy', {
                    guest: (
                      <BookingLink reference={booking.reference} onOpen={onOpen}>
                        {booking.guestName}
                      </BookingLink>
                    ),
                  })
                : t('today.takenHereAsWell')}
            </p>
          </RowText>
          <MonthLink day={startDate} />
        </TodayRow>
      ))}
    </TodayPart>
  );
}
