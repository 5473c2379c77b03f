import { catalogueOf, serverTexts } from '@shared/i18n/catalogues';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { validation } from '@shared/i18n/pt/rules';
import { describe, expect, it } from 'vitest';

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');
/** Words that are the same in English: names, and words shared by the languages. */
const SHARED =
  /^(Praia da Luz · Algarve|© .*|Alojamento Local .*|NIF .*|Golf|Villa|Home|Contact|Ponta da Piedade|Meia Praia|Sagres|Lagos|Total|Extras|Photo Gallery|Message|Privacy|Barbecue|Golfers|Notifications|Messages|Name|Code|Wi-Fi|IBAN|BIC|\{name\} \(−\{percent\}%\)|\{day\}: \{reason\}\.|Total: \{total\}|\{n\} min|Rocha Negra|Promenade|Village|Garage|Annexe|Wi-Fi, \{n\} Mbit\/s|\{.*\})$/;

type Texts = Readonly<Record<string, string>>;

/** Every table of a language's guest texts: `pages`, `mail`, `stayPage`. */
const tablesOf = (language: Language): Readonly<Record<string, Texts>> => ({
  pages: catalogueOf(language),
  ...serverTexts(language),
});
const TABLES = Object.keys(tablesOf('en'));
const textsOf = (table: string, language: Language): Texts => {
  const texts = tablesOf(language)[table] ?? {};
  if (language !== 'en' || table !== 'pages') return texts;
  // English sentences of the contract are the keys of their translations.
  return { ...texts, ...Object.fromEntries(Object.keys(validation).map((key) => [key, key])) };
};

it('knows the tables of texts that guests read', () => {
  expect(TABLES).toEqual(expect.arrayContaining(['pages', 'mail', 'stayPage']));
});

describe.each(LANGUAGE_CODES)('percentages in %s', (language) => {
  it.each(TABLES)('are written in %s as the browser writes them', (table) => {
    const parts = new Intl.NumberFormat(LANGUAGES[language].locale, { style: 'percent' });
    const between = parts.formatToParts(0.5).find(({ type }) => type === 'literal')?.value ?? '';
    for (const text of Object.values(textsOf(table, language))) {
      for (const [, space] of text.matchAll(/(\s?)%/g))
        expect([text, space]).toEqual([text, between]);
    }
  });
});

describe.each(OTHERS)('what guests read in %s', (language) => {
  it.each(TABLES)('leaves nothing of %s in English', (table) => {
    const [english, texts] = [textsOf(table, 'en'), textsOf(table, language)];
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(
      Object.entries(english).filter(([key, text]) => texts[key] === text && !SHARED.test(text)),
    ).toEqual([]);
  });

  it.each(TABLES)('has %s as it is printed: quotation marks, dots, spaces', (table) => {
    const texts = Object.values(textsOf(table, language));
    expect(
      texts.filter((text) => text.trim() === '' || /["']|\.\.\.|[^\n] {2}/.test(text)),
    ).toEqual([]);
    // A punctuation mark stays with its word or number.
    const apart = language === 'fr' ? / [:;!?»%]|« |\w[;!?»]|\}:/ : / [:;!?%]/;
    expect(texts.filter((text) => apart.test(text))).toEqual([]);
  });

  it.each(TABLES)('uses the same parameters in %s as in English', (table) => {
    const params = (text = '') =>
      [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].toSorted();
    const [english, texts] = [textsOf(table, 'en'), textsOf(table, language)];
    for (const [key, text] of Object.entries(english)) {
      expect([key, params(texts[key])]).toEqual([key, params(text)]);
    }
  });
});
