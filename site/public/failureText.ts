import type { Translate } from '@shared/i18n/translate';
import { ApiError, NetworkError } from '../api/client';

/**
 * Why something failed and what the guest can do, by who failed: the connection is only spoken of
 * when there was no answer at all. What the server says for people is told in its own words.
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof NetworkError) return t('error.connection');
  if (!(error instanceof ApiError)) return t('error.server');
  return error.userMessage ?? t(error.status < 500 ? 'error.refused' : 'error.server');
}
