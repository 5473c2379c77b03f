import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../appDependencies';

/** Names a request in the answer and in every line of the log that is about it. */
export const REQUEST_ID = 'X-Request-Id';
/** An id that a proxy made; anything else could be meant to confuse a reader of the log. */
const PROXY_ID = /^[\w.-]{8,64}$/;
/** A page loads dozens of files, a balancer checks health every few seconds: logged at `debug`. */
const QUIET = /^\/(healthz$|assets\/|media\/|favicon|apple-touch|icon-)/;

/** How often the responses from the cache are logged, in ms. */
const CACHED_LINE_MS = 60_000;

/** What is known of a request beside its own fields. */
type Noted = {
  id: string;
  /** Known once it was handled. */
  route: string;
  /** Whether its response came from the cache. */
  isCached: boolean;
};
const notes = new WeakMap<ServerResponse, Noted>();

/**
 * Gives every request an id, and writes one line about it when it is over: id, method, route,
 * status, ms. The route is the pattern (`/api/bookings/:id`), never the address itself, which
 * can hold personal data and secrets. Counts it for the metrics as well. Responses from the cache
 * are logged together: one line a minute with their number by route. Those of the last minute
 * are not logged at shutdown.
 */
export function logRequests(
  { env, log, metrics }: Pick<Deps, 'env' | 'log' | 'metrics'>,
  application: RequestListener,
): RequestListener {
  let hasWarned = false;
  const warnOfProxy = ({ headers }: IncomingMessage) => {
    if (hasWarned || env.trustProxy > 0 || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    log.warn(
      'Requests come through a proxy, but TRUST_PROXY is 0: all guests share one address, and its limits. Set it to the number of proxies.',
    );
  };

  let cachedCounts: Record<string, number> = {};
  let isCounting = false;
  const countCached = (route: string) => {
    cachedCounts[route] = (cachedCounts[route] ?? 0) + 1;
    if (isCounting) return;
    isCounting = true;
    setTimeout(() => {
      log.info({ cached: cachedCounts }, 'requests answered from the cache in the last minute');
      cachedCounts = {};
      isCounting = false;
    }, CACHED_LINE_MS).unref();
  };

  return (request, response) => {
    warnOfProxy(request);
    const startedAt = performance.now();
    const given = env.trustProxy > 0 ? request.headers['x-request-id'] : undefined;
    const id = typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID();
    const noted: Noted = { id, route: 'none', isCached: false };
    notes.set(response, noted);
    if (metrics || log.isLevelEnabled('info')) {
      response.once('close', () => {
        const ms = performance.now() - startedAt;
        const line = {
          requestId: id,
          method: request.method ?? '',
          route: noted.route,
          status: response.statusCode,
          ms: Math.round(ms * 10) / 10,
          // The caller left before the end of the answer.
          ...(response.writableFinished ? {} : { isCutOff: true }),
        };
        metrics?.observeRequest({ ...line, seconds: ms / 1000 });
        if (noted.isCached) countCached(line.route);
        else log[QUIET.test(line.route) ? 'debug' : 'info'](line, 'request');
      });
    }
    application(request, response);
  };
}

/** The id of the request that a response answers. */
export function requestIdOf(response: ServerResponse): string {
  return notes.get(response)?.id ?? '';
}

/** Notes that a response came from the cache, and for which route. */
export function noteCachedRoute(response: ServerResponse, route: string): void {
  const noted = notes.get(response);
  if (noted) Object.assign(noted, { route, isCached: true });
}

/**
 * Names the request in the response, and notes its route for the line above; first in the chain, so
 * that failures have both.
 */
export const noteRoute: Middleware = async (ctx, next) => {
  ctx.res.setHeader(REQUEST_ID, requestIdOf(ctx.res));
  try {
    await next();
  } finally {
    const noted = notes.get(ctx.res);
    if (noted) noted.route = routeOf(ctx);
  }
};

/** The pattern that the address matched, `none` for an address that nothing answers. */
export function routeOf(ctx: Context): string {
  // The router's own property, which its types leave out.
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  return typeof route === 'string' ? route : 'none';
}
