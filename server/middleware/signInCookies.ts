import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Env } from '../env';
import type { User } from '../models/User';
import type { PendingSignIn } from '../services/access/auth';
import { SIGN_IN_STEP_MS } from '../services/access/sessionLifetime';

/** Purpose of a passkey challenge, for which alone the response is valid. */
export type ChallengePurpose = 'login' | 'create' | 'confirm';

type CookieEnv = Pick<Env, 'isHttps'>;

const PENDING = /^(\d{1,10})\.(\d{1,15})\.(\d{1,15})\.[\w-]{22}$/;
const CHALLENGE = /^(login|create|confirm)\.(\d{1,15})\.([\da-f]{64}|-)\.([\w-]{20,100})$/;

/** Stores in a signed cookie that the password was right; it only gives access to the second step. */
export function rememberPending(
  ctx: Context,
  env: CookieEnv,
  { id, passwordChangedAt }: Pick<User, 'id' | 'passwordChangedAt'>,
  now: Date,
): void {
  const nonce = randomBytes(16).toString('base64url');
  const value = [id, passwordChangedAt?.getTime() ?? 0, now.getTime() + SIGN_IN_STEP_MS, nonce];
  setCookie(ctx, env, 'pending', value.join('.'));
}

/** @returns `null` if missing or expired */
export function readPending(ctx: Context, env: CookieEnv, now: Date): PendingSignIn | null {
  const token = readCookie(ctx, env, 'pending');
  const [, userId, passwordChangedAt, expiresAt] = PENDING.exec(token) ?? [];
  if (!userId || !passwordChangedAt || !isCurrent(expiresAt, now)) return null;
  return { userId: Number(userId), passwordChangedAt: Number(passwordChangedAt), token };
}

export function forgetSignIn(ctx: Context, env: CookieEnv): void {
  for (const name of ['pending', 'challenge'] as const) {
    if (readCookie(ctx, env, name) !== '') setCookie(ctx, env, name, null);
  }
}

/** Stores a passkey challenge in a signed cookie. @param sessionKey `null` before there is a session */
export function rememberChallenge(
  ctx: Context,
  env: CookieEnv,
  challenge: { purpose: ChallengePurpose; sessionKey: string | null; value: string },
  now: Date,
): void {
  const { purpose, sessionKey, value } = challenge;
  const expiresAt = now.getTime() + SIGN_IN_STEP_MS;
  setCookie(ctx, env, 'challenge', [purpose, expiresAt, sessionKey ?? '-', value].join('.'));
}

/** @returns the challenge; `null` if it is missing, expired, or for another purpose or session */
export function readChallenge(
  ctx: Context,
  env: CookieEnv,
  wanted: { purpose: ChallengePurpose; sessionKey: string | null },
  now: Date,
): string | null {
  const [, purpose, expiresAt, sessionKey, value] =
    CHALLENGE.exec(readCookie(ctx, env, 'challenge')) ?? [];
  const isMeant = purpose === wanted.purpose && sessionKey === (wanted.sessionKey ?? '-');
  return isMeant && value && isCurrent(expiresAt, now) ? value : null;
}

/** Rejects an expiry that a clock running ahead has set: a cookie has no row for `clockRepair.ts` to end. */
function isCurrent(expiresAt: string | undefined, now: Date): boolean {
  const leftMs = Number(expiresAt) - now.getTime();
  return leftMs > 0 && leftMs <= SIGN_IN_STEP_MS;
}

function readCookie(ctx: Context, env: CookieEnv, what: 'pending' | 'challenge'): string {
  return ctx.cookies.get(nameOf(env, what), { signed: true }) ?? '';
}

function setCookie(
  ctx: Context,
  env: CookieEnv,
  what: 'pending' | 'challenge',
  value: string | null,
): void {
  ctx.cookies.set(nameOf(env, what), value, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure: env.isHttps,
    maxAge: SIGN_IN_STEP_MS,
    overwrite: true,
  });
}

function nameOf({ isHttps }: CookieEnv, what: string): string {
  return isHttps ? `__Host-villa-${what}` : `villa-${what}`;
}
