import type { BookingJson } from '@shared/contract/bookings/booking';
import type { AccountJson, BookingPayments } from '@shared/contract/payments/payments';
import type { CancelledBy } from '@shared/domain/legal/cancellation';
import { formatDay, villaDay } from '@shared/domain/date';
import { parseCents, type Cents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/ApiContext';
import { failureText } from '../components/failureText';
import { bookingPaymentsQuery } from '../../queries/payments';
import { useToday } from '../components/useToday';
import { isNothing } from '../payments/paymentText';
import { NoticeApart } from '../components/sectionStyles';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';
import { centsText, moneyText } from '../components/formats';

/**
 * The refund for cancelling a confirmed stay today, based on payments if they are recorded here. If the guest cancels,
 * the booking's policy applies as of the day of the guest's request. If the owner cancels, everything is refunded.
 */
export function RefundNote({
  booking,
  cancelledBy,
}: {
  booking: BookingJson;
  cancelledBy: CancelledBy;
}) {
  const today = useToday();
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    bookingPaymentsQuery(useApi(), booking.id),
  );
  const isOfEarlierDay = data !== undefined && villaDay(new Date(dataUpdatedAt)) < today;
  useEffect(() => {
    if (isOfEarlierDay) void refetch();
  }, [isOfEarlierDay, today, refetch]);
  if (data) {
    return (
      <NoticeApart $tone="info" role="status">
        {cancelledBy === 'owner' ? ownerText(booking, data) : refundText(booking, data)}
      </NoticeApart>
    );
  }
  return error ? (
    <NoticeApart $tone="error" role="alert">
      {failureText(error, t('What is to be given back could not be looked up.'))}
    </NoticeApart>
  ) : (
    <NoticeApart $tone="info">{t('Looking up what is to be given back…')}</NoticeApart>
  );
}

function ownerText({ currency }: BookingJson, payments: BookingPayments): string {
  const { stay, security } = payments;
  if (!isPaidHere(payments)) return t('To give back: all that the guest has paid.');
  const paid = heldOf(stay);
  const texts =
    paid > 0
      ? [
          t('To give back: all of the {held} that were paid.', { held: centsText(paid, currency) }),
          t(
            'If you agree on something else with the guest, change it afterwards in the payments of this booking.',
          ),
        ]
      : [t('Nothing was paid for this stay, so there is nothing to give back of it.')];
  return [...texts, ...securityTexts(security, currency)].join(' ');
}

function refundText(booking: BookingJson, payments: BookingPayments): string {
  const { refund } = payments;
  const isCounted = isPaidHere(payments);
  if (!refund) {
    return isCounted
      ? paidText(booking, payments, null)
      : t(
          'This booking was made before cancellation policies were kept with bookings. Please agree with the guest what is given back.',
        );
  }
  const text = isCounted ? paidText(booking, payments, refund) : policyText(booking, refund);
  const { askedOn } = refund;
  if (askedOn === null) return text;
  return [
    t('The guest asked to cancel on {day}, and that day counts.', {
      day: formatDay(askedOn, currentLocale()),
    }),
    text,
  ].join(' ');
}

function paidText(
  { currency, totalAmount }: BookingJson,
  { stay, security }: BookingPayments,
  refund: Refund | null,
): string {
  const money = (amount: string) => moneyText(amount, currency);
  const held = centsText(heldOf(stay), currency);
  const texts: string[] = [];
  if (heldOf(stay) <= 0)
    texts.push(t('Nothing was paid for this stay, so there is nothing to give back of it.'));
  else if (refund) {
    const when = daysText(refund.daysBeforeCheckin);
    const total = money(totalAmount);
    texts.push(
      isNothing(refund.back)
        ? t('To give back: nothing of the {held} that were paid.', { held })
        : t('To give back: {refund} of the {held} that were paid.', {
            held,
            refund: money(refund.back),
          }),
      isNothing(refund.kept)
        ? t('By the policy of this booking you keep nothing of {total}, {when}.', { total, when })
        : t('By the policy of this booking you keep up to {kept} of {total}, {when}.', {
            kept: money(refund.kept),
            total,
            when,
          }),
    );
  } else
    texts.push(
      t(
        'This booking was made before cancellation policies were kept with bookings. Please agree with the guest what is given back.',
      ),
      t('So far {held} were paid.', { held }),
    );
  return [...texts, ...securityTexts(security, currency)].join(' ');
}

function securityTexts(security: AccountJson, currency: BookingJson['currency']): string[] {
  const held = heldOf(security);
  return held > 0
    ? [
        t('The security deposit of {security} goes back as well.', {
          security: centsText(held, currency),
        }),
      ]
    : [];
}

/** Payments made elsewhere are unknown here. */
function isPaidHere({ isKept, isStored, payments }: BookingPayments): boolean {
  return isKept && (isStored || payments.length > 0);
}

type Refund = NonNullable<BookingPayments['refund']>;

function heldOf({ received, returned }: AccountJson): Cents {
  return parseCents(received) - parseCents(returned);
}

function policyText(
  { currency, totalAmount }: BookingJson,
  { percent, amount, tax, daysBeforeCheckin }: Refund,
): string {
  const params = {
    total: centsText(parseCents(totalAmount) - parseCents(tax), currency),
    when: daysText(daysBeforeCheckin),
    tax: moneyText(tax, currency),
    refund: moneyText(amount, currency),
    percent,
  };
  const hasTax = !isNothing(tax);
  if (percent === 0)
    return hasTax
      ? t(
          'To give back: nothing of {total}, but the tourist tax of {tax}, {when}, by the policy of this booking.',
          params,
        )
      : t('To give back: nothing of {total}, {when}, by the policy of this booking.', params);
  if (percent === 100)
    return hasTax
      ? t(
          'To give back: {refund}, all of {total} and the tourist tax of {tax}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.',
          params,
        )
      : t(
          'To give back: {refund}, all of {total}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.',
          params,
        );
  return hasTax
    ? t(
        'To give back: {refund}, {percent}% of {total} and the tourist tax of {tax}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.',
        params,
      )
    : t(
        'To give back: {refund}, {percent}% of {total}, {when}, by the policy of this booking. If less has been paid, give back what was paid beyond the share that you keep.',
        params,
      );
}

function daysText(days: number): string {
  if (days < 0) return t('after check-in');
  if (days === 0) return t('on the day of check-in');
  return t('{days} {days|day|days} before check-in', { days });
}
