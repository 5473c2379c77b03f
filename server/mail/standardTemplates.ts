import type { Template, TemplateKind } from '@shared/domain/mail/mailTemplates';
import type { Language } from '@shared/i18n/languages';
import { mailTemplatesDe } from '@shared/i18n/mail.de';
import { mailTemplatesEn } from '@shared/i18n/mail.en';
import { mailTemplatesFr } from '@shared/i18n/mail.fr';
import { mailTemplatesNl } from '@shared/i18n/mail.nl';
import { mailTemplatesPt } from '@shared/i18n/mail.pt';
import type { Translation } from '@shared/i18n/translation';

const TEXTS: Readonly<Record<Language, Translation<typeof mailTemplatesEn>>> = {
  en: mailTemplatesEn,
  pt: mailTemplatesPt,
  de: mailTemplatesDe,
  fr: mailTemplatesFr,
  nl: mailTemplatesNl,
};

/** What stands around a template, and what holds until the owner has changed it. */
export function templateTexts(language: Language): Translation<typeof mailTemplatesEn> {
  return TEXTS[language];
}

/** A mail's words until the owner has changed them. */
export function standardTemplate(kind: TemplateKind, language: Language): Template {
  const texts = TEXTS[language];
  return { subject: texts[`${kind}.subject`], body: texts[`${kind}.body`] };
}
