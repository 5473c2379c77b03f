import type { BookingJson } from '@shared/contract/bookings/booking';
import { isWaiting } from '@shared/domain/bookings/bookingStatus';
import type { PaymentState } from '@shared/domain/payments/paymentState';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../api/ApiContext';
import { bookingPaymentsQuery } from '../../queries/payments';
import { usePermissions } from '../access/usePermissions';
import { t } from '../i18n/t';
import { NoticeApart } from '../components/sectionStyles';

export function BankDetailsMissing({ booking: { id, status } }: { booking: BookingJson }) {
  const can = usePermissions();
  const { data } = useQuery(bookingPaymentsQuery(useApi(), id));
  const isAsked =
    data?.isKept &&
    (data.isStored || isWaiting(status)) &&
    data.schedule.some(({ state }) => TO_PAY.has(state));
  if (!isAsked || data.hasBankAccount) return null;
  return (
    <NoticeApart $tone="warning" role="note">
      <span>
        {t('No bank details are entered: the guest is asked to pay, but not told where to.')}
      </span>{' '}
      {can('settings') ? (
        <Link to="/admin/payments?tab=bank">{t('Enter the bank details')}</Link>
      ) : (
        <span>{t('Please tell the owner.')}</span>
      )}
    </NoticeApart>
  );
}

const TO_PAY: ReadonlySet<PaymentState> = new Set(['open', 'partly', 'overdue']);
