import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { useLanguage } from './language';
import { pt } from './pt';
import { textOf } from './textOf';

const ADMIN = path.resolve(import.meta.dirname, '..');
const FILES = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('texts.en.ts'),
);
/** Words that are the same in Portuguese. */
const SHARED = /^(Exterior|Interior|Logout|Total|Site|Extras|[Ee]xtras?:? {.*}|{.*}|[^A-Za-z]*)$/;

afterEach(() => useLanguage.setState({ language: 'en', texts: null }));

describe.each(FILES)('%s', (file) => {
  it('is there in Portuguese, with the same parameters and nothing left in English', async () => {
    const { t, ...exported } = (await import(path.join(ADMIN, file))) as Record<string, object>;
    expect(t).toBeTypeOf('function');
    const [english] = Object.values(exported) as Record<string, string>[];
    const params = (text = '') => [...new Set(text.match(/\{\w+/g))].toSorted();
    for (const [key, text] of Object.entries(english ?? {})) {
      expect([key, pt[key]?.trim()]).not.toEqual([key, undefined]);
      expect([key, pt[key]?.trim()]).not.toEqual([key, '']);
      expect([key, params(pt[key])]).toEqual([key, params(text)]);
      // As the browser writes percentages in both languages.
      expect([key, /\s%/.test(`${text} ${pt[key]}`)]).toEqual([key, false]);
      expect([key, pt[key] === text && !SHARED.test(text)]).toEqual([key, false]);
    }
  });
});

it('names no text twice', async () => {
  const files = await Promise.all(FILES.map((file) => import(path.join(ADMIN, file))));
  const keys = (files as Record<string, object>[]).flatMap(({ t: _t, ...texts }) =>
    Object.values(texts).flatMap((all) => Object.keys(all)),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(Object.keys(pt).toSorted()).toEqual(keys.toSorted());
});

const english = {
  nights: '{n} {n|night|nights} in {month}',
  signedInAs: 'You sign in as {name}.',
} as const;
const t = textOf(english);

it('gives the text of the language that is spoken when it is asked for', () => {
  expect(t('nights', { n: 1, month: 'May' })).toBe('1 night in May');
  useLanguage.setState({
    language: 'pt',
    texts: { nights: '{n} {n|noite|noites} em {month}' },
  });
  expect(t('nights', { n: 2, month: 'maio' })).toBe('2 noites em maio');
  // One that is missing is better read in English than not at all.
  expect(t('signedInAs', { name: 'Ana' })).toBe('You sign in as Ana.');
});

it('compiles with all parameters and no others', () => {
  // @ts-expect-error a parameter is missing
  t('nights', { n: 1 });
  // @ts-expect-error there is no such text
  t('days');
  expect(t('signedInAs', { name: 'Ana' })).toContain('Ana');
});
