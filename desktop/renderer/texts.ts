import { textOf } from '@site/admin/i18n/textOf';
import type { rendererPt } from './texts.pt';

export const t = textOf<keyof typeof rendererPt>();
