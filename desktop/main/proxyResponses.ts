import type { ErrorCode } from '@shared/contract/error';
import { t } from './language';

/** API responses that may be passed on; never a page or a script. */
const TYPES =
  /^(application\/json|text\/csv|text\/event-stream|application\/x-tar|application\/zip|image\/(?!svg)|font\/woff2|text\/plain)/;
const NO_BODY = new Set([204, 205, 304]);

export function isPassedOn({ status, headers }: Response): boolean {
  return hasNoBody(status) || TYPES.test(headers.get('Content-Type') ?? '');
}

export function hasNoBody(status: number): boolean {
  return NO_BODY.has(status);
}

/** An unread body would occupy its connection. */
export async function readToEnd(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  return new Response(hasNoBody(status) ? null : await answer.arrayBuffer(), { status, headers });
}

/** A page of the server in a frame, with the app's own policy. */
export function framedPage(
  body: Response['body'] | string,
  status: number,
  policy: string,
): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

/** Removes cookies, which stay in the villa's session, and the encoding and length of the transfer. */
export function shownHeaders(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ['set-cookie', 'content-encoding', 'content-length', 'location', 'refresh']) {
    headers.delete(name);
  }
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return headers;
}

export function refuse(
  status: number,
  code: ErrorCode,
  message = t('This is not allowed.'),
): Response {
  return Response.json({ code, message }, { status });
}
