import type { DesktopState } from '@shared/contract/desktop';
import { takeInitialResponse } from './initialResponses';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';

/**
 * Path of each screen's main request, by the screen's address. Literals, because importing the requests loads their
 * schemas, which would slow down the start.
 */
const READS: Readonly<Record<string, string>> = {
  '/admin': '/api/bookings',
  '/admin/calendar': '/api/admin/calendar',
  '/admin/figures': '/api/admin/figures',
  '/admin/gallery': '/api/admin/gallery',
  '/admin/house': '/api/admin/house',
  '/admin/messages': '/api/contact',
  '/admin/payments': '/api/admin/payments/open',
  '/admin/pricing': '/api/admin/price-overrides',
  '/admin/reviews': '/api/admin/reviews',
  '/admin/settings': '/api/villa-settings',
  '/admin/settings/account': '/api/admin/account',
  '/admin/settings/activity': '/api/admin/activity',
  '/admin/settings/backup': '/api/admin/backup-state',
  '/admin/settings/house': '/api/admin/house-facts',
  '/admin/settings/arrival': '/api/admin/arrival',
  '/admin/settings/legal': '/api/admin/legal',
  '/admin/settings/mails': '/api/admin/mail/templates',
  '/admin/settings/register': '/api/admin/register-settings',
  '/admin/settings/privacy': '/api/admin/privacy',
  '/admin/settings/users': '/api/admin/users',
  '/admin/setup': '/api/admin/setup',
  '/admin/site': '/api/admin/content/:language',
};

/**
 * Path of a screen's main request, whose age the offline bar shows.
 * @returns `null` for a screen without one
 */
export function readOfScreen(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const booking = query.get('booking');
  if (booking) return '/api/admin/bookings/:reference'.replace(':reference', booking);
  const read = Object.hasOwn(READS, pathname) ? READS[pathname] : undefined;
  return read?.replace(':language', query.get('language') ?? DEFAULT_LANGUAGE) ?? null;
}

/** Answers received since the window was loaded, by the villa's origin and the request's path. */
const answered = new Set<string>();

/** Makes a request and records that it was answered. */
export async function fetchNoted(
  origin: string,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = (await takeInitialResponse(origin, input, init)) ?? (await fetch(input, init));
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (response.ok) answered.add(origin + pathname);
  return response;
}

/**
 * When the displayed data was read; `null` if it was not.
 * @param path of the screen's request
 * @param isFromBefore whether the screen was displayed when the connection was lost. Its data stays when a refetch
 *   fails; after leaving the screen it may be gone.
 */
export function readAtOf(
  { current, keptAt, offlineSince }: Pick<DesktopState, 'current' | 'keptAt' | 'offlineSince'>,
  path: string | null,
  isFromBefore: boolean,
): string | null {
  if (path === null || !(path in keptAt)) return offlineSince;
  const isOnScreen = isFromBefore && answered.has(`${current?.origin}${path}`);
  return keptAt[path] ?? (isOnScreen ? offlineSince : null);
}
