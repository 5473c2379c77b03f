import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../api/failureText';
import { failureText } from './failureText';
import { showToast } from '../../stores/toasts';
import { showFailure } from './showFailure';
import type { Form } from './useForm';
import { t, type Sentence } from '../i18n/t';

/** What the notifications of an action say, in English; without `done`, whoever runs it says that it went well. */
export type Words = { done?: Notice; failed: Notice };

/** A notification in English: its title, or title and description. */
type Notice = Sentence | readonly [title: Sentence, description: Sentence];

/** The Gallery Manager's notifications, all titled Success or Error. */
export function galleryWords(done: Sentence, failed: Sentence): Required<Words> {
  return { done: ['Success', done], failed: ['Error', failed] };
}

/** The notification in the user's language. */
export function noticeText(notice: Notice): { title: string; description?: string } {
  if (typeof notice === 'string') return { title: t(notice) };
  const [title, description] = notice;
  return { title: t(title), description: t(description) };
}

export type Attempt = {
  isBusy: boolean;
  /** Why the last try failed, `null` when none did. */
  error: unknown;
  /** The same in words; `null` as well where a field or `SaveNotice` says it. */
  failure: string | null;
  /**
   * Does nothing while the last one is under way.
   * @returns whether it went well
   */
  run: (action: () => Promise<unknown>) => Promise<boolean>;
};

/** What an attempt does with a form: shows there what the server found wrong, and what another window has saved. */
type Around = {
  form?: Pick<Form<object>, 'showIssuesOf'>;
  stored?: { catchUp: (error: unknown) => Promise<boolean> };
};

/** Runs an action, tells how it ended, and keeps the reason when it failed. */
export function useAttempt(words: Words, { form, stored }: Around = {}): Attempt {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const [isTold, setTold] = useState(false);
  return {
    isBusy,
    error,
    failure: error === null || isTold ? null : failureText(error),
    run: async (action) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setError(null);
      try {
        await action();
        if (words.done) showToast(noticeText(words.done));
        return true;
      } catch (reason) {
        const isCaughtUp = (await stored?.catchUp(reason)) ?? false;
        const isAtField = !isCaughtUp && (form?.showIssuesOf(reason) ?? false);
        setTold(isCaughtUp || isAtField);
        setError(reason);
        if (isOutcomeUnknown(reason)) showFailure(noticeText(words.failed).title, reason);
        else showToast({ ...noticeText(words.failed), tone: 'destructive' });
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
