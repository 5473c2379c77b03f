import { legalTexts, type LegalTexts } from '../../i18n/catalogues';
import type { Language } from '../../i18n/languages';
import type { Inline, RichText } from '../content/richText';
import type { Item } from '../content/values';
import type { LegalKey } from './pages';

type LegalTextKey = keyof LegalTexts;

/** How many sections each page has. */
const LEGAL_SECTIONS = { privacy: 9, terms: 9, cancellation: 4 } as const;

/**
 * The product's own sections of the law's pages. Apart from the other defaults, which every guest
 * loads: these are read on the server and in the back office only.
 */
export function defaultLegalSections(language: Language): Record<LegalKey, Item<string>[]> {
  const texts = legalTexts(language);
  return {
    'privacy.items': sections('privacy', texts),
    'terms.items': sections('terms', texts),
    'cancellation.items': sections('cancellation', texts),
  };
}

function sections(page: keyof typeof LEGAL_SECTIONS, texts: LegalTexts): Item<string>[] {
  return Array.from({ length: LEGAL_SECTIONS[page] }, (_, index) => {
    const id = String(index + 1);
    return {
      id,
      // As many as `LEGAL_SECTIONS` says; a test counts them.
      title: texts[`${page}.${id}.title` as LegalTextKey],
      text: texts[`${page}.${id}.text` as LegalTextKey],
    };
  });
}

/** What can be filled into a section, written in braces. */
export type LegalSlots = {
  villa: string;
  operator: string;
  contact: string;
  enquiryMonths: string;
  messageMonths: string;
  stayMonths: string;
  mailDays: string;
  logMonths: string;
  taxYears: string;
};

/** A text with the words in braces filled in; words that are no slot stay as they are. */
export function fillSlots(text: string, slots: LegalSlots): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(slots, name) ? slots[name as keyof LegalSlots] : written,
  );
}

/** The same in a text whose marks have been read, so that what is filled in can make none. */
export function fillRichText(text: RichText, slots: LegalSlots): RichText {
  if (typeof text === 'string') return fillSlots(text, slots);
  return text.map((paragraph) => paragraph.map((part) => fillInline(part, slots)));
}

function fillInline(part: Inline, slots: LegalSlots): Inline {
  if (typeof part === 'string') return fillSlots(part, slots);
  if (part.kind === 'break') return part;
  return { ...part, children: part.children.map((child) => fillInline(child, slots)) };
}
