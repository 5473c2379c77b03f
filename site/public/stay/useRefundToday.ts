import type { StayPage } from '@shared/contract/stay/stayPage';
import type { StayText } from '@shared/i18n/stayPage';
import { usePage } from '../PageContext';
import { useStayText } from './stayText';

/**
 * Refund for cancelling today, based on the amount paid if known. A pending cancellation request counts from
 * the day it was made.
 */
export function useRefundToday({ refund, currency, totalCents }: StayPage): string | null {
  const { money: format } = usePage();
  const { text, day } = useStayText();
  if (!refund) return null;
  const { askedOn } = refund;
  const sentence = refundText(refund, { currency, totalCents }, { format, text });
  if (askedOn === null) return sentence;
  return [text('cancel.asked', { day: day(askedOn) }), sentence].filter(Boolean).join(' ');
}

function refundText(
  { cents, paid: known }: NonNullable<StayPage['refund']>,
  { currency, totalCents }: Pick<StayPage, 'currency' | 'totalCents'>,
  { format, text }: { format: ReturnType<typeof usePage>['money']; text: StayText },
): string | null {
  const money = (amount: number) => format(amount, currency);
  const total = money(totalCents);
  if (!known) return cents > 0 ? text('cancel.today', { amount: money(cents), total }) : null;
  const { paidCents, backCents, keptCents } = known;
  const paid = money(paidCents);
  if (paidCents <= 0) {
    return keptCents > 0
      ? text('cancel.todayOwed', { kept: money(keptCents), total })
      : text('cancel.todayUnpaid');
  }
  if (backCents === 0) return text('cancel.todayNone', { paid });
  return backCents >= paidCents
    ? text('cancel.todayAll', { paid })
    : text('cancel.todayPart', { back: money(backCents), paid });
}
