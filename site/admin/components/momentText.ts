import { currentLocale } from '../i18n/language';

/** Where the reader is: `3 Apr 2027`. */
export function dayText(at: string): string {
  return format({ dateStyle: 'medium' }, at);
}

/** Where the reader is: `3 Apr 2027, 14:05`. */
export function momentText(at: string): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }, at);
}

function format(options: Intl.DateTimeFormatOptions, at: string): string {
  return new Intl.DateTimeFormat(currentLocale(), options).format(new Date(at));
}
