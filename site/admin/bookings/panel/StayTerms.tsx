import type { BookingJson } from '@shared/contract/bookings/booking';
import { addDays, formatDay, villaDay, type PlainDate } from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/prices/money';
import { paymentDue } from '@shared/domain/prices/paymentDue';
import { billEn } from '@shared/i18n/bill.en';
import { paymentTexts } from '@shared/i18n/billText';
import styled from 'styled-components';
import { space } from '../../../styles/theme';

/** When the booking is to be paid, and what is given back until when: the terms that it was made under. */
export function StayTerms({ booking }: { booking: BookingJson }) {
  const payment = paymentText(booking);
  const cancellation = cancellationText(booking);
  if (!payment && !cancellation) return null;
  return (
    <Terms>
      {payment && <p>{payment}</p>}
      {cancellation && <p>{cancellation}</p>}
    </Terms>
  );
}

const OWNER_TEXTS = {
  ...billEn,
  'payment.security':
    'A security deposit of {security} comes on top, and is given back after the stay.',
};

function paymentText(booking: BookingJson): string {
  const { priceBreakdown: quote, totalAmount, currency, checkinDate, createdAt } = booking;
  const totalCents = parseCents(totalAmount);
  const due = paymentDue(
    { quote, totalCents, currency, checkinDate },
    villaDay(new Date(createdAt)),
  );
  const money = (cents: number) => formatMoney(cents, currency);
  return due ? paymentTexts(due, OWNER_TEXTS, money, dayText).join(' ') : '';
}

/** Nothing of bookings that were made before policies were kept with them. */
function cancellationText({ cancellation, checkinDate }: BookingJson): string {
  if (!cancellation) return '';
  if (cancellation.length === 0) return 'Cancellation: nothing is given back.';
  const steps = cancellation.map(({ daysBefore, refundPercent }) => {
    const share = refundPercent === 100 ? 'all' : `${refundPercent} %`;
    return `${share} until ${dayText(addDays(checkinDate, -daysBefore))}`;
  });
  return `Given back after a cancellation: ${steps.join(', ')}, then nothing.`;
}

function dayText(day: PlainDate): string {
  return formatDay(day, 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

const Terms = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;
