import type { AdminSession } from '@shared/contract/access/auth';
import { ApiError } from '../../api/client';
import { showToast } from '../../stores/toasts';
import { failureTextWith } from '../components/failureText';
import { t } from '../i18n/t';

/** Says that signing in worked, and what has to be done first where something has. */
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

/** Says why signing in failed. */
export function tellFailure(error: unknown): void {
  const { title, description } = failureOf(error);
  showToast({ title, description, tone: 'destructive' });
}

/** Why signing in failed, in the specification's words; a failing server is not a wrong password. */
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

/** Tells whoever has chosen a password that it is stored, where no session could be. */
export function tellPasswordStored(): void {
  showToast({ title: t('Your password is stored. Please sign in.') });
}
