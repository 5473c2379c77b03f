import type { Today } from '@shared/contract/bookings/today';
import { Link } from 'react-router';
import { unreadText } from '../calendars/sync/syncText';
import { BookingLink } from '../bookings/BookingLink';
import { MonthLink } from '../bookings/BookingReason';
import { nightRangeText } from '../components/dateRangeText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';
import { t } from './texts.en';

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
      title={t('today.conflictsWithOtherCalendars')}
      none={t('today.noConflictsWithOther')}
      isEmpty={rows.length + unread.length === 0}
      rest={
        total > rows.length && (
          <Rest>
            <Link to="/admin/calendar">{t('today.seeAllTotalIn', { total })}</Link>
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
          <Link to="/admin/calendar">{t('today.otherCalendars')}</Link>
        </TodayRow>
      ))}
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
