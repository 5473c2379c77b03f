import type { Template, TemplateKind } from '@shared/domain/mail/mailTemplates';
import { serverTexts, type ServerTexts } from '@shared/i18n/catalogues';
import type { Language } from '@shared/i18n/languages';

/** What stands around a template, and what holds until the owner has changed it. */
export function templateTexts(language: Language): ServerTexts['mailTemplates'] {
  return serverTexts(language).mailTemplates;
}

/** A mail's text before the owner edits it. */
export function standardTemplate(kind: TemplateKind, language: Language): Template {
  const texts = templateTexts(language);
  return { subject: texts[`${kind}.subject`], body: texts[`${kind}.body`] };
}
