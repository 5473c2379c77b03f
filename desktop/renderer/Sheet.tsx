import type { BookingJson } from '@shared/contract/bookings/booking';
import { daysBetween, formatDay } from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/prices/money';
import { statusText } from '@site/admin/bookings/bookingText';
import { Bill } from '@site/admin/bookings/panel/Bill';
import { space } from '@site/styles/theme';
import styled from 'styled-components';
import { t } from './texts';
import { currentLocale } from '@site/admin/i18n/language';

/** A booking's printable sheet: stay, guest, bill, requests and the owner's notes. */
export function Sheet({ booking, villaName }: { booking: BookingJson; villaName: string }) {
  const nights = daysBetween(booking.checkinDate, booking.checkoutDate);
  const agreedCents = parseCents(booking.totalAmount);
  const lines = [
    [t('Status'), statusText(booking.status)],
    [t('Check-in'), day(booking.checkinDate)],
    [t('Check-out'), day(booking.checkoutDate)],
    [t('Nights'), String(nights)],
    [t('Guests'), String(booking.guestCount)],
    [t('Guest'), booking.guestName],
    ['E-mail', booking.guestEmail],
    [t('Phone'), booking.guestPhone ?? '–'],
    [t('Amount'), formatMoney(agreedCents, booking.currency, currentLocale())],
  ];
  return (
    <Paper>
      <header>
        <p>{villaName}</p>
        <h1>{t('Booking {reference}', { reference: booking.reference })}</h1>
      </header>
      <Facts>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      <section>
        <h2>{t('Price')}</h2>
        <Bill quote={booking.priceBreakdown} agreedCents={agreedCents} />
      </section>
      {booking.specialRequests && (
        <SheetText title={t('Special requests')} text={booking.specialRequests} />
      )}
      {booking.notes && <SheetText title={t('Notes')} text={booking.notes} />}
    </Paper>
  );
}

function SheetText({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <Text>{text}</Text>
    </section>
  );
}

function day(date: string): string {
  return formatDay(date, currentLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

const Paper = styled.main`
  display: grid;
  gap: ${space(8)};
  max-width: 720px;
  margin: 0 auto;
  padding: ${space(6)};
  h1 {
    font-size: 1.75rem;
  }
  h2 {
    margin-bottom: ${space(2)};
    font-size: 1.125rem;
  }
  section {
    break-inside: avoid;
  }
`;

const Facts = styled.dl`
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: 9rem 1fr;
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.stone};
  }
  dt {
    color: ${({ theme }) => theme.colors.slate};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
