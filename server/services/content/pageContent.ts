import { fieldOf } from '@shared/domain/content/fields';
import { CONTENT_KEYS, validValue } from '@shared/contract/content/content';
import type { RichText } from '@shared/domain/content/richText';
import {
  defaultContent,
  withNewDefaults,
  type ContentKey,
  type PageDefaults,
  type PageKey,
  type Item,
  type ItemChange,
  type Overrides,
  type PageContent,
} from '@shared/domain/content/contentTypes';
import { LEGAL_KEYS } from '@shared/domain/legal/pages';
import { translator } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import { readConfig } from '../../db/configCache';
import type { ReadContext } from '../serviceContext';
import { parseRichText } from './richText';

type StoreContext = Pick<ReadContext, 'models'>;

/** The newest publication's content; empty before the first. */
export function publishedOverrides(language: Language, context: StoreContext): Promise<Overrides> {
  return readConfig(context, `content ${language}`, async () => {
    const newest = await context.models.ContentPublication.findOne({
      where: { language },
      order: [['id', 'DESC']],
      attributes: ['overrides'],
    });
    return newest ? readOverrides(newest.overrides) : {};
  });
}

/** The villa's address and telephone, unless they are the product's own. */
export async function ownContact(
  context: StoreContext,
): Promise<{ place: string | null; phone: string | null }> {
  const own = await publishedOverrides(DEFAULT_LANGUAGE, context);
  return { place: own['villa.place'] ?? null, phone: own['contact.phone'] || null };
}

/** Parses stored content. A value that is unknown or no longer valid falls back to the default. */
export function readOverrides(json: string): Overrides {
  const stored: unknown = JSON.parse(json);
  const values = (typeof stored === 'object' ? stored : null) as Record<string, unknown> | null;
  const known = CONTENT_KEYS.flatMap((key) => {
    const value = values?.[key] === undefined ? null : validValue(key, values[key]);
    return value === null ? [] : [[key, value] as const];
  });
  // Each value has passed its key's schema.
  return Object.fromEntries(known);
}

export function hasPicture(
  overrides: { [Key in ContentKey]?: Overrides[Key] | undefined },
  publicId: string,
): boolean {
  return (Object.keys(overrides) as ContentKey[]).some((key) => {
    const value = overrides[key];
    switch (fieldOf(key).kind) {
      case 'image':
        return value === publicId;
      case 'items':
        return (value as ItemChange[]).some(({ image }) => image === publicId);
      default:
        return false;
    }
  });
}

/** The owner's changes ready to display: markup parsed, entries complete, hidden ones removed. */
export function pageContent(overrides: Overrides, language: Language): PageContent {
  const defaults = defaultContent(translator(language));
  const shown = (Object.keys(overrides) as ContentKey[])
    .filter(isPageKey)
    .map((key) => [key, shownValue(key, overrides, defaults)]);
  // `shownValue` returns the type that the field's kind displays.
  return Object.fromEntries(shown) as PageContent;
}

/** `services/legal` builds the legal pages, `services/facts` the frequent questions. */
export function isPageKey(key: ContentKey): key is PageKey {
  return key !== 'faq.items' && !(LEGAL_KEYS as readonly ContentKey[]).includes(key);
}

function shownValue(key: PageKey, overrides: Overrides, defaults: PageDefaults): unknown {
  const value = overrides[key];
  switch (fieldOf(key).kind) {
    case 'marked':
      return parseRichText(value as string);
    case 'items':
      return shownItems(value as ItemChange[], defaults[key] as Item<string>[]);
    case 'sections':
      return withNewDefaults(
        value as PageDefaults['home.sections'],
        defaults['home.sections'],
      ).filter(({ isHidden }) => !isHidden);
    default:
      return value;
  }
}

/** Entries with defaults for the parts that the owner did not change. */
export function shownItems(
  changes: readonly ItemChange[],
  defaults: readonly Item<string>[],
): Item<RichText>[] {
  return withNewDefaults(changes, defaults).flatMap((change) => {
    const item = { ...defaults.find(({ id }) => id === change.id), ...change };
    const { title } = item;
    if (item.isHidden || title === undefined) return [];
    return [{ ...item, title, text: parseRichText(item.text ?? '') }];
  });
}
