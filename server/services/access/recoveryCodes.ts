import { createHash, randomBytes } from 'node:crypto';
import type { ReadContext, WriteContext } from '../serviceContext';

const CODES = 10;
/** Sixteen letters of five random bits each: 80 bits. */
const CODE_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;
/** Crockford's base 32, which has neither i, l, o nor u: nothing in it is read as something else. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Makes ten recovery codes; a user's earlier ones are void.
 * @returns the codes, which are stored as hashes only
 */
export async function renewRecoveryCodes(
  userId: number,
  { models, tx, now }: WriteContext,
): Promise<string[]> {
  await models.RecoveryCode.destroy({ where: { userId }, transaction: tx });
  const codes = Array.from({ length: CODES }, newCode);
  await models.RecoveryCode.bulkCreate(
    codes.map((code) => ({ userId, codeHash: hashOf(code), createdAt: now })),
    { transaction: tx },
  );
  return codes;
}

/** Whether a code is one of the user's that was not used yet. */
export async function isRecoveryCode(
  userId: number,
  code: string,
  { models, tx }: ReadContext,
): Promise<boolean> {
  const where = { userId, codeHash: hashOf(code), usedAt: null };
  return (await models.RecoveryCode.count({ where, transaction: tx })) > 0;
}

/** Uses a code up. Of two at once one gets it. @returns whether it was one of the user's */
export async function useRecoveryCode(
  userId: number,
  code: string,
  { models, tx, now }: WriteContext,
): Promise<boolean> {
  const [changed] = await models.RecoveryCode.update(
    { usedAt: now },
    { where: { userId, codeHash: hashOf(code), usedAt: null }, transaction: tx },
  );
  return changed === 1;
}

/** Four groups of four. */
function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => LETTERS[byte & 31])
    .join('')
    .replaceAll(GROUP, '$&-');
}

/** Case, dashes and spaces make no other code, nor does an o for 0 or an i or l for 1. */
function hashOf(code: string): string {
  const plain = code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`recovery code ${plain}`).digest('hex');
}
