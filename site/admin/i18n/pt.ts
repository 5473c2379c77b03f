import { labelsPt } from '@shared/i18n/labelsByEnglish.pt';
import { sentencesPt } from '@shared/i18n/sentencesByEnglish.pt';
import { validationPt } from '@shared/i18n/validation.pt';
import type { Translation } from '@shared/i18n/translation';

type Texts = Translation<Record<string, string>>;

/**
 * Everything that the back office says in Portuguese, by the texts' keys: the `texts.pt.ts` of all
 * folders, in one script that only those load who read it.
 */
export const pt: Texts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, Texts>>('../**/texts.pt.ts', { eager: true }),
  ).flatMap((file) => Object.values(file)),
) as Texts;

/** The same of what the contract, the rules and the server say or name in English, some of it to guests as well. */
export const sentences: Texts = {
  ...Object.fromEntries(
    Object.entries(validationPt).map((pair) => pair.map((text) => text.replace('{n}', '#'))),
  ),
  ...labelsPt,
  ...sentencesPt,
};
