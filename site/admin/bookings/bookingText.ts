import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import type { BookingAction } from '@shared/domain/bookings/bookingStatus';
import { villaDay, type PlainDate } from '@shared/domain/date';
import { currentLocale } from '../i18n/language';
import { t } from '../i18n/t';
import { moneyText, shortDayText } from '../components/formats';

export function createdText({ createdAt }: Pick<BookingJson, 'createdAt'>): string {
  return shortDayText(villaDay(new Date(createdAt)));
}

export function amountText({
  totalAmount,
  currency,
}: Pick<BookingJson, 'totalAmount' | 'currency'>): string {
  return moneyText(totalAmount, currency);
}

export function amountInEurText({
  totalAmountEur,
  currency,
}: Pick<BookingJson, 'totalAmountEur' | 'currency'>): string | null {
  return currency === 'EUR' ? null : moneyText(totalAmountEur, 'EUR');
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

export function alsoSoldText({ alsoSoldBy }: Pick<BookingJson, 'alsoSoldBy'>): string | null {
  if (!alsoSoldBy?.length) return null;
  return t(
    '{names} {n|has|have} nights of it as well and may have sold them: please look there first.',
    { names: alsoSoldBy.join(', '), n: alsoSoldBy.length },
  );
}

/** `You wrote 21:11`, with the day unless it is today. */
export function wroteText(wroteAt: string): string {
  const at = new Date(wroteAt);
  const isToday = at.toDateString() === new Date().toDateString();
  const time = new Intl.DateTimeFormat(currentLocale(), {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  return t('You wrote {time}', { time });
}

export function competingText(competing: NonNullable<BookingJson['competing']>): string {
  const names = competing.map(({ guestName }) => guestName);
  return t('{names} {n|asks|ask} for nights of it too', {
    names: new Intl.ListFormat(currentLocale()).format(names),
    n: names.length,
  });
}

export function keptFreeText(nights: BookingDetail['keptFreeNights']): string {
  const days = nights.map((night) => shortDayText(night)).join(', ');
  return t(
    'Your rule keeps nights free between stays, and this stay has {length|one|some} of them: {days}. You can confirm it all the same.',
    { length: nights.length, days },
  );
}

export function dayWithWeekdayText(day: PlainDate): string {
  return shortDayText(day, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}
