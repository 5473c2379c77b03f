import type { AdminSession } from '@shared/contract/access/auth';
import { ApiError } from '../../api/client';
import { showToast } from '../../stores/toasts';
import { failureTextWith } from '../../api/failureText';

/** Says that signing in worked, and what has to be done first where something has. */
export function tellSignedIn({ requiresPasswordChange }: AdminSession): void {
  if (requiresPasswordChange) {
    showToast({
      title: 'Password change required',
      description: 'You must change your default password before accessing the admin panel.',
    });
  } else {
    showToast({ title: 'Login successful', description: 'Welcome to the admin panel' });
  }
}

/** Says why signing in failed. */
export function tellFailure(error: unknown): void {
  const { title, description } = failureOf(error);
  showToast({ title, description, tone: 'destructive' });
}

/** Why signing in failed, in the specification's words; a failing server is not a wrong password. */
export function failureOf(error: unknown): { title: string; description: string } {
  const isLimited = error instanceof ApiError && error.status === 429 && error.body?.rateLimited;
  return {
    title: isLimited ? 'Too many attempts' : 'Login failed',
    description: failureTextWith(WORDS, error),
  };
}

const WORDS = {
  connection: 'Connection error. Please try again.',
  refusal: 'Invalid username or password',
};
