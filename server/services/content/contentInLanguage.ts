import { isSameInEveryLanguage } from '@shared/domain/content/translation';
import { fieldOf } from '@shared/domain/content/fields';
import {
  contentOf,
  defaultContent,
  type Content,
  type ContentKey,
  type ItemChange,
  type Overrides,
  type PageContent,
  type PageKey,
} from '@shared/domain/content/values';
import { translator } from '@shared/i18n/catalogues';
import { DEFAULT_LANGUAGE, type Language } from '@shared/i18n/languages';
import type { Cache } from '../../cache/cache';
import type { ReadContext } from '../serviceContext';
import { isPageKey, pageContent, publishedOverrides } from './pageContent';

/** What reading content needs; it knows no clock. */
type StoreContext = Pick<ReadContext, 'models' | 'tx'>;

/** The owner's content of a page, and what of it nobody has translated. */
export type ContentInLanguage = {
  content: PageContent;
  /** Fields, and entries as `field:id`, that are in English on a page of another language. */
  inEnglish: string[];
};

/** What guests read in place of the defaults; kept until something is committed. */
export function cachedContent(
  cache: Cache,
  language: Language,
  context: StoreContext,
): Promise<ContentInLanguage> {
  return cache.get(`content ${language}`, () => publishedContent(language, context));
}

/** All that is published, defaults included; for what the server itself says. */
export async function wholeContent(language: Language, context: StoreContext): Promise<Content> {
  return contentOf(translator(language), (await publishedContent(language, context)).content);
}

async function publishedContent(
  language: Language,
  context: StoreContext,
): Promise<ContentInLanguage> {
  return contentInLanguage(
    await publishedOverrides(DEFAULT_LANGUAGE, context),
    await publishedOverrides(language, context),
    language,
  );
}

/** Sentences of the product that tell a fact of the owner's, which may be in English. */
const TOLD_IN = {
  'villa.tagline': 'hero.lead',
  'contact.hours': 'contact.lead',
} as const satisfies Partial<Record<PageKey, PageKey>>;

/**
 * What a page of a language shows of the owner's content. What says the same in every language
 * comes from the English content; what is not translated yet stays in English: the product's own
 * text would tell of another house.
 * @param own the owner's content in the language
 */
export function contentInLanguage(
  english: Overrides,
  own: Overrides,
  language: Language,
): ContentInLanguage {
  if (language === DEFAULT_LANGUAGE) return { content: pageContent(own, language), inEnglish: [] };
  const inEnglish: string[] = [];
  const merged: Record<string, unknown> = { ...own };
  for (const key of (Object.keys(english) as ContentKey[]).filter(isPageKey)) {
    if (fieldOf(key).kind === 'items') {
      const { items, untranslated } = mergedItems(
        english[key] as ItemChange[],
        (own[key] ?? []) as ItemChange[],
      );
      merged[key] = items;
      inEnglish.push(...untranslated.map((id) => `${key}:${id}`));
    } else if (own[key] === undefined) {
      merged[key] = english[key];
      if (!isSameInEveryLanguage(key)) inEnglish.push(key);
    }
  }
  // Each value is one of its own key's, from either side.
  const content: PageContent = pageContent(merged, language);
  for (const fact of Object.keys(TOLD_IN) as (keyof typeof TOLD_IN)[]) {
    const sentence = TOLD_IN[fact];
    if (!inEnglish.includes(fact) || content[sentence] !== undefined) continue;
    content[sentence] = defaultContent(translator(DEFAULT_LANGUAGE), content)[sentence];
    inEnglish.push(sentence);
  }
  return { content, inEnglish };
}

/** The English entries in their order, with the words of the language where it has them. */
function mergedItems(english: readonly ItemChange[], own: readonly ItemChange[]) {
  const untranslated: string[] = [];
  const items = english.map((entry) => {
    const translated = own.find(({ id }) => id === entry.id);
    const { title = entry.title, text = entry.text } = translated ?? {};
    const isUntranslated =
      (entry.title !== undefined && translated?.title === undefined) ||
      (entry.text !== undefined && translated?.text === undefined);
    if (isUntranslated) untranslated.push(entry.id);
    return {
      ...entry,
      ...(title === undefined ? {} : { title }),
      ...(text === undefined ? {} : { text }),
    };
  });
  return { items, untranslated };
}
