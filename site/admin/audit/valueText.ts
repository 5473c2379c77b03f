import { isPlainDate } from '@shared/domain/date';
import type { Currency } from '@shared/domain/prices/money';
import { KIND_TEXT } from '../payments/paymentText';
import { weekdayName } from '../prices/WeekdaysField';
import { dateTimeText } from '../components/dateTimeText';
import { currentLocale, translated } from '../i18n/language';
import { dayMonthText, moneyText, shortDayText } from '../components/formats';
import { t } from '../i18n/t';
import { STORED_TEXTS } from './storedTexts';

/** Fields with text written by people, shown unchanged. */
const FREE_TEXT_FIELDS: ReadonlySet<string> = new Set([
  'answer',
  'contact',
  'description',
  'directions',
  'guestName',
  'houseNotes',
  'houseRules',
  'message',
  'name',
  'note',
  'notes',
  'reason',
  'specialRequests',
  'subject',
  'text',
  'title',
  'voidReason',
]);
const WEEKDAY_FIELDS: ReadonlySet<string> = new Set(['arrivalDays', 'departureDays']);

export function isFreeText(field: string): boolean {
  return FREE_TEXT_FIELDS.has(field.split(' › ').at(-1) ?? field);
}

/**
 * A logged value in the reader's language.
 * @param field full name, such as `seasons › High summer › minStay`
 * @param currency of amounts
 */
export function valueText(field: string, value: unknown, currency?: Currency): string {
  const name = field.split(' › ').at(-1) ?? field;
  if (typeof value !== 'string') return wordText(name, JSON.stringify(value), currency);
  if (isFreeText(field)) return value;
  if (WEEKDAY_FIELDS.has(name) && /^[0-6](, [0-6])*$/.test(value)) {
    return value
      .split(', ')
      .map((day) => weekdayName(Number(day), 'long'))
      .join(', ');
  }
  // Lists and objects are stored as one text: `days before 30, refund percent 100; …`.
  return value
    .split('; ')
    .map((item) =>
      item
        .split(', ')
        .map((part) => partText(name, part, currency))
        .join(', '),
    )
    .join('; ');
}

/** `totalAmount` as “total amount”. Separators between the parts stay. */
export function fieldText(field: string): string {
  return field
    .split(' › ')
    .map((part) =>
      nameOf(part.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)),
    )
    .join(', ');
}

/** A stored field's name in the reader's language. @param name in small letters, `total amount` */
function nameOf(name: string): string {
  return storedText(`field: ${name}`) ?? name;
}

function storedText(key: string): string | null {
  const known = translated(key);
  return known === key ? (STORED_TEXTS[key] ?? null) : known;
}

/** One word, or a field's name with its value: `refund percent 100`. */
function partText(name: string, part: string, currency?: Currency): string {
  const due = /^([a-z]+) (.+) by (\d{4}-\d{2}-\d{2})$/.exec(part);
  const [, kind = '', amount = '', day = ''] = due ?? [];
  if (isItemKind(kind)) {
    return t('{kind} {amount} by {day}', {
      kind: t(KIND_TEXT[kind]),
      amount,
      day: shortDayText(day),
    });
  }
  const named = /^([a-z]+(?: [a-z]+)*) (\S+)$/.exec(part);
  const [, label = '', value = ''] = named ?? [];
  if (!named || nameOf(part) !== part) return wordText(name, part, currency);
  const inner = label.replaceAll(/ ([a-z])/g, (_space, letter: string) => letter.toUpperCase());
  const text = wordText(inner, value, currency);
  // `per night` is one word that contains its field.
  return text.startsWith(`${nameOf(label)} `) ? text : `${nameOf(label)} ${text}`;
}

function wordText(name: string, word: string, currency?: Currency): string {
  if (word === 'true') return t('yes');
  if (word === 'false') return t('no');
  const state = `${name}: ${word}`;
  const known = storedText(state);
  if (known !== null) return known;
  if (isPlainDate(word)) return shortDayText(word);
  if (/^\d{4}-\d{2}-\d{2}T/.test(word)) return dateTimeText(word);
  // A yearly date, as in seasons.
  if (/^\d{2}-\d{2}$/.test(word) && isPlainDate(`2000-${word}`)) {
    return dayMonthText(`2000-${word}`);
  }
  if (currency && /^-?\d+\.\d\d$/.test(word)) return moneyText(word, currency);
  if (/^-?\d+\.\d+$/.test(word)) return decimalText(word);
  return daySpanText(word) ?? word;
}

/** Days stored as `2027-03-20 to 2027-04-05`; otherwise `null`. */
export function daySpanText(text: string): string | null {
  const [, from = '', to = ''] = /^(\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  if (!isPlainDate(from) || !isPlainDate(to)) return null;
  return `${shortDayText(from)} – ${shortDayText(to)}`;
}

/** Keeps all decimals, because each one matters in a rate. */
function decimalText(decimal: string): string {
  const digits = decimal.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(Number(decimal));
}

function isItemKind(kind: string): kind is keyof typeof KIND_TEXT {
  return Object.hasOwn(KIND_TEXT, kind);
}
