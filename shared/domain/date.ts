import { VILLA } from '../villa';

/** A calendar day at the villa, `yyyy-MM-dd`. A string, so that no time zone can shift it. */
export type PlainDate = string;

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Milliseconds of a 24-hour day. The villa's days may have 23 or 25 hours. */
export const DAY_MS = 86_400_000;
const MS_PER_HOUR = DAY_MS / 24;
/** Other years are treated as typing errors. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/**
 * Whether a text is a real calendar day `yyyy-MM-dd` of the years 2000 to 2199. `2026-02-30`, `2026-2-3` and
 * timestamps are not.
 */
export function isPlainDate(text: string): boolean {
  if (!PLAIN_DATE.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  return fromDayNumber(dayNumber(text)) === text;
}

/** Days since 1970-01-01. Computed in UTC, where every day has 24 hours. */
export function dayNumber(date: PlainDate): number {
  return (
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) /
    DAY_MS
  );
}

/** The inverse of {@link dayNumber}. */
export function fromDayNumber(days: number): PlainDate {
  const known = daysByNumber.get(days);
  if (known !== undefined) return known;
  const day = new Date(days * DAY_MS).toISOString().slice(0, 10);
  if (daysByNumber.size < MAX_KNOWN_DAYS) daysByNumber.set(days, day);
  return day;
}

/** Cache. Pricing walks over the same nights several times and would spend most of its time on formatting days. */
const daysByNumber = new Map<number, PlainDate>();
/** Ten years, more than guests and owner can request. */
const MAX_KNOWN_DAYS = 3_660;

/** The day `days` later (earlier when negative). */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day of the month `months` later, or that month's last day if it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const { year, month, day } = parts(date);
  const first = firstOfMonth(year, month + months);
  return addDays(first, Math.min(day, daysInMonth(first)) - 1);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Every day from `first` to `last`, both included; none when `last` is earlier. */
export function eachDay(first: PlainDate, last: PlainDate): PlainDate[] {
  const start = dayNumber(first);
  const count = Math.max(0, dayNumber(last) - start + 1);
  return Array.from({ length: count }, (_, index) => fromDayNumber(start + index));
}

/** Month from 1 to 12. */
export function parts(date: PlainDate): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

export function startOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 8)}01`;
}

export function endOfMonth(date: PlainDate): PlainDate {
  return addDays(startOfMonth(date), daysInMonth(date) - 1);
}

/** Days in the month of `date`: 28 to 31. */
export function daysInMonth(date: PlainDate): number {
  const { year, month } = parts(date);
  return daysBetween(startOfMonth(date), firstOfMonth(year, month + 1));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: PlainDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** The villa's calendar day at an instant. @param instant passed by the caller, so that tests can set the clock */
export function villaDay(instant: Date): PlainDate {
  const hour = Math.floor(instant.getTime() / MS_PER_HOUR);
  if (hour !== lastAsked.hour) lastAsked = { hour, day: VILLA_DAY_FORMAT.format(instant) };
  return lastAsked.day;
}

/** The instant at which a day begins at the villa. */
export function startOfVillaDay(day: PlainDate): Date {
  // No zone is more than fourteen hours from UTC, and the villa's day changes on a full hour.
  const earliest = dayNumber(day) * DAY_MS - 14 * MS_PER_HOUR;
  for (let hour = 0; ; hour += 1) {
    const instant = new Date(earliest + hour * MS_PER_HOUR);
    if (villaDay(instant) >= day) return instant;
  }
}

/**
 * The instant at which the villa's clock shows a full hour of a day. For an hour skipped by summer time the next
 * one, for an hour that occurs twice the first.
 * @param hour 0 to 23
 */
export function villaTimestamp(day: PlainDate, hour: number): Date {
  const start = startOfVillaDay(day).getTime();
  // A clock change is at most an hour.
  for (let hours = Math.max(0, hour - 1); ; hours += 1) {
    const instant = new Date(start + hours * MS_PER_HOUR);
    if (hours > hour || Number(VILLA_HOUR_FORMAT.format(instant)) >= hour) return instant;
  }
}

/**
 * Cache: every request asks for today, and formatting is slow. The villa's day only changes on a full hour of UTC.
 */
let lastAsked = { hour: Number.NaN, day: '' };

/** `en-CA` formats days as `yyyy-MM-dd`. Creating a formatter is slow. */
const VILLA_DAY_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: VILLA.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const VILLA_HOUR_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: VILLA.timeZone,
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * A day as text in sentences, equal on server and browser in any time zone. Portuguese months are written out; see
 * {@link formatShortDay} for narrow places.
 * @param locale BCP 47, for example `en-GB`
 */
export function formatDay(
  date: PlainDate,
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  return dayFormat(locale, readable(locale, options)).format(new Date(dayNumber(date) * DAY_MS));
}

/** Portuguese shortens `2 de junho` to `2/06`, which others read as the sixth of February. */
function readable(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return locale === 'pt-PT' && options.month === 'short' ? { ...options, month: 'long' } : options;
}

/**
 * A day for narrow places (rows, tables, forms), with the short month name in every language: `3 May 2027`, `3 mai.
 * 2027`.
 */
export function formatShortDay(
  date: PlainDate,
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  const at = new Date(dayNumber(date) * DAY_MS);
  return withShortNames(locale, options, (own) => dayFormat(own, options).format(at));
}

/** {@link formatShortDay} without the year: `3 May`. */
export function formatDayOfYear(date: PlainDate, locale: string): string {
  return formatShortDay(date, locale, { day: 'numeric', month: 'short' });
}

/** A timestamp for narrow places, in the reader's time zone, formatted like {@link formatShortDay}. */
export function formatShortDateTime(
  at: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return withShortNames(locale, options, (own) => new Intl.DateTimeFormat(own, options).format(at));
}

/**
 * Uses the Brazilian locale, because Portugal's short form of a month is its number. The short names are the same.
 */
function withShortNames(
  locale: string,
  { month }: Intl.DateTimeFormatOptions,
  write: (locale: string) => string,
): string {
  return locale === 'pt-PT' && month === 'short'
    ? write('pt-BR').replaceAll(' de ', ' ')
    : write(locale);
}

/** Cache by locale and options: creating a formatter costs more than a hundred uses. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dayFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  dayFormats.set(key, made);
  return made;
}

function firstOfMonth(year: number, month: number): PlainDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
