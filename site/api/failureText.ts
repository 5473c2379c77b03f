import type { Translate } from '@shared/i18n/translate';
import { ApiError, NetworkError } from './client';

/** Translates English sentences. The back office replaces this function with its own. */
export const failureWords = { sentence: (english: string) => english };

/** Who failed. `unknown` is an unreadable response or an error in this program. */
type Failure =
  /** No response. Only this failure mentions the connection. */
  | { by: 'connection'; isOutcomeUnknown: boolean }
  | { by: 'unknown' }
  /** The server failed, or a proxy in front of it. */
  | { by: 'server'; status: number; requestId: string | null }
  /** Refused without an explanation. */
  | { by: 'refusal'; status: number }
  /** Refused with an explanation, shown unchanged. */
  | { by: 'told'; message: string; requestId: string | null };

function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) {
    return { by: 'connection', isOutcomeUnknown: error.isOutcomeUnknown };
  }
  if (!(error instanceof ApiError)) return { by: 'unknown' };
  const { status, body } = error;
  const requestId = body?.requestId ?? null;
  if (body && body.code !== 'internal') return { by: 'told', message: body.message, requestId };
  return status < 500 ? { by: 'refusal', status } : { by: 'server', status, requestId };
}

export function guestFailureText(error: unknown, t: Translate): string {
  const failure = failureOf(error);
  switch (failure.by) {
    case 'connection':
      return t('error.connection');
    case 'told':
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
  const isTold = failure.by === 'told' || (failure.by === 'server' && failure.requestId !== null);
  return isTold ? guestFailureText(error, t) : fallback;
}

/**
 * Tells the owner why a request failed and what to do.
 * @param what sentence that names the failed action. It precedes a reason that does not name it, unless the
 *   outcome is unknown.
 */
export function failureText(error: unknown, what?: string): string {
  const failure = failureOf(error);
  if (failure.by !== 'told') {
    const reason = failureWords.sentence(reasonOf(failure));
    return !what || isOutcomeUnknown(error) ? reason : `${what} ${reason}`;
  }
  const { message, requestId } = failure;
  if (requestId === null) return message;
  const look = `If it stays, look into the server’s log for request ${requestId}.`;
  return `${message} ${failureWords.sentence(look)}`;
}

/**
 * Same as `failureText`, with the specification's texts for a lost connection and for a refusal without a message.
 */
export function failureTextWith(
  { connection, refusal }: { connection: string; refusal: string },
  error: unknown,
): string {
  const { by } = failureOf(error);
  if (by === 'connection') return connection;
  return by === 'told' || by === 'server' ? failureText(error) : refusal;
}

/** Whether the server may have made a change although the request failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof ApiError) return error.body?.code === 'repeated';
  return error instanceof NetworkError && error.isOutcomeUnknown;
}

/** @param title says that the action failed; replaced when the outcome is unknown */
export function failureTitle(error: unknown, title: string): string {
  return isOutcomeUnknown(error)
    ? failureWords.sentence('It is not known whether this was saved')
    : title;
}

/** Returns English; the caller translates it. */
function reasonOf(failure: Exclude<Failure, { by: 'told' }>): string {
  switch (failure.by) {
    case 'connection':
      return failure.isOutcomeUnknown
        ? 'The connection was lost before the server answered, so it is not known whether this was saved. Please look whether it is there before you try again.'
        : 'The server could not be reached. Please check your connection and try again.';
    case 'unknown':
      return 'Something unexpected happened. Please reload the page and try again.';
    case 'refusal':
      return `The server refused this (${failure.status}). Please reload the page and try again.`;
    case 'server': {
      const where = failure.requestId === null ? '' : ` for request ${failure.requestId}`;
      // The server may have failed after storing everything.
      return `The server has a problem (${failure.status}). Please try again in a minute; if you were saving a change, look first whether it is there. If the problem stays, look into the server’s log${where}.`;
    }
  }
}
