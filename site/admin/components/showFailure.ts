import { showToast } from '../../stores/toasts';
import { failureText, failureTitle } from './failureText';

/** Notifies of a failed action, with the reason and what to do. */
export function showFailure(title: string, error: unknown): void {
  showToast({
    title: failureTitle(error, title),
    description: failureText(error),
    tone: 'destructive',
  });
}
