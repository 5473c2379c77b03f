import type { Template, TemplateKind } from '@shared/domain/mail/templates';
import type { Language } from '@shared/i18n/languages';
import { templatesDe } from '@shared/i18n/templates.de';
import { templatesEn } from '@shared/i18n/templates.en';
import { templatesFr } from '@shared/i18n/templates.fr';
import { templatesNl } from '@shared/i18n/templates.nl';
import { templatesPt } from '@shared/i18n/templates.pt';
import type { Translation } from '@shared/i18n/translation';

const TEXTS: Readonly<Record<Language, Translation<typeof templatesEn>>> = {
  en: templatesEn,
  pt: templatesPt,
  de: templatesDe,
  fr: templatesFr,
  nl: templatesNl,
};

/** What stands around a template, and what holds until the owner has changed it. */
export function templateTexts(language: Language): Translation<typeof templatesEn> {
  return TEXTS[language];
}

/** A mail's words until the owner has changed them. */
export function standardTemplate(kind: TemplateKind, language: Language): Template {
  const texts = TEXTS[language];
  return { subject: texts[`${kind}.subject`], body: texts[`${kind}.body`] };
}
