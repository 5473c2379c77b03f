import { fieldOf } from '@shared/domain/content/fields';
import { isSameInEveryLanguage, untranslatedUnits } from '@shared/domain/content/translation';
import {
  contentOf,
  defaultContent,
  withNewDefaults,
  type Content,
  type ContentKey,
  type Item,
  type ItemChange,
  type Overrides,
  type PageContent,
  type PageDefaults,
  type PageKey,
} from '@shared/domain/content/contentTypes';
import { translator } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import { readConfig } from '../../db/configCache';
import type { ReadContext } from '../serviceContext';
import { isPageKey, pageContent, publishedOverrides } from './pageContent';

type StoreContext = Pick<ReadContext, 'models'>;

export type ContentInLanguage = {
  content: PageContent;
  /** Fields, and entries as `field:id`, that appear in English on a page of another language. */
  inEnglish: string[];
};

/** All published content, including defaults, for texts that the server writes. */
export async function wholeContent(language: Language, context: StoreContext): Promise<Content> {
  return contentOf(translator(language), (await publishedContent(language, context)).content);
}

/** Published changes to the default content. */
export function publishedContent(
  language: Language,
  context: StoreContext,
): Promise<ContentInLanguage> {
  return readConfig(context, `page content ${language}`, async () => {
    const english = await publishedOverrides(DEFAULT_LANGUAGE, context);
    const own = await publishedOverrides(language, context);
    return contentInLanguage(english, own, language);
  });
}

/**
 * The owner's content of a page in a language. Content without language comes from English. Untranslated content stays
 * English too, since the product's default text would describe another house.
 * @param own the owner's content in the language
 */
export function contentInLanguage(
  english: Overrides,
  own: Overrides,
  language: Language,
): ContentInLanguage {
  if (language === DEFAULT_LANGUAGE) return { content: pageContent(own, language), inEnglish: [] };
  const untranslated = untranslatedUnits(english, own);
  const facts = pageContent(english, DEFAULT_LANGUAGE);
  const defaults = defaultContent(translator(DEFAULT_LANGUAGE), facts);
  const keys = [...Object.keys(english), ...Object.keys(own), ...untranslated] as ContentKey[];
  const merged = keys
    .filter((key) => Object.hasOwn(defaults, key))
    .filter(isPageKey)
    .map((key) => [key, mergedValue(key, { english, own, untranslated, defaults })] as const)
    .filter(([, value]) => value !== undefined);
  // Each value belongs to its own key, from either side.
  return {
    content: pageContent(Object.fromEntries(merged), language),
    inEnglish: untranslated.filter((unit) => isPageKey(unit.split(':')[0] as ContentKey)),
  };
}

type Sides = {
  english: Overrides;
  own: Overrides;
  untranslated: readonly string[];
  /** Of the English content. */
  defaults: PageDefaults;
};

function mergedValue(key: PageKey, sides: Sides): unknown {
  const { english, own, untranslated, defaults } = sides;
  if (fieldOf(key).kind === 'items') {
    // The field's kind determines the type of its values.
    const [entries, translated] = [english[key] ?? [], own[key] ?? []] as ItemChange[][];
    const originals = defaults[key] as Item<string>[];
    return itemsInLanguage(entries ?? [], translated ?? [], originals, (id) =>
      untranslated.includes(`${key}:${id}`),
    );
  }
  if (isSameInEveryLanguage(key)) return english[key];
  return own[key] ?? english[key] ?? defaults[key];
}

/** English entries, translated where complete. @param originals the product's default entries in English */
export function itemsInLanguage(
  english: readonly ItemChange[],
  own: readonly ItemChange[],
  originals: readonly Item<string>[],
  isUntranslated: (id: string) => boolean,
): ItemChange[] {
  const entries = withNewDefaults<ItemChange>(
    english,
    originals.map(({ id }) => ({ id })),
  );
  return entries.map((entry) => {
    if (isUntranslated(entry.id)) {
      return { ...originals.find(({ id }) => id === entry.id), ...entry };
    }
    const { title, text } = own.find(({ id }) => id === entry.id) ?? {};
    return { ...entry, ...(title && { title }), ...(text !== undefined && { text }) };
  });
}
