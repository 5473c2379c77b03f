import { expect, it } from 'vitest';
import { formatMoney } from '../domain/prices/money';
import { formatDay } from '../domain/date';
import { translator } from './catalogues';
import { formatTime } from './formatTime';
import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages';
import { translation } from './translation';

it('uses the singular for zero in French', () => {
  expect(translator('fr')('booking.guestCount', { n: 0 })).toBe('0 personne');
  expect(translator('de')('booking.guestCount', { n: 0 })).toBe('0 Gäste');
  expect(translator('pt')('booking.guestCount', { n: 1 })).toBe('1 hóspede');
});

it.each<[Language, string, string, string]>([
  ['en', '£1,204.50', '€450', '2 Jun 2027'],
  ['de', '1.204,50 £', '450 €', '2. Juni 2027'],
  ['fr', '1 204,50 £', '450 €', '2 juin 2027'],
  ['nl', '£ 1.204,50', '€ 450', '2 jun 2027'],
  ['pt', '1204,50 £', '450 €', '2 de junho de 2027'],
])('writes amounts and days in %s', (language, pounds, euros, day) => {
  const { locale } = LANGUAGES[language];
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  expect(plain(formatMoney(120_450, 'GBP', locale))).toBe(pounds);
  expect(plain(formatMoney(45_000, 'EUR', locale))).toBe(euros);
  expect(formatDay('2027-06-02', locale)).toBe(day);
});

it('writes the time as each language does', () => {
  const written = LANGUAGE_CODES.map((code) => formatTime('16:00', code).replaceAll(/\s/g, ' '));
  expect(written).toEqual(['4:00 PM', '16h00', '16:00 Uhr', '16 h', '16.00 uur']);
});

it('does not compile with an incomplete translation', () => {
  const english = { one: 'From {a}', many: '{n} {n|night|nights}' } as const;
  type English = typeof english;
  translation<English>()({ one: 'Ab {a}', many: '{n} {n|Nacht|Nächte}' });
  // @ts-expect-error a key is missing
  translation<English>()({ one: 'Ab {a}' });
  // @ts-expect-error a key is superfluous
  translation<English>()({ one: 'Ab {a}', many: '{n} {n|Nacht|Nächte}', more: 'x' });
  // @ts-expect-error a parameter is missing
  translation<English>()({ one: 'Ab', many: '{n} {n|Nacht|Nächte}' });
  // @ts-expect-error a parameter is unknown
  translation<English>()({ one: 'Ab {b}', many: '{n} {n|Nacht|Nächte}' });
  // @ts-expect-error a plural form is missing
  translation<English>()({ one: 'Ab {a}', many: '{n} {n|Nacht}' });
  // @ts-expect-error the choice by a number is missing
  translation<English>()({ one: 'Ab {a}', many: '{n} Nächte' });
  expect(english.one).toBe('From {a}');
});

const ENGLISH = /\b(the|you|your|we|to|is|for|of)\b/i;
/** The exports of each file with texts, by key: for owners such as `ownerMail.pt.ts`, for guests `pt/server.ts`. */
const FILES = import.meta.glob<Record<string, Record<string, unknown>>>(
  ['./*.??.ts', './??/*.ts'],
  { eager: true },
);
const textsOf = (file: string) => Object.assign({}, ...Object.values(FILES[file] ?? {})) as object;
const inEnglish = (file: string) =>
  file.replace(/\.\w\w\.ts$/, '.en.ts').replace(/^\.\/\w\w\//, './en/');

it('leaves no sentence in English', () => {
  const translations = Object.keys(FILES).filter((file) => inEnglish(file) !== file);
  expect(translations).toContain('./pt/server.ts');
  const left = translations.flatMap((file) => {
    const english = new Map(Object.entries(textsOf(inEnglish(file))));
    const same = Object.entries(textsOf(file)).filter(([key, text]) => text === english.get(key));
    const sentences = same.filter(([, text]) => ENGLISH.test(`${text}`));
    return sentences.map(([key]) => `${file}: ${key}`);
  });
  expect(left).toEqual([]);
});
