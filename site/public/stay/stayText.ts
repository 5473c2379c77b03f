import type { StayPage } from '@shared/contract/stay/stayPage';
import { formatDay } from '@shared/domain/date';
import { pathIn } from '@shared/i18n/languages';
import { stayPageText, type StayText } from '@shared/i18n/stayPage';
import { usePage } from '../PageContext';

/** How the guest's page is written: its texts, days and the site's paths in its language. */
export function useStayText(): {
  text: StayText;
  /** A day as it is read: `Mon, 12 April 2027`. */
  day: (day: string) => string;
  /** A page of the site in the page’s language. */
  path: (path: string) => string;
} {
  const { language, locale } = usePage();
  return {
    text: stayPageText(language),
    day: (day) =>
      formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    path: (path) => pathIn(language, path),
  };
}

/**
 * What was typed into a form that was refused, field by field.
 * @param form a key of the server's `STAY_ACTIONS`
 * @returns `undefined` for every field where this form was not
 */
export function draftOf({ draft }: Pick<StayPage, 'draft'>, form: string) {
  const fields = draft?.form === form ? draft.fields : null;
  return (name: string) => (fields ? (fields[name]?.[0] ?? '') : undefined);
}

/** Where a form of the page is sent. @param action a key of the server's `STAY_ACTIONS` */
export function formOf({ address }: Pick<StayPage, 'address'>, action: string) {
  return { method: 'post', action: `${address}/${action}` } as const;
}
