import type { PublicLegal } from '@shared/contract/legal/legal';
import type { PhotoCaptions, ShownLegalDocument } from '@shared/contract/renderedPage';
import {
  contentOf,
  type Content,
  type PageContent,
  type PageKey,
} from '@shared/domain/content/values';
import type { PlainDate } from '@shared/domain/date';
import type { PhonePart } from '@shared/domain/phones';
import { formatMoney, type Cents, type Currency } from '@shared/domain/prices/money';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
import { translateFrom, type Catalogue, type Translate } from '@shared/i18n/translate';
import { createContext, useContext, type ReactNode } from 'react';

/** What a page is made of: its language's texts, the owner's content, the villa's day when it was rendered. */
export type PageParts = {
  language: Language;
  texts: Catalogue;
  /** What the owner changed of the page's content. */
  ownContent: PageContent;
  /** The telephone of `contact.phone`. */
  phone: readonly PhonePart[];
  /** See `PageData`. */
  inEnglish: readonly string[];
  /** See `PageData`. */
  captions: PhotoCaptions;
  today: PlainDate;
  /** See `PageData`. */
  startingPrice: string | null;
  legal: PublicLegal;
  /** Of the page that was loaded, where it is one of the law's. */
  legalDocument: ShownLegalDocument | null;
  /** Shows this page in another language; on the server nobody can ask for it. */
  switchLanguage?: (language: Language) => void;
};

/** What is fixed for a page: its language, texts and content, and the villa's day when it was rendered. */
export type Page = Omit<PageParts, 'ownContent'> & {
  locale: string;
  /** What the product says: buttons, labels, messages. */
  t: Translate;
  /** An amount as the page's language writes it. */
  money: (cents: Cents, currency: Currency) => string;
  /** What the owner says. */
  content: Content;
};

/** A page of its parts. */
export function pageOf({ ownContent, ...parts }: PageParts): Page {
  const t = translateFrom(parts.texts, parts.language);
  const { locale } = LANGUAGES[parts.language];
  return {
    ...parts,
    locale,
    t,
    money: (cents, currency) => formatMoney(cents, currency, locale),
    content: contentOf(t, ownContent),
  };
}

const PageContext = createContext<Page | null>(null);

/** Gives a page its language and day; server and browser pass the same. */
export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page's language, texts and day. @throws Error outside a `PageProvider` */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}

/** The page's texts. */
export function useText(): Translate {
  return usePage().t;
}

/**
 * What names the language of an element with a text of the owner's: nothing, unless it is in English
 * on a page of another language.
 */
export function useLangOf(): (text: PageKey | `${PageKey}:${string}`) => { lang?: string } {
  const { inEnglish } = usePage();
  return (text) => (inEnglish.includes(text) ? { lang: LANGUAGES[DEFAULT_LANGUAGE].lang } : {});
}

/** The owner's content of the page. */
export function useContent(): Content {
  return usePage().content;
}
