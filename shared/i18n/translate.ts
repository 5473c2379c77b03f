import { en } from './en';
import { fill, type ParamsIn } from './fill';

/** Every text's key; a language that misses one does not compile. */
export type TextKey = keyof typeof en;
export type Catalogue = Readonly<Record<TextKey, string>>;

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

/** The texts of a language, by their keys. */
export function catalogueOf(language: Language): Catalogue {
  return CATALOGUES[language];
}

/** What gives the texts of a language, with their parameters filled in. */
export function translator(language: Language): Translate {
  const catalogue = catalogueOf(language);
  return (key, ...params) => fill(catalogue[key], params[0] ?? {});
}
