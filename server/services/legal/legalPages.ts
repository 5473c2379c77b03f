import { type LegalDetails } from '@shared/contract/legal/legal';
import { LEGAL_PAGES, type LegalPage } from '@shared/domain/legal/pages';
import type { RichText } from '@shared/domain/content/richText';
import { untranslatedUnits } from '@shared/domain/content/translation';
import { contentOf, type Item, type Overrides } from '@shared/domain/content/contentTypes';
import {
  defaultLegalSections,
  fillRichText,
  fillSlots,
  type LegalSlots,
} from '@shared/domain/legal/legalTexts';
import type { Retention } from '@shared/contract/privacy/privacy';
import { RECEIPT_YEARS } from '@shared/domain/privacy/erasure';
import { legalTexts, translator } from '@shared/i18n/catalogues';
import { fill } from '@shared/i18n/fill';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import { contentInLanguage, itemsInLanguage } from '../content/contentInLanguage';
import { shownItems } from '../content/pageContent';
import type { Legal } from './legalDetails';

export type LegalContent = Pick<Legal, 'details' | 'cancellation'> & {
  sections: (Item<RichText> & {
    /** On a page of another language. */
    isEnglish?: true;
  })[];
};

export type LegalSource = {
  language: Language;
  english: Overrides;
  /** In the page's language. */
  own: Overrides;
};

/** Each legal page: the owner's sections, or the product's, with the details. @param retention periods */
export function legalContents(
  legal: Legal,
  { language, english, own }: LegalSource,
  retention: Retention,
): Record<LegalPage, LegalContent> {
  const { content } = contentInLanguage(english, own, language);
  const whole = contentOf(translator(language), content);
  const slots = slotsOf(legal.details, whole, retention, language);
  const englishSlots = slotsOf(legal.details, whole, retention, DEFAULT_LANGUAGE);
  const untranslated = language === DEFAULT_LANGUAGE ? [] : untranslatedUnits(english, own);
  const originals = defaultLegalSections(DEFAULT_LANGUAGE);
  const defaults = defaultLegalSections(language);
  const contents = LEGAL_PAGES.map((page) => {
    const key = `${page}.items` as const;
    const isEnglish = (id: string) => untranslated.includes(`${key}:${id}`);
    const items =
      language === DEFAULT_LANGUAGE
        ? (own[key] ?? [])
        : itemsInLanguage(english[key] ?? [], own[key] ?? [], originals[key], isEnglish);
    const sections = shownItems(items, defaults[key]).map(({ id, title, text }) => ({
      id,
      title: fillSlots(title, isEnglish(id) ? englishSlots : slots),
      text: fillRichText(text, isEnglish(id) ? englishSlots : slots),
      ...(isEnglish(id) && { isEnglish: true as const }),
    }));
    return [page, { ...legal, sections }] as const;
  });
  // One entry per page; the type of `fromEntries` does not say so.
  return Object.fromEntries(contents) as Record<LegalPage, LegalContent>;
}

function slotsOf(
  { operatorName, privacyContact }: LegalDetails,
  content: { 'villa.name': string; 'contact.email': string },
  retention: Retention,
  language: Language,
): LegalSlots {
  const villa = content['villa.name'];
  const texts = legalTexts(language);
  return {
    villa,
    operator: operatorName ?? fill(texts['missing.operator'], { villa }),
    contact: privacyContact ?? (content['contact.email'] || texts['missing.contact']),
    enquiryMonths: String(retention.enquiryMonths),
    messageMonths: String(retention.messageMonths),
    stayMonths: String(retention.stayMonths),
    mailDays: String(retention.mailDays),
    logMonths: String(retention.logMonths),
    taxYears: String(RECEIPT_YEARS),
  };
}
