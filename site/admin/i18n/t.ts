import type { Taking } from '@shared/i18n/say';
import type { pt } from './pt';
import { textOf } from './textOf';

/**
 * A sentence without parameters, in English: what constants hold, because the language is not known while a file is
 * loaded. Whoever shows it translates it with `t`.
 */
export type Sentence = Taking<keyof typeof pt>;

/** What gives the back office's sentences in the user's language: `t('{n} nights', { n: 3 })`. */
export const t = textOf<keyof typeof pt>();
