import type { PaymentJson } from '@shared/contract/payments/payments';
import { PURPOSES, type Purpose } from '@shared/domain/payments/paymentState';
import { parseCents } from '@shared/domain/prices/money';
import { useEffect } from 'react';
import { useRecordPayment, useRemovePayment } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { keepFocusAt } from '../components/keepFocus';
import { showFailure } from '../components/showFailure';
import { useToday } from '../components/useToday';
import { t } from '../i18n/t';

/** Id of Today's heading, which takes the focus when the focused row disappears. */
export const TODAY_ID = 'today';

/** What a guest owes, by purpose; `sum` with its currency. */
export type Owed = { guestName: string; sum: string; amounts: Record<Purpose, string> };

/** Records what a guest owes as received today. The notification offers to undo it. */
export function useReceived(bookingId: number) {
  const paidOn = useToday();
  const record = useRecordPayment(bookingId);
  const remove = useRemovePayment(bookingId);
  useEffect(() => () => void setTimeout(() => keepFocusAt(TODAY_ID)), []);

  const undo = async (payments: readonly PaymentJson[]) => {
    try {
      for (const payment of payments) await remove.mutateAsync(payment);
      showToast({ title: t('Payment removed') });
    } catch (error) {
      showFailure(t('The payment is still there.'), error);
    }
  };
  const receive = async ({ guestName, sum, amounts }: Owed) => {
    const recorded: PaymentJson[] = [];
    try {
      for (const purpose of PURPOSES.filter((one) => parseCents(amounts[one]) > 0)) {
        const { payments } = await record.mutateAsync({
          direction: 'in',
          purpose,
          paidOn,
          amount: amounts[purpose],
          way: purpose === 'security' ? 'cash' : 'transfer',
          note: null,
          isRepeated: false,
        });
        recorded.push(...payments.toSorted((one, other) => other.id - one.id).slice(0, 1));
      }
      showToast({
        title: t('{amount} received from {guestName}', { amount: sum, guestName }),
        action: { label: t('Undo'), run: () => void undo(recorded) },
      });
    } catch (error) {
      showFailure(t('The payment was not saved.'), error);
    }
  };
  return { receive, isSaving: record.isPending };
}
