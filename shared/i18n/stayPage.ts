import { inEachLanguage, serverTexts } from './catalogues';
import type { offer, stayPage } from './en/server';
import { fill, type ParamsIn } from './fill';
import type { Language } from './languages';

type English = typeof stayPage & typeof offer;
type Key = keyof English;

const STAY_PAGE_TEXTS = inEachLanguage((language) => {
  const texts = serverTexts(language);
  return { ...texts.stayPage, ...texts.offer };
});

/** A text of the guest's page, with its parameters filled in. */
export type StayText = <K extends Key>(
  key: K,
  ...params: ParamsIn<English[K]> extends never
    ? []
    : [Record<ParamsIn<English[K]>, string | number>]
) => string;

/** Returns a function for the texts of the guest's page in a language. */
export function stayPageText(language: Language): StayText {
  return (key, ...params) => fill(STAY_PAGE_TEXTS[language][key], params[0] ?? {}, language);
}

/** The sentence about the result of a form; `null` for an unknown code. */
export function stayOutcomeText(
  kind: 'done' | 'problem',
  code: string,
  language: Language,
): string | null {
  const key = `${kind}.${code}`;
  const texts = STAY_PAGE_TEXTS[language];
  return Object.hasOwn(texts, key) ? texts[key as Key] : null;
}
