import { useState } from 'react';
import { failureText, isOutcomeUnknown } from '../../api/failureText';
import { showToast } from '../../stores/toasts';
import { showFailure } from './showFailure';
import { isStale } from './isStale';
import { t } from '../i18n/t';

/** What the notifications of an action say. */
export type Words = {
  done: { title: string; description?: string };
  failed: { title: string; description?: string };
};

/** The Gallery Manager's notifications, all titled Success or Error. */
export function galleryWords(done: string, failed: string): Words {
  return {
    done: { title: t('Success'), description: done },
    failed: { title: t('Error'), description: failed },
  };
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
        showToast(words.done);
        return true;
      } catch (reason) {
        setError(reason);
        if (isOutcomeUnknown(reason)) showFailure(words.failed.title, reason);
        else showToast({ ...words.failed, tone: 'destructive' });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
