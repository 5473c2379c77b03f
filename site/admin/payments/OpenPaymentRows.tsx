import type { OpenPayment } from '@shared/contract/payments/duePayments';
import { useState } from 'react';
import { Link } from 'react-router';
import { bookingHref } from '../bookings/useOpenBooking';
import { ActionMenu } from '../components/ActionMenu';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { stayText } from '../components/dateRangeText';
import { moneyText, shortDayText } from '../components/formats';
import { SmallWriteButton } from '../components/SmallButton';
import { t } from '../i18n/t';
import { PaymentRows } from './paymentRows';
import { useRecordPayments } from './useRecordPayments';

/** Id of the screen's heading. */
export const PAYMENTS_ID = 'payments-screen';

export function OpenPaymentRows({ rows, none }: { rows: readonly OpenPayment[]; none: string }) {
  if (rows.length === 0) return <p>{none}</p>;
  return (
    <PaymentRows>
      {rows.map((row) => (
        <Row key={`${row.bookingId} ${row.purpose} ${row.dueDate} ${row.amount}`} row={row} />
      ))}
    </PaymentRows>
  );
}

function Row({ row }: { row: OpenPayment }) {
  const { bookingId, reference, guestName, purpose, state, dueDate, currency } = row;
  const { isSaving, record, writeOff } = useRecordPayments(bookingId, PAYMENTS_ID);
  const sum = { guestName, currency, parts: [row] };
  const [isWritingOff, setWritingOff] = useState(false);
  const amount = moneyText(row.amount, currency);
  const isBack = state === 'giveBack';
  const day = shortDayText(dueDate);
  const address = bookingHref(reference);
  return (
    <li>
      <span>
        <Link to={address}>{guestName}</Link>
        <small>
          {[
            stayText(row),
            ...(purpose === 'security' ? [t('Security deposit')] : []),
            isBack ? t('since {day}', { day }) : t('due by {dueDate}', { dueDate: day }),
          ].join(' · ')}
        </small>
      </span>
      <b>{amount}</b>
      <div>
        <SmallWriteButton
          aria-disabled={isSaving}
          aria-label={
            isBack
              ? t('{amount} given back to {guestName}', { amount, guestName })
              : t('{amount} received from {guestName}', { amount, guestName })
          }
          onClick={() => record(isBack ? 'out' : 'in', sum)}
        >
          {isBack ? t('Given back') : t('Received')}
        </SmallWriteButton>
        <ActionMenu
          label={t('More for {guestName}, {amount}', { guestName, amount })}
          items={[
            { label: t('Open the booking’s payments'), href: `${address}#booking-payments` },
            ...(isBack || purpose === 'security'
              ? []
              : [{ label: t('Write off'), onSelect: () => setWritingOff(true) }]),
          ]}
        />
      </div>
      {isWritingOff && (
        <ConfirmDialog
          title={t('Write off {amount}?', { amount })}
          description={t(
            '{guestName} is no longer asked for it, and it is taken off your income. You can remove it again among the payments of the booking.',
            { guestName },
          )}
          confirmLabel={t('Write off')}
          texts={{ failed: 'It was not written off.' }}
          action={() => writeOff(sum)}
          onClose={() => setWritingOff(false)}
        />
      )}
    </li>
  );
}
