import { createHash } from 'node:crypto';
import { UniqueConstraintError } from 'sequelize';
import { signInExpired } from '../../errors';
import type { WriteContext } from '../serviceContext';
import { SIGN_IN_STEP_MS } from './sessionLifetime';

/**
 * Uses up a token that a browser holds signed, so that it works once; of two at once one gets it.
 * Nothing is stored of tokens that nobody uses: whoever asks for many fills no table.
 * @throws AppError 401 when it was used before
 */
export async function spendToken(token: string, { models, tx, now }: WriteContext): Promise<void> {
  const tokenHash = createHash('sha256').update(token).digest('hex');
  if (await models.SpentToken.findByPk(tokenHash, { transaction: tx })) throw signInExpired();
  try {
    await models.SpentToken.create(
      // Twice as long as it is valid, for servers whose clocks differ.
      { tokenHash, expiresAt: new Date(now.getTime() + 2 * SIGN_IN_STEP_MS) },
      { transaction: tx },
    );
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw signInExpired();
    throw error;
  }
}
