import { CONTENT_FIELDS, fieldOf } from './fields';
import type { ContentKey, ItemChange, Overrides } from './values';

/** Names, numbers of telephone and the like: lines that nobody translates. */
const NAMES: readonly ContentKey[] = [
  'villa.name',
  'villa.title',
  'villa.guests',
  'villa.place',
  'villa.locality',
  'villa.region',
  'villa.postalCode',
  'contact.phone',
  'contact.email',
];

/** Sentences of the product that tell a fact of the owner's, which may be in English. */
const TOLD_IN = {
  'villa.tagline': 'hero.lead',
  'contact.hours': 'contact.lead',
} as const satisfies Partial<Record<ContentKey, ContentKey>>;

/** Entries that came with the product have numbers; they are in no stored list that leaves them out. */
const DEFAULT_ENTRY = /^\d+$/;

const KEYS = Object.keys(CONTENT_FIELDS) as ContentKey[];

/** Whether a field says the same in every language, so that its English value holds for all. */
export function isSameInEveryLanguage(key: ContentKey): boolean {
  const { kind } = fieldOf(key);
  return kind === 'line' ? NAMES.includes(key) : kind !== 'marked' && kind !== 'items';
}

/**
 * What a page of another language says in English: fields, and entries of lists as `field:id`.
 * These are the words that the owner has changed in English and has not translated, and sentences
 * of the product with such words in them.
 * @param own the owner's content in the language
 */
export function untranslatedUnits(english: Overrides, own: Overrides): string[] {
  const units = KEYS.filter((key) => !isSameInEveryLanguage(key)).flatMap((key) => {
    const value = english[key];
    if (value === undefined || value === '') return [];
    if (fieldOf(key).kind !== 'items') return own[key] === undefined ? [key] : [];
    const entries = (own[key] ?? []) as ItemChange[];
    return (value as ItemChange[])
      .filter((entry) => !entry.isHidden && hasUntranslatedPart(entry, entries))
      .map(({ id }) => `${key}:${id}`);
  });
  const told = (Object.keys(TOLD_IN) as (keyof typeof TOLD_IN)[])
    .filter((fact) => units.includes(fact))
    .map((fact) => TOLD_IN[fact])
    .filter((sentence) => english[sentence] === undefined && own[sentence] === undefined);
  return [...units, ...told];
}

function hasUntranslatedPart(entry: ItemChange, own: readonly ItemChange[]): boolean {
  const translated = own.find(({ id }) => id === entry.id);
  return (['title', 'text'] as const).some((part) => entry[part] && !translated?.[part]);
}

/** The words of a content by unit: a field's, or an entry's of a list as `field:id`. */
export function wordsByUnit(content: Overrides): Map<string, string> {
  return new Map(
    KEYS.filter((key) => !isSameInEveryLanguage(key)).flatMap((key): [string, string][] => {
      const value = content[key];
      if (value === undefined) return [];
      if (fieldOf(key).kind !== 'items') return [[key, value as string]];
      return (value as ItemChange[])
        .filter(({ title, text }) => title !== undefined || text !== undefined)
        .map(({ id, title, text }) => [`${key}:${id}`, JSON.stringify([title, text])]);
    }),
  );
}

/** Whether guests can read a unit: an entry may be hidden, or taken away, in the English content. */
export function isUnitShown(unit: string, english: Overrides): boolean {
  const [key, id] = unit.split(':') as [ContentKey, string?];
  if (id === undefined) return true;
  const entry = ((english[key] ?? []) as ItemChange[]).find((other) => other.id === id);
  return entry ? !entry.isHidden : DEFAULT_ENTRY.test(id);
}
