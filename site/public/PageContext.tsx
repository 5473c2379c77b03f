import type { ShownHouse } from '@shared/contract/facts/houseFacts';
import type { PublicLegal } from '@shared/contract/legal/legal';
import type {
  MonthPrice,
  PageContact,
  PhotoCaptions,
  ShownLegalDocument,
} from '@shared/contract/renderedPage';
import {
  contentOf,
  type Content,
  type PageContent,
  type PageKey,
} from '@shared/domain/content/contentTypes';
import type { PlainDate } from '@shared/domain/date';
import { formatMoney, type Cents, type Currency } from '@shared/domain/prices/money';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shared/i18n/languages';
import { translateFrom, type Catalogue, type Translate } from '@shared/i18n/translate';
import { createContext, useContext, type ReactNode } from 'react';

/** Data of a page: its language's texts, the owner's content and the villa's day at rendering. */
export type PageParts = {
  language: Language;
  texts: Catalogue;
  /** Only the fields the owner changed. */
  ownContent: PageContent;
  contact: PageContact;
  /** See `PageData`. */
  inEnglish: readonly string[];
  /** See `PageData`. */
  captions: PhotoCaptions;
  today: PlainDate;
  /** See `PageData`. */
  startingPrice: string | null;
  monthPrices: readonly MonthPrice[];
  /** `null` when reading it failed. */
  house: ShownHouse | null;
  legal: PublicLegal;
  /** Only on a legal page that was loaded whole. */
  legalDocument: ShownLegalDocument | null;
  /** Shows this page in another language. Undefined on the server. */
  switchLanguage?: (language: Language) => void;
};

/** Constants of a page: language, texts, content and the villa's day at rendering. */
export type Page = Omit<PageParts, 'ownContent'> & {
  locale: string;
  t: Translate;
  money: (cents: Cents, currency: Currency) => string;
  content: Content;
};

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

/** Provides the page. Server and browser must pass the same values. */
export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** @throws Error outside a `PageProvider` */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}

export function useText(): Translate {
  return usePage().t;
}

/** The `lang` attribute for an owner's text: set only for an English text on a page in another language. */
export function useLangOf(): (text: PageKey | `${PageKey}:${string}`) => { lang?: string } {
  const { inEnglish } = usePage();
  return (text) => (inEnglish.includes(text) ? { lang: LANGUAGES[DEFAULT_LANGUAGE].lang } : {});
}

export function useContent(): Content {
  return usePage().content;
}
