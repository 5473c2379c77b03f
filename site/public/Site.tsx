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
import { dismissLanguageSuggestion } from './LazyLanguageSuggestion';
import type { PageParts } from './PageContext';
import { PublicApp } from './PublicApp';

/** Current language, for code outside React. */
let languageOnShow: Language;

/**
 * Keeps the guest's language when Back or Forward leads to an entry in the previous language. Must be called
 * before the router exists: its listener has to rewrite the address before the router reads it.
 */
export function keepLanguageInHistory(first: Language): void {
  languageOnShow = first;
  window.addEventListener('popstate', () => {
    if (languageOf(window.location.pathname) === languageOnShow) return;
    window.history.replaceState(window.history.state, '', addressIn(languageOnShow));
  });
}

/**
 * The site in a browser. Another language is loaded in the background and replaces the page in place, so that
 * typed input stays.
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

/** If that fails, the browser loads the page, and shows its own error if that fails too. */
async function switchTo(language: Language, show: (parts: PageParts) => void): Promise<void> {
  const address = addressIn(language);
  try {
    const { loadPage } = await import('./loadPage');
    const parts = await loadPage(address, language);
    // Replaces the history entry, so that Back leads to the previous page and not to the other language.
    window.history.replaceState(window.history.state, '', address);
    languageOnShow = language;
    dismissLanguageSuggestion();
    show(parts);
  } catch {
    window.location.assign(address);
  }
}

function addressIn(language: Language): string {
  const { pathname, search, hash } = window.location;
  return pathIn(language, pathWithoutLanguage(pathname)) + search + hash;
}
