import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../deps';

/** Names a request in the answer and in every line of the log that is about it. */
export const REQUEST_ID = 'X-Request-Id';
/** An id that a proxy made; anything else could be meant to confuse a reader of the log. */
const PROXY_ID = /^[\w.-]{8,64}$/;
/** A page calls for dozens of files, a balancer for health every few seconds: told at `debug`. */
const QUIET = /^\/(healthz$|assets\/|media\/|favicon|apple-touch|icon-)/;

/** Known once the application has handled a request. */
const routes = new WeakMap<ServerResponse, string>();

/**
 * Gives every request an id, and writes one line about it when it is over: id, method, route,
 * status, ms. The route is the pattern (`/api/bookings/:id`), never the address itself, which
 * can hold what belongs in no log. Counts it for the metrics as well.
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
  return (request, response) => {
    warnOfProxy(request);
    const startedAt = performance.now();
    const given = env.trustProxy > 0 ? request.headers['x-request-id'] : undefined;
    const requestId = typeof given === 'string' && PROXY_ID.test(given) ? given : randomUUID();
    response.setHeader(REQUEST_ID, requestId);
    if (metrics || log.isLevelEnabled('info')) {
      response.once('close', () => {
        const ms = performance.now() - startedAt;
        const line = {
          requestId,
          method: request.method ?? '',
          route: routes.get(response) ?? 'none',
          status: response.statusCode,
          ms: Math.round(ms * 10) / 10,
          // The caller left before the end of the answer.
          ...(response.writableFinished ? {} : { isCutOff: true }),
        };
        metrics?.observeRequest({ ...line, seconds: ms / 1000 });
        log[QUIET.test(line.route) ? 'debug' : 'info'](line, 'request');
      });
    }
    application(request, response);
  };
}

/** Notes the route for the line above; first in the chain, so that failures have one too. */
export const noteRoute: Middleware = async (ctx, next) => {
  try {
    await next();
  } finally {
    routes.set(ctx.res, routeOf(ctx));
  }
};

/** The pattern that the address matched, `none` for an address that nothing answers. */
export function routeOf(ctx: Context): string {
  // The router's own property, which its types leave out.
  const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
  return typeof route === 'string' ? route : 'none';
}
