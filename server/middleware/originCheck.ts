import type { IncomingHttpHeaders } from 'node:http';
import { LOOPBACK_HOSTS } from '@shared/domain/loopback';
import type { Middleware } from 'koa';
import type { Env } from '../env';
import { forbiddenOrigin } from '../errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a browser says come from another site.
 * @throws AppError 403 `forbidden_origin`
 */
export function originCheck(env: Pick<Env, 'publicUrl'>): Middleware {
  const isForeign = foreignCheck(env);
  return async (ctx, next) => {
    if (!SAFE_METHODS.has(ctx.method) && isForeign(ctx.headers)) throw forbiddenOrigin();
    await next();
  };
}

/**
 * Whether a browser says that a call comes from another site: by `Sec-Fetch-Site` where it is
 * sent, and by `Origin`. Programs send neither and are let through; they hold no cookie of a
 * guest's browser.
 */
export function foreignCheck({
  publicUrl,
}: Pick<Env, 'publicUrl'>): (headers: IncomingHttpHeaders) => boolean {
  const allowed = allowedOrigins(publicUrl);
  return ({ 'sec-fetch-site': site, origin }) =>
    (Boolean(site) && site !== 'same-origin' && site !== 'none') ||
    (Boolean(origin) && !allowed.has(String(origin)));
}

/** The public origin; on one's own machine also its other names, with the same port. */
function allowedOrigins(publicUrl: string): Set<string> {
  const url = new URL(publicUrl);
  if (!LOOPBACK_HOSTS.includes(url.hostname)) return new Set([url.origin]);
  const port = url.port ? `:${url.port}` : '';
  return new Set(LOOPBACK_HOSTS.map((host) => `${url.protocol}//${host}${port}`));
}
