import type { BookingJson } from '@shared/contract/bookings/booking';
import type { AccountJson, BookingPayments } from '@shared/contract/payments/payments';
import { daysBetween, type PlainDate } from '@shared/domain/date';
import { refundOf, type Refund } from '@shared/domain/legal/cancellation';
import { centsOfNumber, formatMoney, parseCents, type Cents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { bookingPaymentsQuery } from '../../queries/payments';
import { space } from '../../styles/theme';
import { useToday } from '../components/useToday';
import { Notice } from './panel/panelStyles';
import { t } from './texts.en';
import { currentLocale } from '../i18n/language';

/**
 * What is to be given back when a confirmed stay is cancelled today, by the policy it was booked under: of
 * what was paid, where payments are recorded here.
 */
export function RefundNote({ booking }: { booking: BookingJson }) {
  const today = useToday();
  const { data } = useQuery(bookingPaymentsQuery(useApi(), booking.id));
  const isKnown = data && (data.isStored || data.payments.length > 0);
  return (
    <Note $tone="info" role="status">
      {isKnown ? paidText(booking, data, today) : refundText(booking, today)}
    </Note>
  );
}

/** By what was paid: all of it beyond what the owner keeps by the policy, and the whole security deposit. */
function paidText(booking: BookingJson, { stay, security }: BookingPayments, today: PlainDate) {
  const money = (cents: Cents) => formatMoney(cents, booking.currency, currentLocale());
  const heldCents = heldOf(stay);
  const securityCents = heldOf(security);
  const refund = refundOn(booking, today);
  const totalCents = parseCents(booking.totalAmount);
  const keptCents = refund ? totalCents - refund.cents : null;
  const when = daysText(daysBetween(today, booking.checkinDate));
  const texts: string[] = [];
  if (heldCents <= 0) texts.push(t('bookings.nothingWasPaid'));
  else if (keptCents === null) {
    texts.push(
      t('bookings.thisBookingWasMade'),
      t('bookings.soFarPaid', { held: money(heldCents) }),
    );
  } else {
    const backCents = Math.max(0, heldCents - keptCents);
    const params = { held: money(heldCents), refund: money(backCents) };
    texts.push(
      backCents > 0
        ? t('bookings.givesBackOfPaid', params)
        : t('bookings.givesBackNothingOfPaid', params),
      keptCents > 0
        ? t('bookings.keepsUpTo', { kept: money(keptCents), total: money(totalCents), when })
        : t('bookings.keepsNothing', { total: money(totalCents), when }),
    );
  }
  if (securityCents > 0)
    texts.push(t('bookings.securityGoesBack', { security: money(securityCents) }));
  return texts.join(' ');
}

function heldOf({ received, returned }: AccountJson): Cents {
  return parseCents(received) - parseCents(returned);
}

/** By the policy alone, as if all had been paid; `null` where no policy is known. */
function refundOn(
  { cancellation, checkinDate, totalAmount, priceBreakdown }: BookingJson,
  today: PlainDate,
): Refund | null {
  if (!cancellation) return null;
  const taxCents = (priceBreakdown.lines ?? [])
    .filter(({ kind }) => kind === 'touristTax')
    .reduce((sum, line) => sum + centsOfNumber(line.total), 0);
  return refundOf(parseCents(totalAmount), checkinDate, today, cancellation, taxCents);
}

function refundText(booking: BookingJson, today: PlainDate): string {
  const { checkinDate, currency, totalAmount } = booking;
  const refund = refundOn(booking, today);
  if (!refund) return t('bookings.thisBookingWasMade');
  const { percent, cents } = refund;
  const params = {
    total: formatMoney(parseCents(totalAmount) - refund.taxCents, currency, currentLocale()),
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

const Note = styled(Notice)`
  margin: ${space(4)} 0;
`;
