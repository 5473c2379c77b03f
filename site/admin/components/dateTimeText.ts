import { formatShortDateTime } from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import { currentLocale } from '../i18n/language';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DATE_TIME = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** In the reader's time zone: `3 Apr 2027`. */
export function timestampDayText(at: string): string {
  return formatShortDateTime(new Date(at), currentLocale(), DAY);
}

/** In the reader's time zone: `3 Apr 2027, 14:05`. */
export function dateTimeText(at: string): string {
  return formatShortDateTime(new Date(at), currentLocale(), DATE_TIME);
}

/** In the villa's time zone: `3 Apr 2027, 14:05`. */
export function villaDateTimeText(at: string): string {
  const options = { ...DATE_TIME, timeZone: VILLA.timeZone };
  return formatShortDateTime(new Date(at), currentLocale(), options);
}
