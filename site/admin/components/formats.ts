import { formatShortDay, type PlainDate } from '@shared/domain/date';
import { formatMoney, parseCents, type Cents, type Currency } from '@shared/domain/prices/money';
import { currentLocale } from '../i18n/language';

export function centsText(cents: Cents, currency: Currency): string {
  return formatMoney(cents, currency, currentLocale());
}

/** @param amount as in the contract: `450.00` */
export function moneyText(amount: string, currency: Currency): string {
  return centsText(parseCents(amount), currency);
}

export function shortDayText(day: PlainDate, options?: Intl.DateTimeFormatOptions): string {
  return formatShortDay(day, currentLocale(), options);
}

/** `12 Apr`. */
export function dayMonthText(day: PlainDate): string {
  return shortDayText(day, { day: 'numeric', month: 'short' });
}
