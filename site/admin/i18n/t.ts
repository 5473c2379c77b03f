import type { Taking } from '@shared/i18n/say';
import type { pt } from './pt';
import { textOf } from './textOf';

/**
 * An English sentence without parameters, for constants: the language is not known while a file loads. Components
 * translate it with `t`.
 */
export type Sentence = Taking<keyof typeof pt>;

/** Translates a sentence: `t('{n} nights', { n: 3 })`. */
export const t = textOf<keyof typeof pt>();
