import { useState } from 'react';
import { failureText, isOutcomeUnknown } from '../../api/failureText';
import { showToast } from '../../stores/toasts';
import { showFailure } from './showFailure';
import { isStale } from './isStale';
import { t, type Sentence } from '../i18n/t';

/** What the notifications of an action say. */
export type Words = { done: Notice; failed: Notice };

/** A notification in English: its title, or title and description. */
type Notice = Sentence | readonly [title: Sentence, description: Sentence];

/** The Gallery Manager's notifications, all titled Success or Error. */
export function galleryWords(done: Sentence, failed: Sentence): Words {
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
  /**
   * The same in words; `null` as well where another window has saved meanwhile, for forms that then show what
   * (`useStoredForm`).
   */
  failure: string | null;
  /** @returns whether it went well */
  run: (action: () => Promise<unknown>) => Promise<boolean>;
};

/** Runs an action, tells how it ended, and keeps the reason when it failed. */
export function useAttempt(words: Words): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  return {
    isBusy,
    error,
    failure: error === null || isStale(error) ? null : failureText(error),
    run: async (action) => {
      setBusy(true);
      setError(null);
      try {
        await action();
        showToast(noticeText(words.done));
        return true;
      } catch (reason) {
        setError(reason);
        if (isOutcomeUnknown(reason)) showFailure(noticeText(words.failed).title, reason);
        else showToast({ ...noticeText(words.failed), tone: 'destructive' });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
