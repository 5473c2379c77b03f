import { addDays, daysBetween, isPlainDate, parts, type PlainDate } from '@shared/domain/date';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { dayMonthText, shortDayText } from './formats';
import { t } from '../i18n/t';

/**
 * `12 Apr – 15 Apr 2027`; both years across New Year. For stays; blocked or priced nights use {@link
 * nightRangeText}.
 */
export function stayText({ checkinDate, checkoutDate }: Stay): string {
  const isOneYear = parts(checkinDate).year === parts(checkoutDate).year;
  const from = isOneYear ? dayMonthText(checkinDate) : shortDayText(checkinDate);
  return `${from} – ${shortDayText(checkoutDate)}`;
}

/** `Mon 12 Apr`; with the year if it is not the current one. */
export function rowDayText(day: PlainDate, today: PlainDate): string {
  return shortDayText(day, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(parts(day).year !== parts(today).year && { year: 'numeric' }),
  }).replaceAll(',', '');
}

export function nightsText({ checkinDate, checkoutDate }: Stay): string {
  return t('{nights} {nights|night|nights}', { nights: daysBetween(checkinDate, checkoutDate) });
}

/** `12 Apr – 15 Apr 2027 · 3 nights`; empty for incomplete dates. */
export function stayAndNightsText(stay: Stay): string {
  if (!hasNights(stay.checkinDate, stay.checkoutDate)) return '';
  return `${stayText(stay)} · ${nightsText(stay)}`;
}

/**
 * Blocked or priced nights: `nights 20 to 22 Apr 2027 (3 nights)`, `night of 20 Apr 2027`.
 * @param from the first night
 * @param to the morning after the last one
 */
export function nightRangeText(from: PlainDate, to: PlainDate): string {
  const last = addDays(to, -1);
  if (last === from) return t('night of {from}', { from: shortDayText(from) });
  const [start, end] = [parts(from), parts(last)];
  const first =
    start.year !== end.year
      ? shortDayText(from)
      : start.month !== end.month
        ? dayMonthText(from)
        : String(start.day);
  return t('nights {first} to {last} ({nights} nights)', {
    first,
    last: shortDayText(last),
    nights: daysBetween(from, to),
  });
}

/** `Nights 20 to 22 …`; empty for incomplete dates. */
export function nightRangeTitle(from: PlainDate, to: PlainDate): string {
  if (!hasNights(from, to)) return '';
  const text = nightRangeText(from, to);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hasNights(from: PlainDate, to: PlainDate): boolean {
  return isPlainDate(from) && isPlainDate(to) && daysBetween(from, to) >= 1;
}
