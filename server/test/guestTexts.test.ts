import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../projectRoot';

const FOLDER = path.join(projectRoot(), 'shared', 'i18n');
const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');
/** Words that are the same in English: names, and what the languages share. */
const SHARED =
  /^(Praia da Luz · Algarve|© .*|Alojamento Local .*|NIF .*|Golf|Villa|Home|Contact|Ponta da Piedade|Meia Praia|Sagres|Lagos|Total|Extras|Photo Gallery|Message|Privacy|Barbecue|Golfers|Notifications|Messages|Name|Code|Wi-Fi|IBAN|BIC|\{name\} \(−\{percent\}%\)|\{.*\})$/;

type Texts = Readonly<Record<string, string>>;

/** What a file of texts is about, `booking.de.ts` as `booking`; English only where guests read it. */
const SUBJECTS = readdirSync(FOLDER)
  .map((file) => /^(\w+)\.de\.ts$/.exec(file)?.[1])
  .filter((subject) => subject !== undefined);

async function textsOf(subject: string, language: Language): Promise<Texts> {
  const module = (await import(path.join(FOLDER, `${subject}.${language}.ts`))) as Record<
    string,
    Texts
  >;
  // A file may have several tables, each named with the language: `mailEn`, `mailTemplatesEn`.
  const entries = Object.entries(module)
    .filter(([name]) => name.toLowerCase().endsWith(language))
    .flatMap(([, texts]) => Object.entries(texts));
  const texts = Object.fromEntries(entries);
  const count = Object.keys(texts).length;
  if (count === 0) throw new Error(`${subject}.${language}.ts has no texts`);
  if (count < entries.length) throw new Error(`${subject}.${language}.ts has a key twice`);
  return texts;
}

it('knows every file of texts that guests read', () => {
  expect(SUBJECTS).toEqual(expect.arrayContaining(['booking', 'mail', 'stayPage']));
});

describe.each(LANGUAGE_CODES)('percentages in %s', (language) => {
  // English sentences of the contract are the keys of their translations.
  const subjects = SUBJECTS.filter((subject) => language !== 'en' || subject !== 'validation');
  it.each(subjects)('are written in %s as the browser writes them', async (subject) => {
    const parts = new Intl.NumberFormat(LANGUAGES[language].locale, { style: 'percent' });
    const between = parts.formatToParts(0.5).find(({ type }) => type === 'literal')?.value ?? '';
    for (const text of Object.values(await textsOf(subject, language))) {
      for (const [, space] of text.matchAll(/(\s?)%/g))
        expect([text, space]).toEqual([text, between]);
    }
  });
});

describe.each(OTHERS)('what guests read in %s', (language) => {
  it.each(SUBJECTS)('leaves nothing of %s in English', async (subject) => {
    // English sentences of the contract are the keys of their translations.
    const english: Texts =
      subject === 'validation'
        ? Object.fromEntries(Object.keys(await textsOf(subject, 'de')).map((key) => [key, key]))
        : await textsOf(subject, 'en');
    const texts = await textsOf(subject, language);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(
      Object.entries(english).filter(([key, text]) => texts[key] === text && !SHARED.test(text)),
    ).toEqual([]);
  });

  it.each(SUBJECTS)('has %s as it is printed: quotation marks, dots, spaces', async (subject) => {
    const texts = Object.values(await textsOf(subject, language));
    expect(
      texts.filter((text) => text.trim() === '' || /["']|\.\.\.|[^\n] {2}/.test(text)),
    ).toEqual([]);
    // A sign stays with its word or number.
    const apart = language === 'fr' ? / [:;!?»%]|« |\w[;!?»]|\}:/ : / [:;!?%]/;
    expect(texts.filter((text) => apart.test(text))).toEqual([]);
  });

  it.each(SUBJECTS.filter((subject) => subject !== 'validation'))(
    'takes the same parameters in %s as the English',
    async (subject) => {
      const params = (text = '') =>
        [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].toSorted();
      const [english, texts] = [await textsOf(subject, 'en'), await textsOf(subject, language)];
      for (const [key, text] of Object.entries(english)) {
        expect([key, params(texts[key])]).toEqual([key, params(text)]);
      }
    },
  );
});
