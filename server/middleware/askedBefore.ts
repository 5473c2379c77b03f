import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { calculatePrice } from '@shared/contract/endpoints';
import type { Deps } from '../deps';
import { RATE_LIMITS } from '../services/access/rateLimiter';
import { clientAddress } from './clientAddress';
import { foreignCheck } from './originCheck';
import type { SharedAnswers } from './sharedAnswers';

/** Longer bodies are looked at by the application, and not remembered. */
const MAX_BODY_BYTES = 512;

/** Under what the answer to a price question is remembered; `null` for one that is not. */
export function priceKey(body: string): string | null {
  return Buffer.byteLength(body) > MAX_BODY_BYTES ? null : `${calculatePrice.path} ${body}`;
}

/**
 * Answers a price question that was asked in the same words since the last change, without
 * waking the application: guests change their dates back and forth, and many ask for the same
 * weeks. It counts for the limit as any other; whatever is out of the ordinary is handed on.
 */
export function inFrontOfPrices(
  application: RequestListener,
  answers: SharedAnswers,
  { env, rateLimiter, metrics }: Pick<Deps, 'env' | 'rateLimiter' | 'metrics'>,
): RequestListener {
  const isForeign = foreignCheck(env);

  const isSent: (...asked: Parameters<RequestListener>) => Promise<boolean> = async (
    request,
    response,
  ) => {
    const body = await wholeBody(request);
    const key = body === null ? null : priceKey(body);
    const answer = key === null ? undefined : answers.peek(key);
    if (!answer?.sent) return false;
    const waitMs = await rateLimiter.consume([
      { limit: RATE_LIMITS.calculatePrice, key: clientAddress(request, env.trustProxy) },
    ]);
    if (waitMs > 0) return false;
    const head = answer.sent.heads.identity;
    response.writeHead(answer.status, head);
    response.end(answer.bodies.identity);
    metrics?.observeRequest({
      method: 'POST',
      route: answer.sent.route,
      status: answer.status,
      seconds: 0,
    });
    return true;
  };

  return (request, response) => {
    const isPlain =
      request.method === 'POST' &&
      request.url === calculatePrice.path &&
      isPlainJson(request.headers) &&
      !isForeign(request.headers);
    if (!isPlain) {
      application(request, response);
      return;
    }
    isSent(request, response).then(
      (isDone) => isDone || application(request, response),
      // The application meets the same fault, and knows how to say it.
      () => application(request, response),
    );
  };
}

function isPlainJson(headers: IncomingHttpHeaders): boolean {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return (
    headers['content-type'] === 'application/json' &&
    headers['content-encoding'] === undefined &&
    headers.cookie === undefined &&
    length <= MAX_BODY_BYTES
  );
}

/**
 * A body that came in one piece, as short ones do; the bytes stay to be read again.
 * @returns `null` when there is more to come
 */
function wholeBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    // One who hangs up before is the application's matter.
    request.once('close', () => resolve(null));
    request.once('readable', () => {
      const bytes = request.read() as Buffer | null;
      if (bytes === null) {
        resolve(null);
        return;
      }
      request.unshift(bytes);
      const isWhole = bytes.length === Number(request.headers['content-length']);
      resolve(isWhole ? bytes.toString() : null);
    });
  });
}
