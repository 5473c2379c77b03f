import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import * as z from 'zod';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = Buffer.from('villa-luz backup key v1');
/** 64 MB and about half a second per guess, as OWASP recommends. */
const COST = { N: 2 ** 16, r: 8, p: 2 } as const;
const MAX_MEMORY = 256 * COST.N * COST.r;

/** Encryption keys in a backup, encrypted with a passphrase. */
export const keyEnvelopeSchema = z.object({
  kdf: z.literal('scrypt'),
  // Fixed: an untrusted file must not set how much memory is used.
  N: z.literal(COST.N),
  r: z.literal(COST.r),
  p: z.literal(COST.p),
  salt: z.base64url().max(64),
  nonce: z.base64url().max(64),
  sealed: z.base64url().max(10_000),
});
export type KeyEnvelope = z.infer<typeof keyEnvelopeSchema>;

/** @param keys as returned by `exportKeys` */
export async function sealKeys(keys: readonly string[], passphrase: string): Promise<KeyEnvelope> {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, await keyOf(passphrase, salt), nonce, {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(PURPOSE);
  const body = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final()]);
  return {
    kdf: 'scrypt',
    ...COST,
    salt: salt.toString('base64url'),
    nonce: nonce.toString('base64url'),
    sealed: Buffer.concat([cipher.getAuthTag(), body]).toString('base64url'),
  };
}

/** @returns `null` for a wrong passphrase or a modified envelope */
export async function openKeys(
  { salt, nonce, sealed }: KeyEnvelope,
  passphrase: string,
): Promise<string[] | null> {
  const key = await keyOf(passphrase, Buffer.from(salt, 'base64url'));
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(nonce, 'base64url'), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(PURPOSE);
    decipher.setAuthTag(bytes.subarray(0, TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(TAG_BYTES)), decipher.final()]);
    return z.array(z.string()).parse(JSON.parse(text.toString('utf8')));
  } catch {
    return null;
  }
}

/** Normalises Unicode, since a letter can be typed in several ways. */
function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      passphrase.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { ...COST, maxmem: MAX_MEMORY },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
