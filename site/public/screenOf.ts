import { LEGAL_PAGES, type LegalPage } from '@shared/domain/legal/pages';
import { pathWithoutLanguage } from '@shared/i18n/languages';
import { matchPath } from 'react-router';

export type PublicScreen = 'home' | 'booking' | 'legal' | 'notFound';

/** The screen at a path in any language, for code outside React. Must match the routes of `PublicApp`. */
export function screenOf(address: string): PublicScreen {
  const path = pathWithoutLanguage(address);
  if (matchPath('/', path)) return 'home';
  if (matchPath('/booking', path)) return 'booking';
  if (legalPageOf(address)) return 'legal';
  return 'notFound';
}

export function legalPageOf(address: string): LegalPage | undefined {
  const path = pathWithoutLanguage(address);
  return LEGAL_PAGES.find((page) => matchPath(`/${page}`, path));
}
