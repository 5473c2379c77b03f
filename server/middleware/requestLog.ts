import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../appDependencies';

/** Identifies a request in its response and in its log lines. */
export const REQUEST_ID = 'X-Request-Id';
/** Format of a proxy's id; anything else could be an attempt to forge log lines. */
const PROXY_ID = /^[\w.-]{8,64}$/;
/** Logged at `debug`: a page loads dozens of files, and load balancers check health every few seconds. */
const QUIET = /^\/(healthz$|assets\/|media\/|favicon|apple-touch|icon-)/;

/** How often responses from the cache are logged, in ms. */
const CACHED_LINE_MS = 60_000;

type Noted = {
  id: string;
  /** Known after routing. */
  route: string;
  isCached: boolean;
};
const notes = new WeakMap<ServerResponse, Noted>();

/**
 * Assigns an id to every request and logs one line when it ends: id, method, route, status, ms. The route is the
 * pattern (`/api/bookings/:id`), never the URL, which can contain personal data and secrets. Also counts it for the
 * metrics. Responses from the cache are logged as one line a minute with their number by route; the last minute is not
 * logged at shutdown.
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
          // The client disconnected before the end of the response.
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

export function requestIdOf(response: ServerResponse): string {
  return notes.get(response)?.id ?? '';
}

export function noteCachedRoute(response: ServerResponse, route: string): void {
  const noted = notes.get(response);
  if (noted) Object.assign(noted, { route, isCached: true });
}

/** Adds the request id to the response and records its route; first in the chain, so that failures have both. */
export const noteRoute: Middleware = async (ctx, next) => {
  ctx.res.setHeader(REQUEST_ID, requestIdOf(ctx.res));
  try {
    await next();
  } finally {
    const noted = notes.get(ctx.res);
    if (noted) noted.route = routeOf(ctx);
  }
};

/** The pattern that the path matched; `none` if nothing matched. */
export function routeOf(ctx: Context): string {
  // A property of the router that its types omit.
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  return typeof route === 'string' ? route : 'none';
}
