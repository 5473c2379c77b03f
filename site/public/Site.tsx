import type { PageState } from '@shared/contract/page';
import {
  languageOf,
  pathIn,
  pathWithoutLanguage,
  prefixOf,
  type Language,
} from '@shared/i18n/languages';
import type { Catalogue } from '@shared/i18n/translate';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router';
import type { ApiClient } from '../api/client';
import type { PageParts } from './PageContext';
import { PublicApp } from './PublicApp';

/** What a page is made of, from what it took along for the browser. */
export function partsOf(
  { today, startingPrice, content, inEnglish = [], legal, legalDocument }: PageState,
  language: Language,
  texts: Catalogue,
): PageParts {
  return {
    language,
    texts,
    ownContent: content ?? {},
    inEnglish,
    today,
    startingPrice,
    legal,
    legalDocument: legalDocument ?? null,
  };
}

/**
 * The site in a browser. Another language is loaded beside the page on show and takes its place
 * when it is there: what was typed and chosen stays, because nothing is loaded anew.
 */
export function Site({
  api,
  queryClient,
  first,
}: {
  api: ApiClient;
  queryClient: QueryClient;
  first: PageParts;
}) {
  const [shown, setShown] = useState(first);
  const parts = useMemo(
    () => ({ ...shown, switchLanguage: (language: Language) => void switchTo(language, setShown) }),
    [shown],
  );

  // Back and forward may lead to a page in the language of before.
  useEffect(() => {
    const follow = () => {
      const language = languageOf(window.location.pathname);
      if (language !== shown.language) void switchTo(language, setShown);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [shown.language]);

  return (
    <BrowserRouter key={shown.language} basename={prefixOf(shown.language)}>
      <PublicApp api={api} queryClient={queryClient} parts={parts} />
    </BrowserRouter>
  );
}

/** Where that fails, the browser loads the page: it says what is wrong, or brings it after all. */
async function switchTo(language: Language, show: (parts: PageParts) => void): Promise<void> {
  const { pathname, search, hash } = window.location;
  const address = pathIn(language, pathWithoutLanguage(pathname)) + search + hash;
  try {
    const { loadPage } = await import('./loadPage');
    const parts = await loadPage(address, language);
    // In the same entry of the history: Back leads to the page before, not to its other language.
    window.history.replaceState(window.history.state, '', address);
    show(parts);
  } catch {
    window.location.assign(address);
  }
}
