import { createHash, randomBytes } from 'node:crypto';
import type { ReadContext, WriteContext } from '../serviceContext';

const CODES = 10;
/** 16 letters of five random bits: 80 bits. */
const CODE_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;
/** Crockford's base 32, without the ambiguous letters i, l, o and u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Creates ten recovery codes and voids earlier ones. @returns the codes; only hashes are stored */
export async function renewRecoveryCodes(
  userId: number,
  { models, now }: WriteContext,
): Promise<string[]> {
  await models.RecoveryCode.destroy({ where: { userId } });
  const codes = Array.from({ length: CODES }, newCode);
  await models.RecoveryCode.bulkCreate(
    codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt: now })),
  );
  return codes;
}

export async function isRecoveryCode(
  userId: number,
  code: string,
  { models }: ReadContext,
): Promise<boolean> {
  const where = { userId, codeHash: hashOf(code), usedAt: null };
  return (await models.RecoveryCode.count({ where })) > 0;
}

/** Uses up a code; of two simultaneous requests one succeeds. @returns false for an unknown code */
export async function useRecoveryCode(
  userId: number,
  code: string,
  { models, now }: WriteContext,
): Promise<boolean> {
  const [changed] = await models.RecoveryCode.update(
    { usedAt: now },
    { where: { userId, codeHash: hashOf(code), usedAt: null } },
  );
  return changed === 1;
}

function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte & 31])
    .join('')
    .replaceAll(GROUP, '$&-');
}

/** Ignores case, dashes and spaces; reads o as 0, and i or l as 1. */
function hashOf(code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`recovery code ${plain}`).digest('hex');
}
