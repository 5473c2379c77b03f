import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Env } from '../env';
import type { KnownDevice } from '../services/auth';

const YEAR_MS = 365 * 86_400_000;
const VALUE = /^(\d{1,10})\.([\w-]{22})$/;

/**
 * A signed cookie that a browser keeps after signing in (OWASP: "Slow Down Online Guessing Attacks
 * with Device Cookies"). It signs nobody in: it only has the browser's attempts counted by
 * themselves, so that a stranger's failures never keep the owner out.
 */
export function readDevice(ctx: Context, env: Pick<Env, 'isHttps'>): KnownDevice | null {
  const [, userId, id] = VALUE.exec(ctx.cookies.get(nameOf(env), { signed: true }) ?? '') ?? [];
  return userId && id ? { userId: Number(userId), id } : null;
}

/** Has the browser recognised at its next sign-in. */
export function rememberDevice(ctx: Context, env: Pick<Env, 'isHttps'>, userId: number): void {
  ctx.cookies.set(nameOf(env), `${userId}.${randomBytes(16).toString('base64url')}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: env.isHttps,
    maxAge: YEAR_MS,
    overwrite: true,
  });
}

function nameOf({ isHttps }: Pick<Env, 'isHttps'>): string {
  return isHttps ? '__Host-villa-device' : 'villa-device';
}
