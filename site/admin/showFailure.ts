import { showToast } from '../stores/toasts';
import { failureText } from '../api/failureText';

/** Tells that something could not be done, why, and what to do now. */
export function showFailure(title: string, error: unknown): void {
  showToast({ title, description: failureText(error), tone: 'destructive' });
}
