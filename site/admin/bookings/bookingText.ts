import type { BookingJson } from '@shared/contract/bookings/booking';
import {
  addDays,
  daysBetween,
  formatDay,
  parts,
  villaDay,
  type PlainDate,
} from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/prices/money';

const LOCALE = 'en-GB';

type Stay = Pick<BookingJson, 'checkinDate' | 'checkoutDate'>;

/**
 * Check-in to check-out: `12 Apr – 15 Apr 2027`; both years across New Year. Of stays only: what has
 * nights and no guest says so in words, see {@link nightRangeText}.
 */
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

/**
 * Nights that are blocked or have a price of their own, by the first and the last of them:
 * `nights 20 to 22 Apr 2027 (3 nights)`, `night of 20 Apr 2027`.
 * @param from the first night
 * @param to the morning after the last one
 */
export function nightRangeText(from: PlainDate, to: PlainDate): string {
  const last = addDays(to, -1);
  if (last === from) return `night of ${formatDay(from, LOCALE)}`;
  const [start, end] = [parts(from), parts(last)];
  const first =
    start.year !== end.year
      ? formatDay(from, LOCALE)
      : start.month !== end.month
        ? formatDay(from, LOCALE, { day: 'numeric', month: 'short' })
        : String(start.day);
  return `nights ${first} to ${formatDay(last, LOCALE)} (${daysBetween(from, to)} nights)`;
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
