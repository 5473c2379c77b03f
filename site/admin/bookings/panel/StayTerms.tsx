import type { BookingJson } from '@shared/contract/bookings/booking';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { addDays, villaDay, type PlainDate } from '@shared/domain/date';
import { parseCents } from '@shared/domain/prices/money';
import { paymentDueDates } from '@shared/domain/prices/paymentDueDates';
import { paymentTexts } from '@shared/i18n/billText';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../../api/ApiContext';
import { bookingPaymentsQuery } from '../../../queries/payments';
import { space } from '../../../styles/theme';
import { useToday } from '../../components/useToday';
import { t } from '../../i18n/t';
import { ruleTexts } from '../../i18n/language';
import { centsText, shortDayText } from '../../components/formats';

/**
 * Payment and cancellation terms at the time of booking. If payments are recorded here, the payments section shows the
 * due dates.
 */
export function StayTerms({ booking }: { booking: BookingJson }) {
  const today = useToday();
  const payments = useQuery(bookingPaymentsQuery(useApi(), booking.id));
  const hasSchedule = payments.isPending || payments.data?.isKept === true;
  const payment = hasSchedule ? '' : paymentText(booking, today);
  const cancellation = cancellationText(booking);
  if (!payment && !cancellation) return null;
  return (
    <Terms>
      {payment && <p>{payment}</p>}
      {cancellation && <p>{cancellation}</p>}
    </Terms>
  );
}

/** Says when payments are due. For a waiting booking it assumes a confirmation today. */
function paymentText(booking: BookingJson, today: PlainDate): string {
  const { priceBreakdown: quote, totalAmount, currency, checkinDate, createdAt, status } = booking;
  const totalCents = parseCents(totalAmount);
  const due = paymentDueDates(
    { quote, totalCents, currency, checkinDate },
    isWaiting(status) ? today : villaDay(new Date(createdAt)),
  );
  const money = (cents: number) => centsText(cents, currency);
  return due ? paymentTexts(due, ruleTexts(), money, shortDayText).join(' ') : '';
}

function cancellationText({ cancellation, checkinDate }: BookingJson): string {
  if (!cancellation) return '';
  if (cancellation.length === 0) return t('Cancellation: nothing is given back.');
  const steps = cancellation.map(({ daysBefore, refundPercent }) => {
    const day = shortDayText(addDays(checkinDate, -daysBefore));
    return refundPercent === 100
      ? t('all until {day}', { day })
      : t('{percent}% until {day}', { percent: refundPercent, day });
  });
  return t('Given back after a cancellation: {steps}, then nothing.', { steps: steps.join(', ') });
}

const Terms = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(3)};
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;
