import type { Translate } from '@shared/i18n/translate';
import { ApiError, NetworkError } from '../api/client';

/**
 * Why something failed and what the guest can do, by who failed: the connection is only spoken of
 * when there was no answer at all. What the server says for people is told in its own words.
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof NetworkError) return t('error.connection');
  const told = error instanceof ApiError ? error.userMessage : null;
  return told ?? t('error.server');
}
