import type { StayPage } from '@shared/contract/stay/stayPage';
import { formatDay } from '@shared/domain/date';
import { pathIn, type Language } from '@shared/i18n/languages';
import { stayOutcomeText, stayPageText, type StayText } from '@shared/i18n/stayPage';
import { usePage } from '../PageContext';

export function useStayText(): {
  text: StayText;
  /** Formats a day: `Mon, 12 April 2027`. */
  day: (day: string) => string;
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
 * Input of a rejected form, by field.
 * @param form a key of the server's `STAY_ACTIONS`
 * @returns all fields undefined if another form was rejected
 */
export function draftOf({ draft }: Pick<StayPage, 'draft'>, form: string) {
  const fields = draft?.form === form ? draft.fields : null;
  return (name: string) => (fields ? (fields[name]?.[0] ?? '') : undefined);
}

/** The rejected form that is on the page again, by the last part of its address. */
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

/** What is said of a message that was sent or marked as read, at the conversation; `null` otherwise. */
export function saidOfMessage(
  { outcome, conversation }: Pick<StayPage, 'outcome' | 'conversation'>,
  language: Language,
): string | null {
  if (outcome?.kind !== 'done' || outcome.code !== 'message' || !conversation) return null;
  const { isToldByMail } = conversation;
  return stayOutcomeText('done', isToldByMail ? 'message' : 'messageWithoutMail', language);
}

/** Fragment of a form's error message. */
export function problemId(form: string): string {
  return `problem-${form}`;
}

/** Attributes of a form. @param action a key of the server's `STAY_ACTIONS` */
export function formOf({ address }: Pick<StayPage, 'address'>, action: string) {
  return { method: 'post', action: `${address}/${action}` } as const;
}

/** Same, for a form that the server renders again when it is rejected. The fragment leads to the error. */
export function typedFormOf({ address }: Pick<StayPage, 'address'>, action: string) {
  return { method: 'post', action: `${address}/${action}#${problemId(action)}` } as const;
}
