import { formatShortMoment } from '@shared/domain/date';
import { VILLA } from '@shared/villa';
import { currentLocale } from '../i18n/language';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** In the reader's time zone: `3 Apr 2027`. */
export function dayText(at: string): string {
  return formatShortMoment(new Date(at), currentLocale(), DAY);
}

/** In the reader's time zone: `3 Apr 2027, 14:05`. */
export function momentText(at: string): string {
  return formatShortMoment(new Date(at), currentLocale(), MOMENT);
}

/** In the villa's time zone: `3 Apr 2027, 14:05`. */
export function villaMomentText(at: string): string {
  const options = { ...MOMENT, timeZone: VILLA.timeZone };
  return formatShortMoment(new Date(at), currentLocale(), options);
}
