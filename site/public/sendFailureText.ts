import type { Translate } from '@shared/i18n/translate';
import { NetworkError, userMessageOf } from '../api/client';
import { failureText } from './failureText';

/**
 * Why something typed could not be sent, in a form that keeps it.
 * @param fallback for a server that answered and said nothing for people
 */
export function sendFailureText(error: Error, fallback: string, t: Translate): string {
  return error instanceof NetworkError
    ? `${failureText(error, t)} ${t('error.typedStays')}`
    : userMessageOf(error, fallback);
}
