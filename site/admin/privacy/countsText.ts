import { t } from './texts.en';

/** The texts of what is counted, by the words in which the server tells it. */
const KEYS = {
  bookings: 'privacy.count.bookings',
  messages: 'privacy.count.messages',
  mails: 'privacy.count.mails',
  enquiries: 'privacy.count.enquiries',
  'log entries': 'privacy.count.logEntries',
  stays: 'privacy.count.stays',
  'mail files': 'privacy.count.mailFiles',
  'names kept for the tax office': 'privacy.count.names',
} as const;

/** `2 bookings, 1 message`; what is none is left out. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => countText(what, count));
  return parts.length > 0 ? parts.join(', ') : t('privacy.nothingWasLeft');
}

/** `1 message`, `0 mails`. */
export function countText(what: string, count: number): string {
  return isKnown(what) ? t(KEYS[what], { n: count }) : `${count} ${what}`;
}

function isKnown(what: string): what is keyof typeof KEYS {
  return what in KEYS;
}
