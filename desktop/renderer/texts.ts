import { textOf } from '@site/admin/i18n/textOf';
import type { rendererPt } from './texts.pt';

/** What gives the sentences of the app's own screens in the user's language. */
export const t = textOf<keyof typeof rendererPt>();
