import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { BookingAction } from '@shared/domain/bookings/bookingStatus';
import { formatShortDay, villaDay, type PlainDate } from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/prices/money';
import { t } from '../i18n/t';
import { currentLocale } from '../i18n/language';

export function createdText({ createdAt }: Pick<BookingJson, 'createdAt'>): string {
  return formatShortDay(villaDay(new Date(createdAt)), currentLocale());
}

export function amountText({
  totalAmount,
  currency,
}: Pick<BookingJson, 'totalAmount' | 'currency'>): string {
  return formatMoney(parseCents(totalAmount), currency, currentLocale());
}

/** EUR value at booking time of a total in another currency; `null` for EUR. */
export function amountInEurText({
  totalAmountEur,
  currency,
}: Pick<BookingJson, 'totalAmountEur' | 'currency'>): string | null {
  return currency === 'EUR'
    ? null
    : formatMoney(parseCents(totalAmountEur), 'EUR', currentLocale());
}

export function statusText(status: string): string {
  switch (status) {
    case 'enquiry':
      return t('enquiry');
    case 'pending':
      return t('pending');
    case 'confirmed':
      return t('confirmed');
    case 'cancelled':
      return t('cancelled');
    default:
      return status;
  }
}

export function actionText({ label }: BookingAction): string {
  return {
    Confirm: t('Confirm'),
    Decline: t('Decline'),
    Cancel: t('Cancel'),
  }[label];
}

/** Names the external calendars that also have the booking's nights; `null` for none. */
export function alsoSoldText({ alsoSoldBy }: Pick<BookingJson, 'alsoSoldBy'>): string | null {
  if (!alsoSoldBy?.length) return null;
  return t(
    '{names} {n|has|have} nights of it as well and may have sold them: please look there first.',
    { names: alsoSoldBy.join(', '), n: alsoSoldBy.length },
  );
}

export function keptFreeText(nights: BookingDetail['keptFreeNights']): string {
  const days = nights.map((night) => formatShortDay(night, currentLocale())).join(', ');
  return t(
    'Your rule keeps nights free between stays, and this stay has {length|one|some} of them: {days}. You can confirm it all the same.',
    { length: nights.length, days },
  );
}

/** `Mon, 12 Apr 2027`. */
export function weekdayText(day: PlainDate): string {
  return formatShortDay(day, currentLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
