import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
const TOKEN_BYTES = 32;

/** The token is shown once; only its hash is stored. */
export type LinkToken = { token: string; tokenHash: string };

export function drawLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

/** SHA-256, hex. The token is random, so it needs neither salt nor a slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
