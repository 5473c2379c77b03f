import { Readable } from 'node:stream';
import { net, type Session } from 'electron';

const NO_BODY = new Set([101, 204, 205, 304]);

/** Supported fields of `RequestInit`. */
export type SessionRequest = Pick<
  RequestInit,
  'method' | 'headers' | 'body' | 'signal' | 'cache' | 'credentials'
>;

/**
 * A request with a session's cookies and cache. Redirects are returned, not followed. `Session.fetch` is not used
 * because of its signal: Node ties it to a request that may be garbage collected while the response is still
 * arriving, and then aborting does nothing.
 * @throws Error when there was no response, or the signal aborted first
 */
export function sessionFetch(
  session: Session,
  url: string,
  { method = 'GET', headers, body, signal, cache, credentials }: SessionRequest,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = net.request({
      session,
      url,
      method,
      redirect: 'manual',
      credentials: credentials === 'omit' ? 'omit' : 'include',
      ...(cache ? { cache } : {}),
    });
    const abort = () => {
      request.abort();
      reject(new Error('The call was given up.'));
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    for (const [name, value] of new Headers(headers)) request.setHeader(name, value);
    request.on('redirect', (status, _method, _target, answered) =>
      resolve(new Response(null, { status, headers: headersOf(answered) })),
    );
    request.on('response', (answer) => {
      const { statusCode, statusMessage } = answer;
      const hasBody = !NO_BODY.has(statusCode) && method !== 'HEAD';
      resolve(
        new Response(hasBody ? webStreamOf(answer) : null, {
          status: statusCode,
          statusText: statusMessage,
          headers: headersOf(answer.headers),
        }),
      );
    });
    request.on('error', reject);
    if (body instanceof ArrayBuffer) request.write(Buffer.from(body));
    else if (typeof body === 'string') request.write(body);
    request.end();
  });
}

function headersOf(given: Record<string, string | string[]>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(given)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
}

/** Electron's type lacks that the response is a stream, and Node's web streams have their own type. */
function webStreamOf(answer: Electron.IncomingMessage): ReadableStream<Uint8Array> {
  return Readable.toWeb(answer as unknown as Readable) as ReadableStream<Uint8Array>;
}
