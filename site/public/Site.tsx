import {
  languageOf,
  pathIn,
  pathWithoutLanguage,
  prefixOf,
  type Language,
} from '@shared/i18n/languages';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router';
import type { ApiClient } from '../api/client';
import type { PageParts } from './PageContext';
import { PublicApp } from './PublicApp';

/** Of the page on show, for what happens outside of React. */
let languageOnShow: Language;

/**
 * Keeps the guest's choice of language when Back or Forward leads to an entry of before it, whose
 * address is the earlier language's. To be called before the router is there: of two listeners at the
 * window the first to come is the first to be asked, and the router reads the address.
 */
export function keepLanguageInHistory(first: Language): void {
  languageOnShow = first;
  window.addEventListener('popstate', () => {
    if (languageOf(window.location.pathname) === languageOnShow) return;
    window.history.replaceState(window.history.state, '', addressIn(languageOnShow));
  });
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

  return (
    <BrowserRouter key={shown.language} basename={prefixOf(shown.language)}>
      <PublicApp api={api} queryClient={queryClient} parts={parts} />
    </BrowserRouter>
  );
}

/** Where that fails, the browser loads the page: it says what is wrong, or brings it after all. */
async function switchTo(language: Language, show: (parts: PageParts) => void): Promise<void> {
  const address = addressIn(language);
  try {
    const { loadPage } = await import('./loadPage');
    const parts = await loadPage(address, language);
    // In the same entry of the history: Back leads to the page before, not to its other language.
    window.history.replaceState(window.history.state, '', address);
    languageOnShow = language;
    show(parts);
  } catch {
    window.location.assign(address);
  }
}

/** The page on show in a language. */
function addressIn(language: Language): string {
  const { pathname, search, hash } = window.location;
  return pathIn(language, pathWithoutLanguage(pathname)) + search + hash;
}
