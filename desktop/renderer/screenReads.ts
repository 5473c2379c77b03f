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
