import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  type Language,
} from '@shared/i18n/languages';
import type { Context } from 'koa';

/** The caller's preferred language; the site sends its page's language. */
export function languageOfReader(ctx: Context): Language {
  const best = ctx.acceptsLanguages([...LANGUAGE_CODES]);
  return best !== false && isLanguage(best) ? best : DEFAULT_LANGUAGE;
}
