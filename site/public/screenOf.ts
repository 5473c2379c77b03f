import { LEGAL_PAGES, type LegalPage } from '@shared/domain/legal/pages';
import { pathWithoutLanguage } from '@shared/i18n/languages';
import { matchPath } from 'react-router';

export type PublicScreen = 'home' | 'booking' | 'legal' | 'notFound';

/** Which screen a path shows, in whatever language; the routes of `PublicApp`, for what is decided outside of React. */
export function screenOf(address: string): PublicScreen {
  const path = pathWithoutLanguage(address);
  if (matchPath('/', path)) return 'home';
  if (matchPath('/booking', path)) return 'booking';
  if (legalPageOf(address)) return 'legal';
  return 'notFound';
}

/** The page of the law at a path. */
export function legalPageOf(address: string): LegalPage | undefined {
  const path = pathWithoutLanguage(address);
  return LEGAL_PAGES.find((page) => matchPath(`/${page}`, path));
}
