import { en } from './en';

/** Every text's key; a language that misses one does not compile. */
export type TextKey = keyof typeof en;
export type Catalogue = Readonly<Record<TextKey, string>>;

/** Names of the `{parameters}` in a text. `{n|one|many}` takes `n` and chooses by its number. */
export type ParamsIn<Text extends string> = Text extends `${string}{${infer Param}}${infer Rest}`
  ? (Param extends `${infer Name}|${string}` ? Name : Param) | ParamsIn<Rest>
  : never;

type Params<Key extends TextKey> = Record<ParamsIn<(typeof en)[Key]>, string | number>;

/** A text in the page's language, with its parameters filled in. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...params: ParamsIn<(typeof en)[Key]> extends never ? [] : [Params<Key>]
) => string;

const CATALOGUES = { en } as const satisfies Record<string, Catalogue>;
export type Language = keyof typeof CATALOGUES;
export const DEFAULT_LANGUAGE: Language = 'en';

/** The language of a page: its path's first step, where that names one; English has none. */
export function languageOf(path: string): Language {
  const first = path.split('/')[1] ?? '';
  return Object.keys(CATALOGUES).find((language) => language === first) === undefined
    ? DEFAULT_LANGUAGE
    : (first as Language);
}

/** The texts of a language. */
export function translator(language: Language): Translate {
  const catalogue: Catalogue = CATALOGUES[language];
  return (key, ...params) => fill(catalogue[key], params[0] ?? {});
}

/** A text with its parameters filled in. */
export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{([^}]+)\}/g, (_match, slot: string) => {
    const [name = '', one, many] = slot.split('|');
    const value = params[name] ?? '';
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}
