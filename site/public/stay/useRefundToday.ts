import type { StayPage } from '@shared/contract/stay/stayPage';
import { usePage } from '../PageContext';
import { useStayText } from './stayText';

/** What cancelling today would give back, by what was paid where that is known. */
export function useRefundToday({ refund, currency, totalCents }: StayPage): string | null {
  const { money: format } = usePage();
  const { text } = useStayText();
  if (!refund) return null;
  const money = (cents: number) => format(cents, currency);
  const total = money(totalCents);
  const { cents, paid: known } = refund;
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
