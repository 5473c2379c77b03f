import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, pathIn } from '@shared/i18n/languages';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { usePage } from './PageContext';
import { titleOf } from './pageTitle';

/**
 * Keeps the document's title, language and own addresses those of the page on show, which the server
 * has written for the page that was loaded: tabs, history, bookmarks and screen readers name it by
 * the title, and browsers share the canonical address.
 */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const { language, content, t } = usePage();
  useLayoutEffect(() => {
    document.title = titleOf(pathname, content, t);
    document.documentElement.lang = LANGUAGES[language].lang;
    const links = document.head.querySelectorAll<HTMLLinkElement>('[rel=canonical], [hreflang]');
    for (const link of links) {
      // `x-default` is no language.
      const named = isLanguage(link.hreflang) ? link.hreflang : DEFAULT_LANGUAGE;
      const address = pathIn(link.hreflang ? named : language, pathname);
      link.href = new URL(address, link.href).href;
    }
  }, [pathname, language, content, t]);
}
