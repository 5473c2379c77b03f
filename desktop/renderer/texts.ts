import { textOf } from '@site/admin/i18n/textOf';
import type { rendererPt } from './texts.pt';

/** Translates the sentences of the app's own screens. */
export const t = textOf<keyof typeof rendererPt>();
