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

/** The form that was refused and is on the page again, by the last part of its address. */
export function refusedFormOf({
  outcome,
  draft,
  details,
  canAsk,
  offer,
  review,
  conversation,
}: StayPage): string | null {
  if (outcome?.kind !== 'problem' || !draft) return null;
  const isShown: Readonly<Record<string, boolean>> = {
    details: details !== null,
    decline: offer?.state === 'open',
    dates: canAsk.includes('dates'),
    cancellation: canAsk.includes('cancellation'),
    review: review !== null && !review.isPublished,
    message: conversation !== null,
  };
  return isShown[draft.form] === true ? draft.form : null;
}

/** By which links lead to what is wrong with a form. */
export function problemId(form: string): string {
  return `problem-${form}`;
}

/** Where a form of the page is sent. @param action a key of the server's `STAY_ACTIONS` */
export function formOf({ address }: Pick<StayPage, 'address'>, action: string) {
  return { method: 'post', action: `${address}/${action}` } as const;
}

/** The same for a form that is answered by the page where it is refused: the browser goes to the reason. */
export function typedFormOf({ address }: Pick<StayPage, 'address'>, action: string) {
  return { method: 'post', action: `${address}/${action}#${problemId(action)}` } as const;
}
