import type { PaymentJson } from '@shared/contract/payments/payments';
import type { Direction, Purpose } from '@shared/domain/payments/paymentState';
import { parseCents, type Currency } from '@shared/domain/prices/money';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client';
import { useRecordPayment, useRemovePayment } from '../../queries/payments';
import { showToast } from '../../stores/toasts';
import { failureText } from '../components/failureText';
import { centsText, moneyText } from '../components/formats';
import { keepFocusAt } from '../components/keepFocus';
import { showFailure } from '../components/showFailure';
import { useToday } from '../components/useToday';
import { t } from '../i18n/t';

/** Each part is recorded as a payment of its own. */
export type Sum = {
  guestName: string;
  currency: Currency;
  parts: readonly { purpose: Purpose; amount: string }[];
};

type Progress = { saved: readonly PaymentJson[]; isRepeated: boolean };

/**
 * Records amounts with today's date in one press. The notification offers to undo it.
 * @param headingId takes the focus when the focused row disappears
 */
export function useRecordPayments(bookingId: number, headingId: string) {
  const paidOn = useToday();
  const save = useRecordPayment(bookingId);
  const remove = useRemovePayment(bookingId);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => () => void setTimeout(() => keepFocusAt(headingId)), [headingId]);

  const undoOf = (payments: readonly PaymentJson[]) => {
    const undo = async () => {
      try {
        for (const payment of payments) await remove.mutateAsync(payment);
        showToast({ title: t('Payment removed') });
      } catch (error) {
        showFailure(t('The payment is still there.'), error);
      }
    };
    return { label: t('Undo'), run: () => void undo() };
  };

  /** @throws if nothing was saved; the same payment on the same day is asked about in a notification instead */
  const run = async (direction: Direction, sum: Sum, { saved, isRepeated }: Progress) => {
    const { parts, currency } = sum;
    const done = [...saved];
    try {
      for (const [index, { purpose, amount }] of parts.entries()) {
        if (index < saved.length) continue;
        const { payments } = await save.mutateAsync({
          direction,
          purpose,
          amount,
          paidOn,
          way: direction === 'off' ? 'other' : purpose === 'security' ? 'cash' : 'transfer',
          note: null,
          isRepeated: isRepeated && index === saved.length,
        });
        done.push(...payments.toSorted((one, other) => other.id - one.id).slice(0, 1));
      }
      showToast({ title: doneText(direction, sum), action: undoOf(done) });
    } catch (error) {
      const rest = parts[done.length];
      const savedText = moneyOf(done, currency);
      if (rest && error instanceof ApiError && error.body?.code === 'payment_exists') {
        showToast({
          title: t('{amount} is already recorded today', {
            amount: moneyText(rest.amount, currency),
          }),
          description:
            done.length > 0
              ? t('{amount} before it was saved.', { amount: savedText })
              : t('Somebody else may have entered the same payment.'),
          tone: 'destructive',
          action: {
            label: t('Record it again'),
            run: () => void start(direction, sum, { saved: done, isRepeated: true }),
          },
        });
      } else if (done.length > 0) {
        showToast({
          title: t('Only {saved} of {amount} was saved', {
            saved: savedText,
            amount: sumText(sum),
          }),
          description: failureText(error),
          tone: 'destructive',
          action: undoOf(done),
        });
      } else throw error;
    }
  };
  const start = async (direction: Direction, sum: Sum, progress: Progress) => {
    setSaving(true);
    try {
      await run(direction, sum, progress);
    } catch (error) {
      showFailure(t('The payment was not saved.'), error);
    } finally {
      setSaving(false);
    }
  };
  return {
    isSaving,
    record: (direction: 'in' | 'out', sum: Sum) => {
      if (!isSaving) void start(direction, sum, NOTHING_YET);
    },
    /** @throws if it was not written off */
    writeOff: (sum: Sum) => run('off', sum, NOTHING_YET),
  };
}

const NOTHING_YET: Progress = { saved: [], isRepeated: false };

function moneyOf(parts: readonly { amount: string }[], currency: Currency): string {
  return centsText(
    parts.reduce((cents, { amount }) => cents + parseCents(amount), 0),
    currency,
  );
}

export function sumText({ parts, currency }: Sum): string {
  return moneyOf(parts, currency);
}

function doneText(direction: Direction, sum: Sum): string {
  const { guestName } = sum;
  const params = { amount: sumText(sum), guestName };
  switch (direction) {
    case 'in':
      return t('{amount} received from {guestName}', params);
    case 'out':
      return t('{amount} given back to {guestName}', params);
    case 'off':
      return t('{amount} of {guestName} written off', params);
  }
}
