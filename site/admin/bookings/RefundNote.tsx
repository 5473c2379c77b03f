import type { BookingJson } from '@shared/contract/bookings/booking';
import { daysBetween, type PlainDate } from '@shared/domain/date';
import { refundOf } from '@shared/domain/legal/cancellation';
import { centsOfNumber, formatMoney, parseCents } from '@shared/domain/prices/money';
import styled from 'styled-components';
import { space } from '../../styles/theme';
import { useToday } from '../components/useToday';
import { Notice } from './panel/panelStyles';

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
    return 'This booking was made before cancellation policies were kept with bookings. Please agree with the guest what is given back.';
  }
  const totalCents = parseCents(totalAmount);
  const taxCents = (booking.priceBreakdown.lines ?? [])
    .filter(({ kind }) => kind === 'touristTax')
    .reduce((sum, line) => sum + centsOfNumber(line.total), 0);
  const refund = refundOf(totalCents, checkinDate, today, cancellation, taxCents);
  const { percent, cents } = refund;
  const total = formatMoney(totalCents - refund.taxCents, currency);
  const tax =
    refund.taxCents > 0 ? ` and the tourist tax of ${formatMoney(refund.taxCents, currency)}` : '';
  const when = `${daysText(daysBetween(today, checkinDate))}, by the policy of this booking`;
  if (percent === 0)
    return `To give back: nothing of ${total}${tax && `, but${tax.slice(4)}`}, ${when}.`;
  const share = percent === 100 ? `all of ${total}` : `${percent}% of ${total}`;
  return `To give back: ${formatMoney(cents, currency)}, ${share}${tax}, ${when}. If less has been paid, give back what was paid beyond the share that you keep.`;
}

function daysText(days: number): string {
  if (days < 0) return 'after check-in';
  if (days === 0) return 'on the day of check-in';
  return `${days} ${days === 1 ? 'day' : 'days'} before check-in`;
}

const Refund = styled(Notice)`
  margin: ${space(4)} 0;
`;
