import type { BookingJson } from '@shared/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiContext';
import { bookingPaymentsQuery } from '../../../queries/payments';
import { moneyText } from '../../components/formats';
import { SmallWriteButton } from '../../components/SmallButton';
import { nextDue } from '../../payments/paymentText';
import { useRecordNow } from '../../payments/useRecordNow';
import { t } from '../../i18n/t';

/** Records the next due amount as received today, in one press. */
export function ReceivedButton({ booking }: { booking: BookingJson }) {
  const { data } = useQuery(bookingPaymentsQuery(useApi(), booking.id));
  const { isBusy, record } = useRecordNow(booking.id);
  const next = data && nextDue(data);
  if (!next) return null;
  const { currency, guestName } = booking;
  return (
    <SmallWriteButton
      disabled={isBusy}
      onClick={() => void record({ ...next, currency, guestName, direction: 'in' })}
    >
      {t('Received {amount}', { amount: moneyText(next.amount, currency) })}
    </SmallWriteButton>
  );
}
