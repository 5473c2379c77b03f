import type { Language } from './languages';

/** Format of a time of day by language, the same on pages and in mails. */
const TIME_FORMS: Record<Language, (hour: number, minutes: string) => string> = {
  // Not `Intl`: browsers and servers differ in the space that they put before AM.
  en: (hour, minutes) =>
    `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
  pt: (hour, minutes) => `${hour}h${minutes}`,
  de: (hour, minutes) => `${hour}:${minutes}\u00A0Uhr`,
  fr: (hour, minutes) => `${hour}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`,
  nl: (hour, minutes) => `${hour}.${minutes}\u00A0uur`,
};

/** Formats a time of day: `16:00` as "4:00 PM". @param time `HH:mm` */
export function formatTime(time: string, language: Language): string {
  const [hours = '0', minutes = '00'] = time.split(':');
  return TIME_FORMS[language](Number(hours), minutes);
}
