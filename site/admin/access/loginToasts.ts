import type { AdminSession } from '@shared/contract/access/auth';
import { ApiError } from '../../api/client';
import { showToast } from '../../stores/toasts';
import { failureTextWith } from '../components/failureText';
import { t } from '../i18n/t';

export function tellSignedIn({ requiresPasswordChange }: AdminSession): void {
  if (requiresPasswordChange) {
    showToast({
      title: t('Password change required'),
      description: t('You must change your default password before accessing the admin panel.'),
    });
  } else {
    showToast({ title: t('Login successful'), description: t('Welcome to the admin panel') });
  }
}

export function tellFailure(error: unknown): void {
  const { title, description } = failureOf(error);
  showToast({ title, description, tone: 'destructive' });
}

/** Texts of the specification. A server error is not reported as a wrong password. */
export function failureOf(error: unknown): { title: string; description: string } {
  const isLimited = error instanceof ApiError && error.status === 429 && error.body?.rateLimited;
  return {
    title: isLimited ? t('Too many attempts') : t('Login failed'),
    description: failureTextWith(
      {
        connection: t('Connection error. Please try again.'),
        refusal: t('Invalid username or password'),
      },
      error,
    ),
  };
}

/** Shown when the server stored the new password but did not sign the user in. */
export function tellPasswordStored(): void {
  showToast({ title: t('Your password is saved. Please sign in.') });
}
