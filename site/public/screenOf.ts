import { LEGAL_PAGES, type LegalPage } from '@shared/contract/legal/legal';
import { matchPath } from 'react-router';

export type PublicScreen = 'home' | 'booking' | 'legal' | 'notFound';

/** Which screen a path shows; the routes of `PublicApp`, for what is decided outside of React. */
export function screenOf(path: string): PublicScreen {
  if (matchPath('/', path)) return 'home';
  if (matchPath('/booking', path)) return 'booking';
  if (legalPageOf(path)) return 'legal';
  return 'notFound';
}

/** The page of the law at a path. */
export function legalPageOf(path: string): LegalPage | undefined {
  return LEGAL_PAGES.find((page) => matchPath(`/${page}`, path));
}
