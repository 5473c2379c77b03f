import { failureOf, isOutcomeUnknown, type Failure } from '../../api/failureText';
import { t } from '../i18n/t';

/**
 * Tells the owner why a request failed and what to do.
 * @param what sentence that names the failed action. It precedes a reason that does not name it, unless the
 *   outcome is unknown.
 */
export function failureText(error: unknown, what?: string): string {
  const failure = failureOf(error);
  if (failure.by !== 'message') {
    const reason = reasonOf(failure);
    return !what || isOutcomeUnknown(error) ? reason : `${what} ${reason}`;
  }
  const { message, requestId } = failure;
  if (requestId === null) return message;
  return `${message} ${t('If this happens again, look into the server’s log for request {requestId}.', { requestId })}`;
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
  return by === 'message' || by === 'server' ? failureText(error) : refusal;
}

/** @param title says that the action failed; replaced when the outcome is unknown */
export function failureTitle(error: unknown, title: string): string {
  return isOutcomeUnknown(error) ? t('It is not known whether this was saved') : title;
}

function reasonOf(failure: Exclude<Failure, { by: 'message' }>): string {
  switch (failure.by) {
    case 'connection':
      return failure.isOutcomeUnknown
        ? t(
            'The connection was lost before the server answered, so it is not known whether this was saved. Please check whether it is there before you try again.',
          )
        : t('The server could not be reached. Please check your connection and try again.');
    case 'unknown':
      return t('Something unexpected happened. Please reload the page and try again.');
    case 'refusal':
      return t('The server refused this ({status}). Please reload the page and try again.', {
        status: failure.status,
      });
    case 'server': {
      const { status, requestId } = failure;
      // The server may have failed after storing everything.
      return requestId === null
        ? t(
            'The server has a problem ({status}). Please try again in a minute; if you were saving a change, first check whether it is there. If the problem stays, look into the server’s log.',
            { status },
          )
        : t(
            'The server has a problem ({status}). Please try again in a minute; if you were saving a change, first check whether it is there. If the problem stays, look into the server’s log for request {requestId}.',
            { status, requestId },
          );
    }
  }
}
