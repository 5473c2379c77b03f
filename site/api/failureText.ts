import type { Translate } from '@shared/i18n/translate';
import { ApiError, NetworkError } from './client';

/** How the back office says what is said here in English; it sets its language. */
export const failureWords = { sentence: (english: string) => english };

/** Who failed. `unknown` is an answer that nobody understands, or an error of this program. */
type Failure =
  /** No answer at all; only then is the connection spoken of. */
  | { by: 'connection'; isOutcomeUnknown: boolean }
  | { by: 'unknown' }
  /** The server, or a proxy in front of it: neither the connection nor what was sent. */
  | { by: 'server'; status: number; requestId: string | null }
  /** A refusal without words. */
  | { by: 'refusal'; status: number }
  /** Whatever the server says in its own words, to be told as it is. */
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

/** Why something failed and what the guest can do. */
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
 * The same for something typed, in a form that keeps it.
 * @param fallback for a server that answered and said nothing for people
 */
export function guestSendFailureText(error: unknown, fallback: string, t: Translate): string {
  const failure = failureOf(error);
  if (failure.by === 'connection') return `${t('error.connection')} ${t('error.typedStays')}`;
  const isTold = failure.by === 'told' || (failure.by === 'server' && failure.requestId !== null);
  return isTold ? guestFailureText(error, t) : fallback;
}

/**
 * Why something failed and what the owner can do.
 * @param what that something was not done, as a sentence; said before a reason that does not say so
 *   itself, unless nobody can be sure of it
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

/** The same where the specification has words for a lost connection and for a refusal without any. */
export function failureTextWith(
  { connection, refusal }: { connection: string; refusal: string },
  error: unknown,
): string {
  const { by } = failureOf(error);
  if (by === 'connection') return connection;
  return by === 'told' || by === 'server' ? failureText(error) : refusal;
}

/** Whether the server may have made a change although the call has failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof ApiError) return error.body?.code === 'repeated';
  return error instanceof NetworkError && error.isOutcomeUnknown;
}

/** @param title that something was not done; nobody can be sure of that where the answer is lost */
export function failureTitle(error: unknown, title: string): string {
  return isOutcomeUnknown(error)
    ? failureWords.sentence('It is not known whether this was saved')
    : title;
}

/** In English; the table of sentences has them in the other languages of the back office. */
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
      // It may have failed after it had stored everything.
      return `The server has a problem (${failure.status}). Please try again in a minute; if you were saving a change, look first whether it is there. If the problem stays, look into the server’s log${where}.`;
    }
  }
}
