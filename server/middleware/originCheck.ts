import type { Middleware } from 'koa';
import type { Env } from '../env';
import { forbiddenOrigin } from '../errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses state-changing calls that a browser says come from another site: `Sec-Fetch-Site`
 * where it is sent, and `Origin`. Programs send neither and are let through; they hold no
 * cookie of a guest's browser.
 * @throws AppError 403 `forbidden_origin`
 */
export function originCheck(env: Pick<Env, 'publicUrl'>): Middleware {
  const allowed = allowedOrigins(env.publicUrl);
  return async (ctx, next) => {
    if (!SAFE_METHODS.has(ctx.method)) {
      const site = ctx.get('Sec-Fetch-Site');
      const origin = ctx.get('Origin');
      if (site && site !== 'same-origin' && site !== 'none') throw forbiddenOrigin();
      if (origin && !allowed.has(origin)) throw forbiddenOrigin();
    }
    await next();
  };
}

/** The public origin; on one's own machine also its other names, with the same port. */
function allowedOrigins(publicUrl: string): Set<string> {
  const url = new URL(publicUrl);
  if (!LOOPBACK_HOSTS.includes(url.hostname)) return new Set([url.origin]);
  const port = url.port ? `:${url.port}` : '';
  return new Set(LOOPBACK_HOSTS.map((host) => `${url.protocol}//${host}${port}`));
}
