import type {
  ImportedCalendarJson,
  FeedProblem,
  UnreadEntries,
} from '@shared/contract/calendars/importedCalendar';
import { nightRangeText } from '../../components/dateRangeText';
import { currentLocale } from '../../i18n/language';
import { t, type Sentence } from '../../i18n/t';

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
/** Further clashes are only counted. */
const MOST_CLASHES = 5;

export const PROBLEM_TEXTS: Record<FeedProblem, Sentence> = {
  unreachable:
    'The site cannot be reached. It is tried again every 15 minutes; if that does not help, please check the address.',
  private_address:
    'The address leads into a private network, where nothing is read. Please enter an address that everybody can reach, with Edit.',
  refused:
    'The site does not give the calendar out. Please copy the address there again, and enter it here with Edit.',
  too_large:
    'What is at the address is longer than a calendar is. Please check there that it is the address of the iCal export.',
  too_slow:
    'The site took too long to answer. It is tried again every 15 minutes; there is nothing that you need to do.',
  no_calendar:
    'What is at the address is not a calendar. Please copy the address of the iCal export there, and enter it here with Edit.',
  failed:
    'The site was reached, but its nights could not be entered here. It is tried again every 15 minutes; if this stays, please show the server’s log to whoever looks after it.',
  address_unreadable:
    'The key that opens its stored address, the file secrets-key in the server’s data folder, is missing or another one. Please enter the address again with Edit, or have the file put back.',
  left_out:
    'Nights that are blocked here stay blocked until every entry can be read, also those that become free there. Please look at these entries on the other site, and block their nights here yourself.',
};

/** `2 entries could not be read: Tom (soon), Ana (20260230).`; empty for none. */
export function unreadText({ count, names }: UnreadEntries): string {
  if (count === 0) return '';
  if (names.length === 0) return t('{count} {count|entry|entries} could not be read.', { count });
  return t('{count} {count|entry|entries} could not be read: {names}.', {
    count,
    names: listOf(names, count - names.length),
  });
}

/** The address itself is secret. */
export function siteText({ url }: Pick<ImportedCalendarJson, 'url'>): string {
  return url === '' ? t('Its address cannot be read') : new URL(url).host;
}

export function agoText(timestamp: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(timestamp).getTime()) / MINUTE_MS);
  const ago = new Intl.RelativeTimeFormat(currentLocale());
  // The server's clock may be ahead.
  if (minutes < 1) return t('just now');
  if (minutes < MINUTES_OF_HOUR) return ago.format(-minutes, 'minute');
  if (minutes < MINUTES_OF_DAY) return ago.format(-Math.floor(minutes / MINUTES_OF_HOUR), 'hour');
  return ago.format(-Math.floor(minutes / MINUTES_OF_DAY), 'day');
}

/** `12 nights blocked`. */
export function blockedText({ nights }: Pick<ImportedCalendarJson, 'nights'>): string {
  if (nights === 0) return t('no nights blocked');
  return t('{nights} {nights|night|nights} blocked', { nights });
}

export function freedText({ nights }: Pick<ImportedCalendarJson, 'nights'>): string {
  if (nights === 0) return t('None of its nights are blocked here.');
  return nights === 1
    ? t('Its one night becomes free here.')
    : t('Its {nights} nights become free here.', { nights });
}

/** `nights 3 to 6 May 2027 (4 nights), … and 3 more`. */
export function clashesText(clashes: ImportedCalendarJson['clashes']): string {
  const named = clashes
    .slice(0, MOST_CLASHES)
    .map(({ startDate, endDate }) => nightRangeText(startDate, endDate));
  return listOf(named, clashes.length - named.length);
}

/** @param others number of entries that are not named */
function listOf(named: readonly string[], others: number): string {
  return new Intl.ListFormat(currentLocale()).format(
    others > 0 ? [...named, t('{others} more', { others })] : named,
  );
}
