import { createHash } from 'node:crypto';
import { UniqueConstraintError } from 'sequelize';
import { signInExpired } from '../../errors';
import type { SpentToken } from '../../models/SpentToken';
import type { ReadContext, WriteContext } from '../serviceContext';
import { SESSION_IDLE_MS, SIGN_IN_STEP_MS } from './sessionLifetime';

/** The longest that anything is kept as spent; see `deleteEndedSessions`. */
export const LONGEST_SPENT_MS = SESSION_IDLE_MS;

/**
 * Uses up a token that a browser holds signed, so that it works once; of two at once one gets it.
 * Nothing is stored of tokens that nobody uses: whoever asks for many fills no table.
 * @throws AppError 401 when it was used before
 */
export async function spendToken(token: string, context: WriteContext): Promise<void> {
  if (await isSpent(token, context)) throw signInExpired();
  try {
    // Twice as long as it is valid, for servers whose clocks differ.
    await keepSpent(token, 2 * SIGN_IN_STEP_MS, context);
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw signInExpired();
    throw error;
  }
}

/** Whether a token was used up before. */
export async function isSpent(
  token: string,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<boolean> {
  return (await findSpent(token, { models, tx })) !== null;
}

/** The row that keeps a token as used up, or `null`. */
export function findSpent(
  token: string,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<SpentToken | null> {
  return models.SpentToken.findByPk(hashOf(token), { transaction: tx });
}

/**
 * Keeps a token as used up.
 * @param lifeMs at most {@link LONGEST_SPENT_MS}
 * @param madeId the row that was made with it, if one was
 */
export async function keepSpent(
  token: string,
  lifeMs: number,
  { models, tx, now }: WriteContext,
  madeId: number | null = null,
): Promise<void> {
  const row = { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifeMs), madeId };
  await models.SpentToken.create(row, { transaction: tx });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
