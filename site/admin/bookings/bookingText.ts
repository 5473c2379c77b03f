import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { formatDay, villaDay } from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/prices/money';

const LOCALE = 'en-GB';

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

/** Says that a stay has nights which the owner's own rule keeps free; it can be confirmed all the same. */
export function keptFreeText(nights: BookingDetail['keptFreeNights']): string {
  const days = nights.map((night) => formatDay(night, LOCALE)).join(', ');
  return `Your rule keeps nights free between stays, and this stay has ${nights.length === 1 ? 'one' : 'some'} of them: ${days}. You can confirm it all the same.`;
}
