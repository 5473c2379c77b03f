import { type LegalDetails } from '@shared/contract/legal/legal';
import { LEGAL_PAGES, type LegalPage } from '@shared/domain/legal/pages';
import type { RichText } from '@shared/domain/content/richText';
import { contentOf, type Item, type Overrides } from '@shared/domain/content/values';
import {
  defaultLegalSections,
  fillRichText,
  fillSlots,
  type LegalSlots,
} from '@shared/domain/legal/legalTexts';
import type { Retention } from '@shared/contract/privacy/privacy';
import { RECEIPT_YEARS } from '@shared/domain/privacy/erasure';
import { translator } from '@shared/i18n/catalogues';
import type { Language } from '@shared/i18n/languages';
import { pageContent, shownItems } from '../content/pageContent';
import type { Legal } from './legalDetails';

/** All that a page of the law says. */
export type LegalContent = Pick<Legal, 'details' | 'cancellation'> & {
  sections: Item<RichText>[];
};

/**
 * What each page of the law says: the owner's sections where there are any, otherwise the
 * product's, with the details filled in.
 * @param overrides the owner's content, published or of the draft
 * @param retention how long what is kept
 */
export function legalContents(
  legal: Legal,
  overrides: Overrides,
  retention: Retention,
  language: Language,
): Record<LegalPage, LegalContent> {
  const content = contentOf(translator(language), pageContent(overrides, language));
  const slots = slotsOf(legal.details, content, retention);
  const defaults = defaultLegalSections();
  const contents = LEGAL_PAGES.map((page) => {
    const key = `${page}.items` as const;
    const sections = shownItems(overrides[key] ?? [], defaults[key]).map((section) => ({
      id: section.id,
      title: fillSlots(section.title, slots),
      text: fillRichText(section.text, slots),
    }));
    return [page, { ...legal, sections }] as const;
  });
  // One entry for each page, as `fromEntries` cannot tell.
  return Object.fromEntries(contents) as Record<LegalPage, LegalContent>;
}

function slotsOf(
  { operatorName, privacyContact }: LegalDetails,
  content: { 'villa.name': string; 'contact.email': string },
  retention: Retention,
): LegalSlots {
  const villa = content['villa.name'];
  return {
    villa,
    operator: operatorName ?? `The owner of ${villa}`,
    contact: privacyContact ?? (content['contact.email'] || 'us by the contact form of this site'),
    enquiryMonths: String(retention.enquiryMonths),
    messageMonths: String(retention.messageMonths),
    stayMonths: String(retention.stayMonths),
    taxYears: String(RECEIPT_YEARS),
  };
}
