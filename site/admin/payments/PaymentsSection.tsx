import type { BookingJson } from '@shared/contract/bookings/booking';
import { downloadReceipt } from '@shared/contract/payments/paymentEndpoints';
import type { BookingPayments, PaymentJson, ReceiptJson } from '@shared/contract/payments/payments';
import { pressingState, type Direction } from '@shared/domain/payments/paymentState';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import { isOver } from '@shared/domain/bookings/stayRules';
import { formatCents, parseCents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Badge } from '../../components/Badge';
import { QueryState } from '../../components/QueryState';
import { bookingPaymentsQuery, useIssueReceipt, useRemovePayment } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { Fold } from '../components/Fold';
import { AmountLines } from '../bookings/panel/Bill';
import { useEditing } from '../bookings/panel/useEditing';
import { ActionMenu } from '../components/ActionMenu';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useToday } from '../components/useToday';
import { DownloadButton } from '../components/DownloadButton';
import { showFailure } from '../components/showFailure';
import { SmallButton } from '../components/SmallButton';
import { BankDetailsMissing } from './BankDetailsMissing';
import { PaymentForm } from './PaymentForm';
import { PaymentRows as Lines } from './paymentRows';
import {
  isNothing,
  itemText,
  KIND_TEXT,
  nextDue,
  STATE_TEXT,
  STATE_TONE,
  WAY_TEXT,
  WHAT_TEXT,
  whatOf,
} from './paymentText';
import { moneyText, shortDayText } from '../components/formats';
import { ScheduleForm } from './ScheduleForm';
import { VoidDialog } from './VoidDialog';
import { SmallText } from '../../components/SmallText';
import { t } from '../i18n/t';

export function PaymentsSection({ booking }: { booking: BookingJson }) {
  const payments = useQuery(bookingPaymentsQuery(useApi(), booking.id));
  return (
    <QueryState
      query={payments}
      loading={t('Loading payments…')}
      failed={t('Payments could not be loaded.')}
    >
      {(data) =>
        data.isKept || data.payments.length > 0 ? <Payments booking={booking} data={data} /> : <></>
      }
    </QueryState>
  );
}

type Open =
  | { kind: 'new'; direction: Direction }
  | { kind: 'payment'; payment: PaymentJson }
  | { kind: 'schedule' };

function Payments({ booking, data }: { booking: BookingJson; data: BookingPayments }) {
  const { isEditing, start, stop, area, opener } = useEditing();
  const [open, setOpen] = useState<Open>({ kind: 'new', direction: 'in' });
  const show = (what: Open) => {
    setOpen(what);
    start();
  };
  const next = nextDue(data);
  const state = data.isStored && data.isKept ? pressingState(data.stay, data.security) : null;
  return (
    <Fold
      ref={area}
      id="booking-payments"
      title={t('Payments')}
      badge={state && <Badge $tone={STATE_TONE[state]}>{t(STATE_TEXT[state])}</Badge>}
      next={
        next &&
        `${t(KIND_TEXT[next.item.kind])} ${moneyText(next.amount, data.currency)}, ${itemText(next.item, data.currency)}`
      }
      isWanted={isEditing}
    >
      {!isEditing && (
        <SmallButton
          ref={opener}
          $variant="quiet"
          onClick={() => show({ kind: 'new', direction: 'in' })}
        >
          {t('Record a payment')}
        </SmallButton>
      )}
      {isEditing && open.kind === 'schedule' && (
        <ScheduleForm booking={booking} data={data} onClose={stop} />
      )}
      {isEditing && open.kind !== 'schedule' && (
        <PaymentForm
          key={open.kind === 'payment' ? open.payment.id : 'new'}
          booking={booking}
          data={data}
          payment={open.kind === 'payment' ? open.payment : null}
          direction={open.kind === 'new' ? open.direction : 'in'}
          onClose={stop}
        />
      )}
      {!isEditing && (
        <>
          <BankDetailsMissing booking={booking} />
          <Schedule data={data} booking={booking} />
          <Changes>
            {data.isStored &&
              !(isNothing(data.stay.giveBack) && isNothing(data.security.giveBack)) && (
                <SmallButton
                  $variant="quiet"
                  onClick={() => show({ kind: 'new', direction: 'out' })}
                >
                  {t('Record what was given back')}
                </SmallButton>
              )}
            {data.isStored && (
              <SmallButton $variant="quiet" onClick={() => show({ kind: 'schedule' })}>
                {booking.status === 'cancelled'
                  ? t('Change what you keep')
                  : t('Change the schedule')}
              </SmallButton>
            )}
          </Changes>
          <PaymentRows
            booking={booking}
            data={data}
            onChange={(payment) => show({ kind: 'payment', payment })}
          />
        </>
      )}
      <Receipts booking={booking} data={data} />
    </Fold>
  );
}

