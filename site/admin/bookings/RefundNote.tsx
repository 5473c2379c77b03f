import type { BookingJson } from '@shared/contract/bookings/booking';
import { daysBetween, type PlainDate } from '@shared/domain/date';
import { refundOf } from '@shared/domain/legal/cancellation';
import { centsOfNumber, formatMoney, parseCents } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useToday } from '../components/useToday';
import { Notice } from './panel/panelStyles';
import { t } from './texts.en';
import { currentLocale } from '../i18n/language';

/** What is to be given back when a confirmed stay is cancelled today, by the policy it was booked under. */
export function RefundNote({ booking }: { booking: BookingJson }) {
  const today = useToday();
  return (
    <Refund $tone="info" role="status">
      {refundText(booking, today)}
    </Refund>
  );
}

function refundText(booking: BookingJson, today: PlainDate): string {
  const { cancellation, checkinDate, currency, totalAmount } = booking;
  if (!cancellation) {
    return t('bookings.thisBookingWasMade');
  }
  const totalCents = parseCents(totalAmount);
  const taxCents = (booking.priceBreakdown.lines ?? [])
    .filter(({ kind }) => kind === 'touristTax')
    .reduce((sum, line) => sum + centsOfNumber(line.total), 0);
  const refund = refundOf(totalCents, checkinDate, today, cancellation, taxCents);
  const { percent, cents } = refund;
  const total = formatMoney(totalCents - refund.taxCents, currency, currentLocale());
  const params = {
    total,
    when: daysText(daysBetween(today, checkinDate)),
    tax: formatMoney(refund.taxCents, currency, currentLocale()),
    refund: formatMoney(cents, currency, currentLocale()),
    percent,
  };
  const hasTax = refund.taxCents > 0;
  if (percent === 0)
    return hasTax ? t('bookings.refundsTaxOnly', params) : t('bookings.refundsNothing', params);
  if (percent === 100)
    return hasTax ? t('bookings.refundsAllAndTax', params) : t('bookings.refundsAll', params);
  return hasTax ? t('bookings.refundsShareAndTax', params) : t('bookings.refundsShare', params);
}

function daysText(days: number): string {
  if (days < 0) return t('bookings.afterCheckIn');
  if (days === 0) return t('bookings.onTheDayOf');
  return t('bookings.daysBeforeCheckIn', { days });
}

const Refund = styled(Notice)`
  margin: ${space(4)} 0;
`;
