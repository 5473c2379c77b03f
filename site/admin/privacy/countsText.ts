import { t } from '../i18n/t';

const KEYS = {
  bookings: '{n} {n|booking|bookings}',
  messages: '{n} {n|message|messages}',
  mails: '{n} {n|e-mail|e-mails}',
  enquiries: '{n} {n|enquiry|enquiries}',
  'log entries': '{n} {n|log entry|log entries}',
  stays: '{n} {n|stay|stays}',
  'mail files': '{n} {n|e-mail file|e-mail files}',
  'guest registers': '{n} {n|guest register|guest registers}',
  'names kept for the tax office':
    '{n} {n|name kept for the tax office|names kept for the tax office}',
} as const;

/** `2 bookings, 1 message`; leaves out zeros. */
export function countsText(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => countText(what, count));
  return parts.length > 0 ? parts.join(', ') : t('nothing was left');
}

export function countText(what: string, count: number): string {
  return isKnown(what) ? t(KEYS[what], { n: count }) : `${count} ${what}`;
}

function isKnown(what: string): what is keyof typeof KEYS {
  return what in KEYS;
}
