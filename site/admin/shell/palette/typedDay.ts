import { addDays, isPlainDate, parts, type PlainDate } from '@shared/domain/date';

/** In both languages of the back office, whichever is active. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'janeiro'],
  ['february', 'fevereiro'],
  ['march', 'marco'],
  ['april', 'abril'],
  ['may', 'maio'],
  ['june', 'junho'],
  ['july', 'julho'],
  ['august', 'agosto'],
  ['september', 'setembro'],
  ['october', 'outubro'],
  ['november', 'novembro'],
  ['december', 'dezembro'],
];
/** Shorter prefixes match several months, and people's names. */
const SHORTEST_NAME = 3;

/**
 * Parses a date, such as `2027-04-12`, `12.4.`, `12/4/27`, `12 April`, `Apr 12 2027`, `april`, `tomorrow`, and in
 * Portuguese `12 de abril`, `amanhã`. The day precedes the month. Without a year the next such date is meant.
 * @param today the villa's day
 * @returns `null` for any other text
 */
export function typedDay(text: string, today: PlainDate): PlainDate | null {
  // Removes the accents of `março` and `amanhã`.
  const typed = text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (['today', 'hoje'].includes(typed)) return today;
  if (['tomorrow', 'amanha'].includes(typed)) return addDays(today, 1);
  if (isPlainDate(typed)) return typed;
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-]?(\d{2}|\d{4})?$/.exec(typed) ?? [];
  if (day && month) return dayOf(Number(day), Number(month), year, today);
  return writtenDay(typed, today);
}

function writtenDay(typed: string, today: PlainDate): PlainDate | null {
  const words = typed.split(/[\s,]+(?:de\s+)?/);
  if (words.length > 3) return null;
  const name = words.find((word) => /^[a-z]/.test(word)) ?? '';
  const month = MONTHS.findIndex((names) => names.some((known) => known.startsWith(name))) + 1;
  const numbers = words.filter((word) => word !== name);
  const isUnderstood = numbers.every((word) => /^\d{1,2}(st|nd|rd|th|\.)?$|^\d{4}$/.test(word));
  if (name.length < SHORTEST_NAME || month === 0 || !isUnderstood) return null;
  const year = numbers.find((word) => word.length === 4 && /^\d+$/.test(word));
  const [day, ...others] = numbers.filter((word) => word !== year);
  if (others.length > 0) return null;
  return dayOf(day === undefined ? 1 : Number.parseInt(day, 10), month, year, today, !day);
}

function dayOf(
  day: number,
  month: number,
  year: string | undefined,
  today: PlainDate,
  isMonth = false,
): PlainDate | null {
  const inYear = (given: number): PlainDate | null => {
    const date = [given, month, day].map((part) => String(part).padStart(2, '0')).join('-');
    return isPlainDate(date) ? date : null;
  };
  if (year) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const thisYear = parts(today).year;
  // The next 29 February may be up to eight years away.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = inYear(thisYear + ahead);
    // A month that has begun means this year's.
    if (date && (date >= today || (isMonth && date.slice(0, 7) === today.slice(0, 7)))) return date;
  }
  return null;
}
