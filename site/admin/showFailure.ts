import { userMessageOf } from '../api/client';
import { showToast } from '../stores/toasts';

/** What to do about a failure that the server says nothing about. */
export const TRY_AGAIN = 'Please check your connection and try again.';

/** Tells that something could not be done, and why as far as the server says. */
export function showFailure(title: string, error: unknown): void {
  showToast({ title, description: userMessageOf(error, TRY_AGAIN), tone: 'destructive' });
}
