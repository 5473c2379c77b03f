import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useLanguage } from './language';
import { textOf } from './textOf';

/** Words that are the same in Portuguese. */
const SHARED =
  /^(Exterior|Interior|Logout|Total|Site|Extras|[Ee]xtras?:? “?{.*}”?|{.*}|[^A-Za-z]*)$/;
const FILES = import.meta.glob<Record<string, Record<string, string>>>(
  [
    '../**/*.pt.ts',
    '../../../desktop/renderer/texts.pt.ts',
    '../../../shared/i18n/owner{Contract,Files,Labels}.pt.ts',
    '../../../server/{errors,mail/ownerMail}.pt.ts',
  ],
  { eager: true },
);

afterEach(() => useLanguage.setState({ language: 'en', texts: null }));

it.each(Object.keys(FILES))('%s leaves nothing empty or in English', (file) => {
  const [sentences = {}] = Object.values(FILES[file] ?? {});
  const wrong = Object.entries(sentences).filter(
    ([english, own]) =>
      own.trim() === '' ||
      (own === english && !SHARED.test(english)) ||
      // Browsers format percentages without a space in both languages.
      /\s%/.test(`${english} ${own}`),
  );
  expect(wrong).toEqual([]);
});

it('has each sentence of the screens once', () => {
  const files = Object.entries(FILES).filter(
    ([file]) => !/desktop|ownerFiles|ownerMail/.test(file),
  );
  const all = files.flatMap(([, exported]) => Object.values(exported).flatMap(Object.keys));
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});

const NIGHTS = '{n} {n|night|nights} in {month}';
const SIGNED_IN = 'You sign in as {name}.';
const t = textOf<typeof NIGHTS | typeof SIGNED_IN | 'Open{#amount}'>();

it('gives the sentence in the language that is spoken when it is asked for', () => {
  expect(t(NIGHTS, { n: 1, month: 'May' })).toBe('1 night in May');
  useLanguage.setState({
    language: 'pt',
    texts: { [NIGHTS]: '{n} {n|noite|noites} em {month}' },
  });
  expect(t(NIGHTS, { n: 2, month: 'maio' })).toBe('2 noites em maio');
  // A missing translation falls back to English.
  expect(t(SIGNED_IN, { name: 'Ana' })).toBe('You sign in as Ana.');
});

it('hides the meaning that distinguishes two sentences', () => {
  expect(t('Open{#amount}')).toBe('Open');
  expect(renderToStaticMarkup(t.parts('Open{#amount}'))).toBe('<span>Open</span>');
});

it('compiles only with all parameters and no others', () => {
  // @ts-expect-error a parameter is missing
  t(NIGHTS, { n: 1 });
  // @ts-expect-error there is no such sentence
  t('Days');
  expect(t(SIGNED_IN, { name: 'Ana' })).toContain('Ana');
});
