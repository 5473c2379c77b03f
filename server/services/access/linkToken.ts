import { createHash, randomBytes } from 'node:crypto';

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
