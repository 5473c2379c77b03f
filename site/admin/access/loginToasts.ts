import type { AdminSession } from '@shared/contract/access/auth';
import { ApiError } from '../../api/client';
import { showToast } from '../../stores/toasts';
import { failureTextWith } from '../../api/failureText';
import { t } from './texts.en';

/** Says that signing in worked, and what has to be done first where something has. */
export function tellSignedIn({ requiresPasswordChange }: AdminSession): void {
  if (requiresPasswordChange) {
    showToast({
      title: t('access.passwordChangeRequired'),
      description: t('access.youMustChangeYour'),
    });
  } else {
    showToast({ title: t('access.loginSuccessful'), description: t('access.welcomeToTheAdmin') });
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
    title: isLimited ? t('access.tooManyAttempts') : t('access.loginFailed'),
    description: failureTextWith(WORDS, error),
  };
}

const WORDS = {
  get connection() {
    return t('access.connectionErrorPleaseTry');
  },
  get refusal() {
    return t('access.invalidUsernameOrPassword');
  },
};

/** Tells whoever has chosen a password that it is stored, where no session could be. */
export function tellPasswordStored(): void {
  showToast({ title: t('access.yourPasswordIsStored') });
}
