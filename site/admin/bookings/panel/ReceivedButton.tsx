import type { BookingJson } from '@shared/contract/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiContext';
import { bookingPaymentsQuery } from '../../../queries/payments';
import { SmallWriteButton } from '../../components/SmallButton';
import { nextDue } from '../../payments/paymentText';
import { sumText, useRecordPayments, type Sum } from '../../payments/useRecordPayments';
import { t } from '../../i18n/t';

/**
 * Records the next due amount as received today, in one press.
 * @param nameId takes the focus when nothing is due any more
 */
export function ReceivedButton({ booking, nameId }: { booking: BookingJson; nameId: string }) {
  const { data } = useQuery(bookingPaymentsQuery(useApi(), booking.id));
  const next = data && nextDue(data);
  if (!next) return null;
  const { id, currency, guestName } = booking;
  return <Received bookingId={id} nameId={nameId} sum={{ guestName, currency, parts: [next] }} />;
}

function Received({ bookingId, nameId, sum }: { bookingId: number; nameId: string; sum: Sum }) {
  const { isSaving, record } = useRecordPayments(bookingId, nameId);
  return (
    <SmallWriteButton aria-disabled={isSaving} onClick={() => record('in', sum)}>
      {t('Received {amount}', { amount: sumText(sum) })}
    </SmallWriteButton>
  );
}
