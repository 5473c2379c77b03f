import {
  addDays,
  daysBetween,
  formatShortDay,
  isPlainDate,
  parts,
  type PlainDate,
} from '@shared/domain/date';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { currentLocale } from '../i18n/language';
import { t } from '../i18n/t';

/**
 * Check-in to check-out: `12 Apr – 15 Apr 2027`; both years across New Year. Of stays only: what has
 * nights and no guest says so in words, see {@link nightRangeText}.
 */
export function stayText({ checkinDate, checkoutDate }: Stay): string {
  const isOneYear = parts(checkinDate).year === parts(checkoutDate).year;
  const from = isOneYear
    ? formatShortDay(checkinDate, currentLocale(), { day: 'numeric', month: 'short' })
    : formatShortDay(checkinDate, currentLocale());
  return `${from} – ${formatShortDay(checkoutDate, currentLocale())}`;
}

/** A day as a list begins with it: `Mon 12 Apr`, with the year where it is another than this one. */
export function rowDayText(day: PlainDate, today: PlainDate): string {
  return formatShortDay(day, currentLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(parts(day).year !== parts(today).year && { year: 'numeric' }),
  }).replaceAll(',', '');
}

/** `1 night`, `7 nights`. */
export function nightsText({ checkinDate, checkoutDate }: Stay): string {
  return t('{nights} {nights|night|nights}', { nights: daysBetween(checkinDate, checkoutDate) });
}

/** Both of a stay: `12 Apr – 15 Apr 2027 · 3 nights`; empty while a form's fields make none. */
export function stayAndNightsText(stay: Stay): string {
  if (!hasNights(stay.checkinDate, stay.checkoutDate)) return '';
  return `${stayText(stay)} · ${nightsText(stay)}`;
}

/**
 * Nights that are blocked or have a price of their own, by the first and the last of them:
 * `nights 20 to 22 Apr 2027 (3 nights)`, `night of 20 Apr 2027`.
 * @param from the first night
 * @param to the morning after the last one
 */
export function nightRangeText(from: PlainDate, to: PlainDate): string {
  const last = addDays(to, -1);
  if (last === from) return t('night of {from}', { from: formatShortDay(from, currentLocale()) });
  const [start, end] = [parts(from), parts(last)];
  const first =
    start.year !== end.year
      ? formatShortDay(from, currentLocale())
      : start.month !== end.month
        ? formatShortDay(from, currentLocale(), { day: 'numeric', month: 'short' })
        : String(start.day);
  return t('nights {first} to {last} ({nights} nights)', {
    first,
    last: formatShortDay(last, currentLocale()),
    nights: daysBetween(from, to),
  });
}

/** The same where it begins a line: `Nights 20 to 22 …`; empty while a form's fields make none. */
export function nightRangeTitle(from: PlainDate, to: PlainDate): string {
  if (!hasNights(from, to)) return '';
  const text = nightRangeText(from, to);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hasNights(from: PlainDate, to: PlainDate): boolean {
  return isPlainDate(from) && isPlainDate(to) && daysBetween(from, to) >= 1;
}