function Schedule({ data, booking }: { data: BookingPayments; booking: BookingJson }) {
  const { status } = booking;
  const hasEnded = isOver(booking, useToday());
  const { currency, schedule, stay, security, isStored, inBase } = data;
  const money = (amount: string) => moneyText(amount, currency);
  const sums = [
    [t('Received'), stay.received],
    [t('Given back'), stay.returned],
    [
      t('Security deposit held'),
      formatCents(
        parseCents(security.received) - parseCents(security.returned) - parseCents(security.off),
      ),
    ],
    [t('Security deposit given back'), security.returned],
    [t('Kept for damage'), security.off],
    [t('Written off'), stay.off],
    [t('Still to pay for the stay'), stay.outstanding],
    [t('Security deposit still to bring'), security.outstanding],
    [t('To give back of the stay'), stay.giveBack],
    [t('To give back of the security deposit'), security.giveBack],
  ].filter(([, amount]) => !isNothing(amount ?? '0.00'));
  return (
    <>
      {!isStored && status !== 'cancelled' && (
        <Quiet>
          {isWaiting(status)
            ? t('This is what the guest is asked for once you confirm.')
            : hasEnded
              ? t('The stay is over: nothing is asked for until you record a payment.')
              : t(
                  'Confirmed before payments were kept here: nothing is asked for until you record one.',
                )}
        </Quiet>
      )}
      <Lines>
        {schedule.map((item) => (
          <li key={`${item.kind} ${item.dueDate} ${item.amount}`}>
            <span>
              <span>{t(KIND_TEXT[item.kind])}</span>
              {item.kind !== 'kept' && <small>{itemText(item, currency)}</small>}
            </span>
            {isStored && item.state === 'overdue' && <Badge $tone="red">{t('Overdue')}</Badge>}
            <b>{money(item.amount)}</b>
          </li>
        ))}
      </Lines>
      {isStored && sums.length > 0 && (
        <Sums>
          {sums.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{money(amount ?? '0.00')}</dd>
            </div>
          ))}
        </Sums>
      )}
      {isStored && inBase && (
        <Quiet>
          {t('{received} received and {outstanding} still to pay at today’s exchange rate', {
            received: moneyText(inBase.received, inBase.currency),
            outstanding: moneyText(inBase.outstanding, inBase.currency),
          })}
        </Quiet>
      )}
    </>
  );
}

