import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../api/failureText';
import { failureText } from './failureText';
import { showToast } from '../../stores/toasts';
import { showFailure } from './showFailure';
import type { Form } from './useForm';
import { t, type Sentence } from '../i18n/t';

/**
 * English texts of an action's result. `failed` begins the failure's text in the form. A notification tells of a failure
 * only with `failedToast`, for what has no such place and what the specification notifies of.
 */
export type AttemptTexts = { done?: Notice; failed?: Sentence; failedToast?: Notice };

/** A title, or title and description. */
type Notice = Sentence | readonly [title: Sentence, description: Sentence];

export function galleryTexts(done: Sentence, failed: Sentence) {
  return { done: ['Success', done], failedToast: ['Error', failed] } as const;
}

export function noticeText(notice: Notice): { title: string; description?: string } {
  if (typeof notice === 'string') return { title: t(notice) };
  const [title, description] = notice;
  return { title: t(title), description: t(description) };
}

export type Attempt = {
  isBusy: boolean;
  error: unknown;
  /** Its text; `null` if a field or `SaveNotice` shows it. */
  failure: string | null;
  /**
   * Ignored while the previous run is busy.
   * @returns whether it succeeded
   */
  run: (action: () => Promise<unknown>) => Promise<boolean>;
  clear: () => void;
};

/** A form that shows the server's issues, and the stored form that merges another window's changes. */
type AttemptOptions = {
  form?: Pick<Form<object>, 'showIssuesOf'>;
  stored?: { catchUp: (error: unknown) => Promise<boolean> } | undefined;
};

/** Runs an action, notifies of the result, and keeps the error. */
export function useAttempt(texts: AttemptTexts, { form, stored }: AttemptOptions = {}): Attempt {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const [isHandled, setHandled] = useState(false);
  return {
    isBusy,
    error,
    failure:
      error === null || isHandled
        ? null
        : failureText(error, texts.failed && sentenceOf(t(texts.failed))),
    clear: () => setError(null),
    run: async (action) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setError(null);
      try {
        await action();
        if (texts.done) showToast(noticeText(texts.done));
        return true;
      } catch (reason) {
        const isCaughtUp = (await stored?.catchUp(reason)) ?? false;
        const isAtField = !isCaughtUp && (form?.showIssuesOf(reason) ?? false);
        setHandled(isCaughtUp || isAtField);
        setError(reason);
        if (!texts.failedToast || isAtField) return false;
        const notice = noticeText(texts.failedToast);
        if (isOutcomeUnknown(reason)) showFailure(notice.title, reason);
        else showToast({ ...notice, tone: 'destructive' });
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}

function sentenceOf(title: string): string {
  return title.endsWith('.') ? title : `${title}.`;
}
