import type { BookingJson } from '@shared/contract/bookings/booking';
import { daysBetween, type PlainDate } from '@shared/domain/date';
import { refundOf } from '@shared/domain/legal/cancellation';
import { formatMoney, parseCents } from '@shared/domain/prices/money';
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
  const { percent, cents } = refundOf(totalCents, checkinDate, today, cancellation);
  const total = formatMoney(totalCents, currency);
  const when = `${daysText(daysBetween(today, checkinDate))}, by the policy of this booking`;
  if (percent === 0) return `To give back: nothing of ${total}, ${when}.`;
  const share = percent === 100 ? `all of ${total}` : `${percent}% of ${total}`;
  return `To give back: ${formatMoney(cents, currency)}, ${share}, ${when}. If less has been paid, give back what was paid beyond the share that you keep.`;
}

function daysText(days: number): string {
  if (days < 0) return 'after check-in';
  if (days === 0) return 'on the day of check-in';
  return `${days} ${days === 1 ? 'day' : 'days'} before check-in`;
}

const Refund = styled(Notice)`
  margin: ${space(4)} 0;
`;
