import type { Today } from '@shared/contract/bookings/today';
import type { PlainDate } from '@shared/domain/date';
import { dialledNumbers } from '@shared/domain/phones';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { space } from '../../styles/theme';
import { BookingLink } from '../bookings/BookingLink';
import { MonthLink } from '../bookings/BookingReason';
import { nightRangeTitle, nightsText, rowDayText } from '../components/dateRangeText';
import { agendaDayText, agendaOf, type ImportedRow, type StayRow } from './todayText';
import { RowText, TodayPart, TodayRow, Quotation } from './todayParts';
import { t } from '../i18n/t';

export function ArrivalsAndDepartures({
  today,
  onOpen,
}: {
  today: Today;
  onOpen: (reference: string) => void;
}) {
  const rows = agendaOf(today);
  return (
    <TodayPart
      title={t('The next 7 days')}
      none={t('Nobody arrives or leaves within the next 7 days.')}
      isEmpty={rows.length === 0}
    >
      {rows.map((row) =>
        row.kind === 'imported' ? (
          <ImportedLine key={`${row.kind} ${row.nights.id}`} row={row} today={today.today} />
        ) : (
          <StayLine key={`${row.kind} ${row.booking.id}`} row={row} today={today} onOpen={onOpen} />
        ),
      )}
    </TodayPart>
  );
}

function ImportedLine({
  row: {
    day,
    nights: { feedName, startDate, endDate },
  },
  today,
}: {
  row: ImportedRow;
  today: PlainDate;
}) {
  return (
    <TodayRow>
      <Day $isToday={day === today}>{agendaDayText(day, today)}</Day>
      <RowText>
        <strong>{feedName}</strong>
        <p>
          <span>
            {t('{nights}, held by this calendar.', { nights: nightRangeTitle(startDate, endDate) })}
          </span>{' '}
          <MonthLink day={startDate} />
        </p>
      </RowText>
    </TodayRow>
  );
}

function StayLine({
  row: { kind, day, booking },
  today: { today, checkinTime, checkoutTime },
  onOpen,
}: {
  row: StayRow;
  today: Today;
  onOpen: (reference: string) => void;
}) {
  const { guestName, guestCount, guestPhone, specialRequests, reference, checkoutDate } = booking;
  const what = {
    arrival: t('Arrives from {time} · {guestCount} {guestCount|guest|guests} · {nights}', {
      time: checkinTime,
      guestCount,
      nights: nightsText(booking),
    }),
    departure: t('Leaves by {time} · {guestCount} {guestCount|guest|guests}', {
      time: checkoutTime,
      guestCount,
    }),
    underWay: t('In the villa until {day} · {guestCount} {guestCount|guest|guests}', {
      day: rowDayText(checkoutDate, today),
      guestCount,
    }),
  }[kind];
  return (
    <GuestRow>
      <Day $isToday={day === today}>{agendaDayText(day, today)}</Day>
      <RowText>
        <BookingLink reference={reference} onOpen={onOpen}>
          {guestName}
        </BookingLink>
        <p>{what}</p>
        {specialRequests && kind !== 'departure' && <Quotation>{`“${specialRequests}”`}</Quotation>}
      </RowText>
      {dialledNumbers(guestPhone ?? '').map(({ text, href }) => (
        <Button
          key={href}
          as="a"
          href={href}
          $variant="quiet"
          $size="small"
          aria-label={t('Call {guestName}, {guestPhone}', { guestName, guestPhone: text })}
          title={text}
        >
          {t('Call')}
        </Button>
      ))}
    </GuestRow>
  );
}

const GuestRow = styled(TodayRow)`
  flex-wrap: nowrap;
`;

const Day = styled.strong<{ $isToday: boolean }>`
  flex: none;
  width: 92px;
  font-size: 1rem;
  font-weight: 600;
  color: ${({ theme, $isToday }) => ($isToday ? theme.colors.terracotta : theme.colors.ink)};
  margin-right: ${space(-2)};
`;
