import type { Template, TemplateKind } from '@shared/domain/mail/mailTemplates';
import { serverTexts, type ServerTexts } from '@shared/i18n/catalogues';
import type { Language } from '@shared/i18n/languages';

export function templateTexts(language: Language): ServerTexts['mailTemplates'] {
  return serverTexts(language).mailTemplates;
}

export function defaultTemplate(kind: TemplateKind, language: Language): Template {
  const texts = templateTexts(language);
  return { subject: texts[`${kind}.subject`], body: texts[`${kind}.body`] };
}
