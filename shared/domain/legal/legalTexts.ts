import { legalTexts, type LegalTexts } from '../../i18n/catalogues';
import type { Language } from '../../i18n/languages';
import type { Inline, RichText } from '../content/richText';
import type { Item } from '../content/contentTypes';
import type { LegalKey } from './pages';

type LegalTextKey = keyof LegalTexts;

/** How many sections each page has. */
const LEGAL_SECTIONS = { privacy: 9, terms: 9, cancellation: 4 } as const;

/**
 * The product's sections of the legal pages. Separate from the other defaults, because guests' browsers do not load
 * them.
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
      // A test checks the number against `LEGAL_SECTIONS`.
      title: texts[`${page}.${id}.title` as LegalTextKey],
      text: texts[`${page}.${id}.text` as LegalTextKey],
    };
  });
}

/** Values for the placeholders in braces. */
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

type Slots = Readonly<Record<string, string>>;

/** Fills the placeholders in braces; unknown ones stay unchanged. */
export function fillSlots(text: string, slots: Slots): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(slots, name) ? (slots[name] ?? written) : written,
  );
}

/** Same for parsed text, so that values cannot contain marks. */
export function fillRichText(text: RichText, slots: Slots): RichText {
  if (typeof text === 'string') return fillSlots(text, slots);
  return text.map((paragraph) => paragraph.map((part) => fillInline(part, slots)));
}

function fillInline(part: Inline, slots: Slots): Inline {
  if (typeof part === 'string') return fillSlots(part, slots);
  if (part.kind === 'break') return part;
  return { ...part, children: part.children.map((child) => fillInline(child, slots)) };
}
