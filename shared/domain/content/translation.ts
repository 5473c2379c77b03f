import { CONTENT_FIELDS, fieldOf } from './fields';
import type { ContentKey, ItemChange, Overrides } from './contentTypes';

/** Lines that are never translated, such as names and telephone numbers. */
const NAMES: readonly ContentKey[] = [
  'villa.name',
  'villa.title',
  'villa.guests',
  'villa.place',
  'villa.locality',
  'villa.region',
  'villa.postalCode',
  'contact.phone',
  'contact.whatsApp',
  'host.name',
  'contact.email',
];

/** The product's sentences that contain a text of the owner's, which may be in English. */
const USED_IN = {
  'villa.tagline': 'hero.lead',
  'contact.hours': 'contact.lead',
} as const satisfies Partial<Record<ContentKey, ContentKey>>;

/** Id of a default entry. Guests see these even if the stored list lacks them. */
const DEFAULT_ENTRY = /^\d+$/;

const KEYS = Object.keys(CONTENT_FIELDS) as ContentKey[];

export function isSameInEveryLanguage(key: ContentKey): boolean {
  const { kind } = fieldOf(key);
  return kind === 'line' ? NAMES.includes(key) : kind !== 'marked' && kind !== 'items';
}

/**
 * What a page in another language shows in English: fields, and list entries as `field:id`. These are English texts
 * that the owner has changed and not translated, and sentences of the product that contain such texts.
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
  const used = (Object.keys(USED_IN) as (keyof typeof USED_IN)[])
    .filter((fact) => units.includes(fact))
    .map((fact) => USED_IN[fact])
    .filter((sentence) => english[sentence] === undefined && own[sentence] === undefined);
  return [...units, ...used];
}

function hasUntranslatedPart(entry: ItemChange, own: readonly ItemChange[]): boolean {
  const translated = own.find(({ id }) => id === entry.id);
  return (['title', 'text'] as const).some((part) => entry[part] && !translated?.[part]);
}

/** Texts by unit: a field, or a list entry as `field:id`. */
export function textsByUnit(content: Overrides): Map<string, string> {
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

/** False for an entry that the English content hides or removes. */
export function isUnitShown(unit: string, english: Overrides): boolean {
  const [key, id] = unit.split(':') as [ContentKey, string?];
  if (id === undefined) return true;
  const entry = ((english[key] ?? []) as ItemChange[]).find((other) => other.id === id);
  return entry ? !entry.isHidden : DEFAULT_ENTRY.test(id);
}
