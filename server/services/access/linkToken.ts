import { createHash, randomBytes } from 'node:crypto';
import { CLOCK_SKEW_MS } from './sessionLifetime';

/** 256 random bits. */
const TOKEN_BYTES = 32;

/** What a link is recognised by; it is told once and stored as its hash alone. */
export type LinkToken = { token: string; tokenHash: string };

/** Draws the token of a new link. */
export function drawLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

/** SHA-256, hex. A token is random all over, so that it needs neither salt nor slowness. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Whether the time of a link has not passed. One that ends later than a new one would was made by a clock that has been
 * put back since, and would work for as long.
 * @param lifeMs of a new one
 */
export function isLinkInTime(expiresAt: Date, lifeMs: number, now: Date): boolean {
  const leftMs = expiresAt.getTime() - now.getTime();
  return leftMs > 0 && leftMs <= lifeMs + CLOCK_SKEW_MS;
}
