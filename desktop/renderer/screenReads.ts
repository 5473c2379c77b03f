import type { DesktopState } from '@shared/contract/desktop';
import { takeFirst } from './firstAnswers';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';

/**
 * The path of the call whose answer is the most of a screen, by the screen's address. They are written out:
 * the calls themselves bring their schemas, which the start of the window has no time for.
 */
const READS: Readonly<Record<string, string>> = {
  '/admin': '/api/bookings',
  '/admin/calendar': '/api/admin/calendar',
  '/admin/figures': '/api/admin/figures',
  '/admin/gallery': '/api/admin/gallery',
  '/admin/house': '/api/admin/house',
  '/admin/messages': '/api/contact',
  '/admin/pricing': '/api/admin/price-overrides',
  '/admin/reviews': '/api/admin/reviews',
  '/admin/settings': '/api/villa-settings',
  '/admin/settings/account': '/api/admin/account',
  '/admin/settings/activity': '/api/admin/activity',
  '/admin/settings/arrival': '/api/admin/arrival',
  '/admin/settings/bank-details': '/api/admin/bank-details',
  '/admin/settings/legal': '/api/admin/legal',
  '/admin/settings/mails': '/api/admin/mail/templates',
  '/admin/settings/privacy': '/api/admin/privacy',
  '/admin/settings/users': '/api/admin/users',
  '/admin/setup': '/api/admin/setup',
  '/admin/site': '/api/admin/content/:language',
};

/**
 * The path of the call that a screen shows: how old its answer is says the bar without a connection.
 * @returns `null` for a screen that shows none, such as that nothing is at an address
 */
export function readOfScreen(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const booking = query.get('booking');
  if (booking) return '/api/admin/bookings/:reference'.replace(':reference', booking);
  const read = Object.hasOwn(READS, pathname) ? READS[pathname] : undefined;
  return read?.replace(':language', query.get('language') ?? DEFAULT_LANGUAGE) ?? null;
}

/** What the window has been answered since it was loaded, by the villa's origin and the call's path. */
const answered = new Set<string>();

/** Makes a call, and remembers that it was answered. */
export async function fetchNoted(
  origin: string,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = (await takeFirst(origin, input, init)) ?? (await fetch(input, init));
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (response.ok) answered.add(origin + pathname);
  return response;
}

/**
 * When what is on the screen was read; `null` when it was not.
 * @param path of the call that the screen shows
 * @param isFromBefore whether the screen was on show when the connection was lost: what it had been
 * answered stays on it when it is asked for again in vain. Of one that was left it may be gone.
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
