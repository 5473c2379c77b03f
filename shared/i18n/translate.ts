import type { pages } from './en/pages';
import { fill, type ParamsIn } from './fill';
import type { Language } from './languages';
import type { Translation } from './translation';
import type { ValidationTexts } from './validation';

/** Key of a text; a language without one of the keys does not compile. */
export type TextKey = keyof typeof pages;
/** Texts of pages in a language. English needs no translation of the contract's messages. */
export type Catalogue = Translation<typeof pages> & Partial<ValidationTexts>;
/** Texts of pages in a language other than English. */
export type WholeCatalogue = Translation<typeof pages> & ValidationTexts;

type Params<Key extends TextKey> = Record<ParamsIn<(typeof pages)[Key]>, string | number>;

/** Returns a text in the page's language, with its parameters filled in. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...params: ParamsIn<(typeof pages)[Key]> extends never ? [] : [Params<Key>]
) => string;

/** Returns a function for the texts of a catalogue, with their parameters filled in. */
export function translateFrom(catalogue: Catalogue, language: Language): Translate {
  return (key, ...params) => fill(catalogue[key], params[0] ?? {}, language);
}
