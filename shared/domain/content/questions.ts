import { questionTexts } from '../../i18n/catalogues';
import type { Language } from '../../i18n/languages';
import type { Item } from './contentTypes';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The product's frequent questions. Separate from the other defaults, because guests' browsers do not load them. */
export function defaultQuestions(language: Language): Item<string>[] {
  const texts = questionTexts(language);
  return NUMBERS.map((n) => ({
    id: String(n),
    title: texts[`${n}.title`],
    text: texts[`${n}.text`],
  }));
}
