import { ApiError, NetworkError } from '../api/client';

/**
 * Why something failed and what the owner can do, by who failed: the connection is only spoken of
 * when there was no answer at all. What the server knows it tells in its own words.
 * @param what said before a reason that does not say so itself, as a sentence
 */
export function failureText(error: unknown, what?: string): string {
  const told = error instanceof ApiError && error.body?.code !== 'internal' ? error.body : null;
  if (told) {
    return told.requestId
      ? `${told.message} If it stays, look into the server’s log for request ${told.requestId}.`
      : told.message;
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
  const { status, body } = error;
  if (status < 500) {
    return `The server refused this (${status}). Please reload the page and try again.`;
  }
  const where = body?.requestId ? ` for request ${body.requestId}` : '';
  // It may have failed after it had stored everything.
  return `The server has a problem (${status}). Please try again in a minute; if you were saving a change, look first whether it is there. If the problem stays, look into the server’s log${where}.`;
}