function PaymentRows({
  booking,
  data,
  onChange,
}: {
  booking: BookingJson;
  data: BookingPayments;
  onChange: (payment: PaymentJson) => void;
}) {
  const issue = useIssueReceipt(booking.id);
  const remove = useRemovePayment(booking.id);
  const [removing, setRemoving] = useState<PaymentJson | null>(null);
  const handleIssue = async ({ id }: PaymentJson) => {
    try {
      await issue.mutateAsync(id);
      showToast({
        title: t('Receipt issued'),
        description: t('It stands below, to be downloaded.'),
      });
    } catch (error) {
      showFailure(t('No receipt was issued'), error);
    }
  };
  const { currency, payments, receipts } = data;
  if (payments.length === 0) return null;
  return (
    <Lines aria-label={t('Payments received and given back')}>
      {payments.map((payment) => {
        const hasReceipt = receipts.some(
          ({ paymentId, voidOn }) => paymentId === payment.id && voidOn === null,
        );
        const amount = moneyText(payment.amount, currency);
        return (
          <li key={payment.id}>
            <span>
              <span>{t(WHAT_TEXT[whatOf(payment)])}</span>
              <small>
                <span>
                  {payment.direction === 'off'
                    ? shortDayText(payment.paidOn)
                    : `${shortDayText(payment.paidOn)} · ${t(WAY_TEXT[payment.way])}`}
                </span>{' '}
                {payment.inBase && (
                  <span>{`· ${moneyText(payment.inBase.amount, payment.inBase.currency)}`}</span>
                )}
              </small>
              {payment.note !== null && <small>{payment.note}</small>}
            </span>
            <b>{payment.direction === 'out' ? `−${amount}` : amount}</b>
            <ActionMenu
              label={t('Payment of {amount} on {paidOn}', {
                amount,
                paidOn: shortDayText(payment.paidOn),
              })}
              items={[
                { label: t('Change'), onSelect: () => onChange(payment) },
                ...(payment.direction === 'in' && !hasReceipt
                  ? [
                      {
                        label: t('Issue a receipt'),
                        onSelect: () => void handleIssue(payment),
                      },
                    ]
                  : []),
                {
                  label: t('Remove'),
                  isDanger: true,
                  isDisabled: hasReceipt,
                  onSelect: () => setRemoving(payment),
                },
              ]}
            />
          </li>
        );
      })}
      {removing && (
        <ConfirmDialog
          title={t('Remove this payment?')}
          description={t(
            '{what}, {amount} on {paidOn}. The activity log keeps that it was there.',
            {
              what: t(WHAT_TEXT[whatOf(removing)]),
              amount: moneyText(removing.amount, currency),
              paidOn: shortDayText(removing.paidOn),
            },
          )}
          confirmLabel={t('Remove')}
          texts={{
            done: 'Payment removed',
            failed: 'The payment is still there.',
          }}
          action={() => remove.mutateAsync(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Lines>
  );
}

function Receipts({ booking, data }: { booking: BookingJson; data: BookingPayments }) {
  const [voiding, setVoiding] = useState<ReceiptJson | null>(null);
  const { receipts, currency } = data;
  if (receipts.length === 0) return null;
  return (
    <Lines aria-label={t('Receipts')}>
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          <span>
            <span>{t('Receipt {number}', { number: receipt.number })}</span>
            <small>
              {`${shortDayText(receipt.issuedOn)} · ${moneyText(receipt.amount, currency)}`}
            </small>
            {receipt.voidOn !== null && (
              <small>{t('Void: {voidReason}', { voidReason: receipt.voidReason ?? '' })}</small>
            )}
          </span>
          <DownloadButton
            address={downloadReceipt.path.replace(':id', String(receipt.id))}
            texts={{
              label: 'Download',
              done: 'Receipt saved',
              failed: 'The receipt could not be downloaded',
            }}
          />
          {receipt.voidOn === null && (
            <ActionMenu
              label={t('Receipt {number}', { number: receipt.number })}
              items={[
                {
                  label: t('Mark as void'),
                  isDanger: true,
                  onSelect: () => setVoiding(receipt),
                },
              ]}
            />
          )}
        </li>
      ))}
      {voiding && (
        <VoidDialog bookingId={booking.id} receipt={voiding} onClose={() => setVoiding(null)} />
      )}
    </Lines>
  );
}

const Quiet = styled(SmallText)`
  margin-bottom: ${space(2)};
`;

const Changes = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
`;

const Sums = styled(AmountLines)`
  margin-bottom: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${({ theme }) => theme.colors.ink};
  dd {
    font-weight: 600;
  }
`;
