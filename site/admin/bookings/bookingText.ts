import type { BookingJson } from '@shared/contract/booking';
import { daysBetween, formatDay, parts, villaDay } from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/money';

const LOCALE = 'en-GB';

type Stay = Pick<BookingJson, 'checkinDate' | 'checkoutDate'>;

/** Check-in to check-out: `12 Apr – 15 Apr 2027`; both years across New Year. */
export function stayText({ checkinDate, checkoutDate }: Stay): string {
  const isOneYear = parts(checkinDate).year === parts(checkoutDate).year;
  const from = isOneYear
    ? formatDay(checkinDate, LOCALE, { day: 'numeric', month: 'short' })
    : formatDay(checkinDate, LOCALE);
  return `${from} – ${formatDay(checkoutDate, LOCALE)}`;
}

/** `1 night`, `7 nights`. */
export function nightsText({ checkinDate, checkoutDate }: Stay): string {
  const nights = daysBetween(checkinDate, checkoutDate);
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`;
}

/** The villa's day on which the booking was made. */
export function createdText({ createdAt }: Pick<BookingJson, 'createdAt'>): string {
  return formatDay(villaDay(new Date(createdAt)), LOCALE);
}

/** The total as the guest saw it. */
export function amountText({
  totalAmount,
  currency,
}: Pick<BookingJson, 'totalAmount' | 'currency'>): string {
  return formatMoney(parseCents(totalAmount), currency);
}

/** What a total in another currency was in EUR when it was booked; `null` for one in EUR. */
export function amountInEurText({
  totalAmountEur,
  currency,
}: Pick<BookingJson, 'totalAmountEur' | 'currency'>): string | null {
  return currency === 'EUR' ? null : formatMoney(parseCents(totalAmountEur), 'EUR');
}

/** Where a telephone link of a number as it was typed leads. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
