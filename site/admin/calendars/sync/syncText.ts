import type {
  ImportedCalendarJson,
  FeedProblem,
  UnreadEntries,
} from '@shared/contract/calendars/importedCalendar';
import { nightRangeText } from '../../components/dateRangeText';
import { currentLocale } from '../../i18n/language';
import { t } from '../texts.en';

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
/** Clashes that are named; the others are counted. */
const MOST_CLASHES = 5;

/** Why a calendar could not be read, or not all of it, and what the owner can do about it. */
export const PROBLEM_TEXTS: Record<FeedProblem, string> = {
  get unreachable() {
    return t('calendars.problem.unreachable');
  },
  get private_address() {
    return t('calendars.problem.privateAddress');
  },
  get refused() {
    return t('calendars.problem.refused');
  },
  get too_large() {
    return t('calendars.problem.tooLarge');
  },
  get too_slow() {
    return t('calendars.problem.tooSlow');
  },
  get no_calendar() {
    return t('calendars.problem.noCalendar');
  },
  get failed() {
    return t('calendars.problem.failed');
  },
  get address_unreadable() {
    return t('calendars.problem.addressUnreadable');
  },
  get left_out() {
    return t('calendars.problem.leftOut');
  },
};

/** `2 entries could not be read: Tom (soon), Ana (20260230).`; empty for none. */
export function unreadText({ count, names }: UnreadEntries): string {
  if (count === 0) return '';
  if (names.length === 0) return t('calendars.unnamedEntries', { count });
  return t('calendars.unreadEntries', { count, names: listOf(names, count - names.length) });
}

/** The site that a calendar comes from. Not its address, which is a secret. */
export function siteText({ url }: Pick<ImportedCalendarJson, 'url'>): string {
  return url === '' ? t('calendars.addressUnreadable') : new URL(url).host;
}

/** How long ago a moment was: `just now`, `5 minutes ago`, `3 hours ago`, `2 days ago`. */
export function agoText(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / MINUTE_MS);
  const ago = new Intl.RelativeTimeFormat(currentLocale());
  // The server's clock may be ahead of this one.
  if (minutes < 1) return t('calendars.justNow');
  if (minutes < MINUTES_OF_HOUR) return ago.format(-minutes, 'minute');
  if (minutes < MINUTES_OF_DAY) return ago.format(-Math.floor(minutes / MINUTES_OF_HOUR), 'hour');
  return ago.format(-Math.floor(minutes / MINUTES_OF_DAY), 'day');
}

/** `12 nights blocked`. */
export function blockedText({ nights }: Pick<ImportedCalendarJson, 'nights'>): string {
  if (nights === 0) return t('calendars.noNightsBlocked');
  return t('calendars.countBlocked', { nights });
}

/** What becomes of a calendar's nights when it goes. */
export function freedText({ nights }: Pick<ImportedCalendarJson, 'nights'>): string {
  if (nights === 0) return t('calendars.noneFreed');
  return nights === 1 ? t('calendars.oneFreed') : t('calendars.someFreed', { nights });
}

/** The nights that two may have booked: `nights 3 to 6 May 2027 (4 nights), … and 3 more`. */
export function clashesText(clashes: ImportedCalendarJson['clashes']): string {
  const named = clashes
    .slice(0, MOST_CLASHES)
    .map(({ startDate, endDate }) => nightRangeText(startDate, endDate));
  return listOf(named, clashes.length - named.length);
}

/** @param others what is not named */
function listOf(named: readonly string[], others: number): string {
  return new Intl.ListFormat(currentLocale()).format(
    others > 0 ? [...named, t('calendars.moreClashes', { others })] : named,
  );
}
