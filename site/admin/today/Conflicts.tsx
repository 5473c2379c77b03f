import type { Today } from '@shared/contract/bookings/today';
import { Link } from 'react-router';
import { unreadText } from '../calendars/sync/syncText';
import { BookingLink } from '../bookings/BookingLink';
import { MonthLink } from '../bookings/BookingReason';
import { nightRangeText } from '../components/dateRangeText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';
import { t } from '../i18n/t';

/**
 * Nights that another site's calendar has although they are taken here, and entries of such calendars that
 * could not be read.
 */
export function Conflicts({
  conflicts: { rows, total },
  unread,
  onOpen,
}: {
  conflicts: Today['conflicts'];
  unread: Today['unread'];
  onOpen: (reference: string) => void;
}) {
  return (
    <TodayPart
      title={t('Conflicts with other calendars')}
      none={t('No conflicts with other calendars.')}
      isEmpty={rows.length + unread.length === 0}
      rest={
        total > rows.length && (
          <Rest>
            <Link to="/admin/calendar">{t('See all {total} in the calendar', { total })}</Link>
          </Rest>
        )
      }
    >
      {unread.map(({ feedId, feedName, ...entries }) => (
        <TodayRow key={feedId}>
          <RowText>
            {feedName}
            <p>{unreadText(entries)}</p>
          </RowText>
          <Link to="/admin/calendar">{t('Other calendars')}</Link>
        </TodayRow>
      ))}
      {rows.map(({ feedId, feedName, startDate, endDate, booking }) => (
        <TodayRow key={`${feedId} ${startDate} ${endDate}`}>
          <RowText>
            {feedName}: {nightRangeText(startDate, endDate)}
            <p>
              {booking
                ? t.parts('Taken here by {guest}. Somebody may have booked there as well.', {
                    guest: (
                      <BookingLink reference={booking.reference} onOpen={onOpen}>
                        {booking.guestName}
                      </BookingLink>
                    ),
                  })
                : t('Taken here as well. Somebody may have booked there.')}
            </p>
          </RowText>
          <MonthLink day={startDate} />
        </TodayRow>
      ))}
    </TodayPart>
  );
}
