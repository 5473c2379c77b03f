import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LOOPBACK_HOSTS } from '@shared/domain/loopback';
import type { Context, Middleware } from 'koa';
import type { Env } from '../env';
import { forbiddenOrigin } from '../errors';
import type { Logger } from '../log';

const READ_METHODS = new Set(['GET', 'HEAD']);
const SAFE_METHODS = new Set([...READ_METHODS, 'OPTIONS']);
/** Longest host name with a port; longer input is cut in the log. */
const MAX_HOST_LENGTH = 259;

/**
 * Rejects state-changing calls that a browser sends from another site. Redirects reads under the public name with or
 * without `www.` to `PUBLIC_URL`. Logs the first request for a host other than that of `PUBLIC_URL`, since forms sent
 * from there are rejected.
 * @throws AppError 403 `forbidden_origin`
 */
export function originCheck({
  env,
  log,
}: {
  env: Pick<Env, 'publicUrl' | 'trustProxy'>;
  log: Logger;
}): Middleware {
  const { publicUrl } = env;
  const isForeign = foreignCheck(env);
  const isWwwVariant = wwwVariantCheck(env);
  const { hostname, origin } = new URL(publicUrl);
  let hasWarned = false;
  // Load balancers and containers check health under the machine's own names.
  const isOtherHost = (ctx: Context) =>
    ctx.path !== '/healthz' &&
    ![hostname, '', ...LOOPBACK_HOSTS].includes(ctx.hostname.toLowerCase());
  return async (ctx, next) => {
    if (READ_METHODS.has(ctx.method) && ctx.path !== '/healthz' && isWwwVariant(ctx.req)) {
      ctx.status = 308;
      // Not cached: changing `PUBLIC_URL` to the other name would trap browsers in a redirect loop.
      ctx.set('Cache-Control', 'no-store');
      ctx.redirect(origin + ctx.path + ctx.search);
      return;
    }
    if (!hasWarned && isOtherHost(ctx)) {
      hasWarned = true;
      const host = ctx.host.slice(0, MAX_HOST_LENGTH);
      log.warn({ host, publicUrl }, 'opened under another host than PUBLIC_URL');
    }
    if (!SAFE_METHODS.has(ctx.method) && isForeign(ctx.headers)) throw forbiddenOrigin(publicUrl);
    await next();
  };
}

/** Whether the host differs from `PUBLIC_URL` only by `www.`; `X-Forwarded-Host` counts behind a trusted proxy. */
export function wwwVariantCheck({
  publicUrl,
  trustProxy,
}: Pick<Env, 'publicUrl' | 'trustProxy'>): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  const { hostname } = new URL(publicUrl);
  const variant = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return ({ headers }) => {
    const forwarded = trustProxy > 0 ? headers['x-forwarded-host'] : undefined;
    const host = String(forwarded ?? headers.host ?? '').split(',')[0] ?? '';
    return host.trim().replace(/:\d+$/, '').toLowerCase() === variant;
  };
}

/**
 * Whether a browser says that a call comes from another site: by `Sec-Fetch-Site` if sent, and by `Origin`. Programs
 * send neither and are allowed, as they have no cookies of a guest's browser.
 */
export function foreignCheck({
  publicUrl,
}: Pick<Env, 'publicUrl'>): (headers: IncomingHttpHeaders) => boolean {
  const allowed = allowedOrigins(publicUrl);
  return ({ 'sec-fetch-site': site, origin }) =>
    (Boolean(site) && site !== 'same-origin' && site !== 'none') ||
    (Boolean(origin) && !allowed.has(String(origin)));
}

/** The public origin; for localhost also its other names, with the same port. */
export function allowedOrigins(publicUrl: string): Set<string> {
  const url = new URL(publicUrl);
  if (!LOOPBACK_HOSTS.includes(url.hostname)) return new Set([url.origin]);
  const port = url.port ? `:${url.port}` : '';
  return new Set(LOOPBACK_HOSTS.map((host) => `${url.protocol}//${host}${port}`));
}
