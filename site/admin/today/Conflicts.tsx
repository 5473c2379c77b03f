import type { Today } from '@shared/contract/bookings/today';
import { Link } from 'react-router';
import { PROBLEM_TEXTS, unreadText } from '../calendars/sync/syncText';
import { BookingLink } from '../bookings/BookingLink';
import { MonthLink } from '../bookings/BookingReason';
import { nightRangeText } from '../components/dateRangeText';
import { Rest, RowText, TodayPart, TodayRow } from './todayParts';
import { t } from '../i18n/t';

export function Conflicts({
  conflicts: { rows, total },
  unread,
  silent,
  onOpen,
}: {
  conflicts: Today['conflicts'];
  unread: Today['unread'];
  silent: Today['silent'];
  onOpen: (reference: string) => void;
}) {
  return (
    <TodayPart
      title={t('Conflicts with other calendars')}
      none={t('No conflicts with other calendars.')}
      isEmpty={rows.length + unread.length + silent.length === 0}
      rest={
        total > rows.length && (
          <Rest>
            <Link to="/admin/calendar">{t('See all {total} in the calendar', { total })}</Link>
          </Rest>
        )
      }
    >
      {silent.map(({ feedId, feedName, problem }) => (
        <TodayRow key={feedId}>
          <RowText>
            <span>
              {t('{feedName} is not read. New bookings there are not blocked here.', { feedName })}
            </span>
            <p>{t(PROBLEM_TEXTS[problem])}</p>
          </RowText>
          <Link to="/admin/calendar">{t('Other calendars')}</Link>
        </TodayRow>
      ))}
      {unread.map(({ feedId, feedName, ...entries }) => (
        <TodayRow key={feedId}>
          <RowText>
            <span>{feedName}</span>
            <p>{unreadText(entries)}</p>
          </RowText>
          <Link to="/admin/calendar">{t('Other calendars')}</Link>
        </TodayRow>
      ))}
      {rows.map(({ feedId, feedName, startDate, endDate, booking }) => (
        <TodayRow key={`${feedId} ${startDate} ${endDate}`}>
          <RowText>
            <span>{`${feedName}: ${nightRangeText(startDate, endDate)}`}</span>
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
