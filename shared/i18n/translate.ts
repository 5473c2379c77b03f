import type { pages } from './en/pages';
import { fill, type ParamsIn } from './fill';
import type { Language } from './languages';
import type { Translation } from './translation';
import type { ValidationTexts } from './validation';

/** Every text's key; a language that misses one does not compile. */
export type TextKey = keyof typeof pages;
/** What pages say in a language; in English what the contract says of fields needs no translation. */
export type Catalogue = Translation<typeof pages> & Partial<ValidationTexts>;
/** All of a language that is not English. */
export type WholeCatalogue = Translation<typeof pages> & ValidationTexts;

type Params<Key extends TextKey> = Record<ParamsIn<(typeof pages)[Key]>, string | number>;

/** A text in the page's language, with its parameters filled in. */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...params: ParamsIn<(typeof pages)[Key]> extends never ? [] : [Params<Key>]
) => string;

/** What gives the texts of a catalogue, with their parameters filled in. */
export function translateFrom(catalogue: Catalogue, language: Language): Translate {
  return (key, ...params) => fill(catalogue[key], params[0] ?? {}, language);
}
