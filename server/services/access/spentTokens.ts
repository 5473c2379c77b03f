import { createHash } from 'node:crypto';
import { UniqueConstraintError } from 'sequelize';
import { signInExpired } from '../../errors';
import type { SpentToken } from '../../models/SpentToken';
import type { ReadContext, WriteContext } from '../serviceContext';
import { SESSION_IDLE_MS, SIGN_IN_STEP_MS } from './sessionLifetime';

/** Longest time that a used token is remembered; see `deleteEndedSessions`. */
export const LONGEST_SPENT_MS = SESSION_IDLE_MS;

/**
 * Uses up a signed token so that it works once; of two simultaneous requests one succeeds. Unused tokens are not
 * stored, so requesting many does not fill a table.
 * @throws AppError 401 if it was used before
 */
export async function spendToken(token: string, context: WriteContext): Promise<void> {
  if (await isSpent(token, context)) throw signInExpired();
  try {
    // Twice its lifetime, for servers whose clocks differ.
    await keepSpent(token, 2 * SIGN_IN_STEP_MS, context);
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw signInExpired();
    throw error;
  }
}

export async function isSpent(
  token: string,
  context: Pick<ReadContext, 'models'>,
): Promise<boolean> {
  return (await findSpent(token, context)) !== null;
}

export function findSpent(
  token: string,
  { models }: Pick<ReadContext, 'models'>,
): Promise<SpentToken | null> {
  return models.SpentToken.findByPk(hashOf(token));
}

/**
 * Remembers a token as used.
 * @param lifeMs at most {@link LONGEST_SPENT_MS}
 * @param madeId id of the row that was created with it, if any
 */
export async function keepSpent(
  token: string,
  lifeMs: number,
  { models, now }: WriteContext,
  madeId: number | null = null,
): Promise<void> {
  const row = { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifeMs), madeId };
  await models.SpentToken.create(row);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
