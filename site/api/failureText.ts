import type { Translate } from '@shared/i18n/translate';
import { ApiError, NetworkError } from './client';

/** The side that failed. `unknown` is an unreadable response or an error in this program. */
export type Failure =
  /** No response. Only this failure mentions the connection. */
  | { by: 'connection'; isOutcomeUnknown: boolean }
  | { by: 'unknown' }
  /** The server failed, or a proxy in front of it. */
  | { by: 'server'; status: number; requestId: string | null }
  /** Refused without an explanation. */
  | { by: 'refusal'; status: number }
  /** Refused with an explanation, shown unchanged. */
  | { by: 'message'; message: string; requestId: string | null };

/** The side that failed, by the error that a request has thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) {
    return { by: 'connection', isOutcomeUnknown: error.isOutcomeUnknown };
  }
  if (!(error instanceof ApiError)) return { by: 'unknown' };
  const { status, body } = error;
  const requestId = body?.requestId ?? null;
  if (body && body.code !== 'internal') return { by: 'message', message: body.message, requestId };
  return status < 500 ? { by: 'refusal', status } : { by: 'server', status, requestId };
}

export function guestFailureText(error: unknown, t: Translate): string {
  const failure = failureOf(error);
  switch (failure.by) {
    case 'connection':
      return t('error.connection');
    case 'message':
      return failure.message;
    case 'refusal':
      return t('error.refused');
    case 'server':
      return failure.requestId === null
        ? t('error.server')
        : t('error.serverRequest', { requestId: failure.requestId });
    case 'unknown':
      return t('error.server');
  }
}

/**
 * Same as `guestFailureText`, for a form that keeps its input.
 * @param fallback used when the server gave no message
 */
export function guestSendFailureText(error: unknown, fallback: string, t: Translate): string {
  const failure = failureOf(error);
  if (failure.by === 'connection') return `${t('error.connection')} ${t('error.typedStays')}`;
  const isReadable =
    failure.by === 'message' || (failure.by === 'server' && failure.requestId !== null);
  return isReadable ? guestFailureText(error, t) : fallback;
}

/** Whether the server may have made a change although the request failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof ApiError) return error.body?.code === 'repeated';
  return error instanceof NetworkError && error.isOutcomeUnknown;
}
