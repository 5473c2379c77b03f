import { showToast } from '../../stores/toasts';
import { failureText, failureTitle } from './failureText';

/** Tells that something could not be done, why, and what to do now. */
export function showFailure(title: string, error: unknown): void {
  showToast({
    title: failureTitle(error, title),
    description: failureText(error),
    tone: 'destructive',
  });
}
