import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { DAY_MS } from '@shared/domain/date';
import type { Env } from '../env';
import type { User } from '../models/User';
import type { KnownDevice } from '../services/access/auth';

const YEAR_MS = 365 * DAY_MS;
const VALUE = /^(\d{1,10})\.(\d{1,15})\.([\w-]{22})$/;

/**
 * A signed cookie that a browser keeps after a sign-in (OWASP: "Slow Down Online Guessing Attacks with Device
 * Cookies"). It authenticates nobody: the browser's attempts are only counted separately, so that a stranger's failures
 * never lock the owner out. It ends with the password that it was issued for, as somebody with an old password must not
 * be counted separately.
 */
export function readDevice(ctx: Context, env: Pick<Env, 'isHttps'>): KnownDevice | null {
  const value = ctx.cookies.get(nameOf(env), { signed: true }) ?? '';
  const [, userId, passwordChangedAt, id] = VALUE.exec(value) ?? [];
  if (!userId || !passwordChangedAt || !id) return null;
  return { userId: Number(userId), passwordChangedAt: Number(passwordChangedAt), id };
}

/** Issues the cookie for the browser's next sign-in. */
export function rememberDevice(
  ctx: Context,
  env: Pick<Env, 'isHttps'>,
  { id, passwordChangedAt }: Pick<User, 'id' | 'passwordChangedAt'>,
): void {
  const value = [id, passwordChangedAt?.getTime() ?? 0, randomBytes(16).toString('base64url')];
  ctx.cookies.set(nameOf(env), value.join('.'), {
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
