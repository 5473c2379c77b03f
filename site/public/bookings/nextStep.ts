import { formatDay } from '@shared/domain/date';
import type { Page } from '../PageContext';
import type { Selection } from './staySelection';

/** Tells the guest which date to pick next; `null` once both are picked. */
export function nextStep(
  { checkinDate, checkoutDate }: Selection,
  { t, locale }: Pick<Page, 't' | 'locale'>,
): string | null {
  if (checkinDate && checkoutDate) return null;
  if (checkinDate) return t('calendar.pickCheckout', { date: formatDay(checkinDate, locale) });
  if (checkoutDate) return t('calendar.pickCheckin', { date: formatDay(checkoutDate, locale) });
  return t('bill.empty');
}

/** Names the dates that a change of month or currency has cleared. @returns `null` without a check-in */
export function clearedText(
  { checkinDate, checkoutDate }: Selection,
  { t, locale }: Pick<Page, 't' | 'locale'>,
): string | null {
  if (!checkinDate) return null;
  const day = (date: string) => formatDay(date, locale, { day: 'numeric', month: 'short' });
  return checkoutDate
    ? t('calendar.clearedStay', { from: day(checkinDate), to: day(checkoutDate) })
    : t('calendar.clearedCheckin', { from: day(checkinDate) });
}
