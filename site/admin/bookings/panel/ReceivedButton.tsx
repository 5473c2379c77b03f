import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingPayments, ScheduleItemJson } from '@shared/contract/payments/payments';
import { formatCents, parseCents } from '@shared/domain/prices/money';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiContext';
import {
  bookingPaymentsQuery,
  useRecordPayment,
  useRemovePayment,
} from '../../../queries/payments';
import { moneyText } from '../../components/formats';
import { SmallWriteButton } from '../../components/SmallButton';
import { showUndoable } from '../../components/showUndoable';
import { useAttempt } from '../../components/useAttempt';
import { useToday } from '../../components/useToday';
import { t } from '../../i18n/t';

/** Records the next due amount as received by bank transfer today, in one press. */
export function ReceivedButton({ booking }: { booking: BookingJson }) {
  const { data } = useQuery(bookingPaymentsQuery(useApi(), booking.id));
  const record = useRecordPayment(booking.id);
  const remove = useRemovePayment(booking.id);
  const today = useToday();
  const attempt = useAttempt({ failed: 'Not recorded' });
  const next = data && nextDue(data);
  if (!data || !next) return null;
  const amount = openOf(next);
  const text = t('Received {amount}', { amount: moneyText(amount, data.currency) });
  const handleClick = () =>
    attempt.run(async () => {
      const known = new Set(data.payments.map(({ id }) => id));
      const { payments } = await record.mutateAsync({
        direction: 'in',
        purpose: next.kind === 'security' ? 'security' : 'stay',
        paidOn: today,
        amount,
        way: 'transfer',
        note: null,
        isRepeated: false,
      });
      const added = payments.find(({ id }) => !known.has(id));
      showUndoable(
        { title: t('Payment recorded'), description: `${booking.guestName}: ${text}` },
        added ? () => remove.mutateAsync(added) : null,
      );
    });
  return (
    <SmallWriteButton aria-disabled={attempt.isBusy} onClick={() => void handleClick()}>
      {text}
    </SmallWriteButton>
  );
}

/** The first part of the payment that is not paid yet. */
export function nextDue({ isKept, isStored, schedule }: BookingPayments): ScheduleItemJson | null {
  if (!isKept || !isStored) return null;
  return schedule.find((item) => item.kind !== 'kept' && parseCents(openOf(item)) > 0) ?? null;
}

function openOf({ amount, paid }: ScheduleItemJson): string {
  return formatCents(Math.max(0, parseCents(amount) - parseCents(paid)));
}
