import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, pathIn } from '@shared/i18n/languages';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { usePage } from './PageContext';
import { titleOf } from './pageTitle';

/**
 * Updates title, language and canonical addresses when the displayed page changes. The server wrote them for
 * the page that was loaded.
 */
export function usePageHead(): void {
  const { pathname } = useLocation();
  const { language, content, t } = usePage();
  useLayoutEffect(() => {
    document.title = titleOf(pathname, content, t);
    document.documentElement.lang = LANGUAGES[language].lang;
    const links = document.head.querySelectorAll<HTMLLinkElement>('[rel=canonical], [hreflang]');
    for (const link of links) {
      // `x-default` is not a language.
      const named = isLanguage(link.hreflang) ? link.hreflang : DEFAULT_LANGUAGE;
      const address = pathIn(link.hreflang ? named : language, pathname);
      link.href = new URL(address, link.href).href;
    }
  }, [pathname, language, content, t]);
}
