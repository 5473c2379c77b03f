import type { pt } from './pt';
import { textOf } from './textOf';

/** What gives the back office's sentences in the user's language: `t('{n} nights', { n: 3 })`. */
export const t = textOf<keyof typeof pt>();
