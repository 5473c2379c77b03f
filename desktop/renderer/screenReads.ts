import type { DesktopState } from '@shared/contract/desktop';
import {
  getAccount,
  getArrival,
  getBankDetails,
  getBooking,
  getCalendar,
  getContent,
  getFigures,
  getHousePlan,
  getLegal,
  getMailTemplates,
  getPrivacy,
  getSetup,
  getVillaSettings,
  listActivity,
  listBookings,
  listContactMessages,
  listGalleryImages,
  listPriceOverrides,
  listReviews,
  listUsers,
} from '@shared/contract/endpoints';
import { takeFirst } from './firstAnswers';
import { DEFAULT_LANGUAGE } from '@shared/i18n/languages';

/** The call whose answer is the most of a screen, by the screen's address. */
const READS: Readonly<Record<string, string>> = {
  '/admin': listBookings.path,
  '/admin/calendar': getCalendar.path,
  '/admin/figures': getFigures.path,
  '/admin/gallery': listGalleryImages.path,
  '/admin/house': getHousePlan.path,
  '/admin/messages': listContactMessages.path,
  '/admin/pricing': listPriceOverrides.path,
  '/admin/reviews': listReviews.path,
  '/admin/settings': getVillaSettings.path,
  '/admin/settings/account': getAccount.path,
  '/admin/settings/activity': listActivity.path,
  '/admin/settings/arrival': getArrival.path,
  '/admin/settings/bank-details': getBankDetails.path,
  '/admin/settings/legal': getLegal.path,
  '/admin/settings/mails': getMailTemplates.path,
  '/admin/settings/privacy': getPrivacy.path,
  '/admin/settings/users': listUsers.path,
  '/admin/setup': getSetup.path,
  '/admin/site': getContent.path,
};

/**
 * The path of the call that a screen shows: how old its answer is says the bar without a connection.
 * @returns `null` for a screen that shows none, such as that nothing is at an address
 */
export function readOfScreen(pathname: string, search: string): string | null {
  const query = new URLSearchParams(search);
  const booking = query.get('booking');
  if (booking) return getBooking.path.replace(':reference', booking);
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
