import type { OpenPayment } from '@shared/contract/payments/duePayments';
import type { Direction } from '@shared/domain/payments/paymentState';
import { useRecordPayment, useRemovePayment } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { moneyText } from '../components/formats';
import { showFailure } from '../components/showFailure';
import { useToday } from '../components/useToday';
import { t } from '../i18n/t';

type Amount = Pick<OpenPayment, 'purpose' | 'amount' | 'currency' | 'guestName'> & {
  direction: Direction;
};

/** Records an open amount with today's date in one press. The notification offers to undo it. */
export function useRecordNow(bookingId: number) {
  const today = useToday();
  const save = useRecordPayment(bookingId);
  const remove = useRemovePayment(bookingId);
  const record = async (
    { direction, purpose, amount, currency, guestName }: Amount,
    throws = false,
  ): Promise<void> => {
    try {
      const { payments } = await save.mutateAsync({
        direction,
        purpose,
        amount,
        paidOn: today,
        way: direction === 'off' ? 'other' : purpose === 'security' ? 'cash' : 'transfer',
        note: null,
        isRepeated: false,
      });
      const [latest] = payments.toSorted((a, b) => b.id - a.id);
      const undo = async () => {
        try {
          if (latest) await remove.mutateAsync(latest);
        } catch (error) {
          showFailure(t('The payment is still there.'), error);
        }
      };
      const params = { amount: moneyText(amount, currency), guestName };
      showToast({
        title:
          direction === 'in'
            ? t('{amount} received from {guestName}', params)
            : direction === 'out'
              ? t('{amount} given back to {guestName}', params)
              : t('{amount} of {guestName} written off', params),
        action: { label: t('Undo'), run: () => void undo() },
      });
    } catch (error) {
      if (throws) throw error;
      showFailure(t('The payment was not saved.'), error);
    }
  };
  return { isBusy: save.isPending, record };
}
