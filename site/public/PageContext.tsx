import type { LegalDocument, PublicLegal } from '@shared/contract/legal/legal';
import type { Content } from '@shared/domain/content/values';
import type { PlainDate } from '@shared/domain/date';
import type { Language, Translate } from '@shared/i18n/translate';
import { createContext, useContext, type ReactNode } from 'react';

/** What is fixed for a page: its language, texts and content, and the villa's day when it was rendered. */
export type Page = {
  language: Language;
  locale: string;
  /** What the product says: buttons, labels, messages. */
  t: Translate;
  /** What the owner says. */
  content: Content;
  today: PlainDate;
  /** See `PageData`. */
  startingPrice: string | null;
  legal: PublicLegal;
  /** Of the page that was loaded, where it is one of the law's. */
  legalDocument: LegalDocument | null;
};

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

/** The owner's content of the page. */
export function useContent(): Content {
  return usePage().content;
}
