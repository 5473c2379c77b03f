const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the reader is: `3 Apr 2027`. */
export function dayText(at: string): string {
  return DAY.format(new Date(at));
}

/** Where the reader is: `3 Apr 2027, 14:05`. */
export function momentText(at: string): string {
  return MOMENT.format(new Date(at));
}
