import { ApiError, NetworkError } from '../api/client';

/**
 * Why something failed and what the owner can do, by who failed: the connection is only spoken of
 * when there was no answer at all. A refusal is told in the server's own words.
 * @param what said before a reason that does not say so itself, as a sentence
 */
export function failureText(error: unknown, what?: string): string {
  if (error instanceof ApiError && error.status < 500 && error.userMessage) {
    return error.userMessage;
  }
  const reason = reasonOf(error);
  return what === undefined ? reason : `${what} ${reason}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'The server could not be reached. Please check your connection and try again.';
  }
  if (!(error instanceof ApiError)) {
    return 'Something unexpected happened. Please reload the page and try again.';
  }
  if (error.status < 500) {
    return `The server refused this (${error.status}). Please reload the page and try again.`;
  }
  const { body } = error;
  const where = body?.requestId ? ` for request ${body.requestId}` : '';
  // A failure that the server knows says what to do about it.
  if (body && body.code !== 'internal') {
    return where
      ? `${body.message} If it stays, look into the server’s log${where}.`
      : body.message;
  }
  const outcome = body ? ', and nothing was stored' : '';
  return `The server has a problem (${error.status})${outcome}. Please try again in a minute; if it stays, look into the server’s log${where}.`;
}
