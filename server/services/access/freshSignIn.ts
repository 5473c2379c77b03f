import type { ConfirmInput } from '@shared/contract/access/freshSignIn';
import { freshSignInRequired, invalidField, rateLimited, unauthenticated } from '../../errors';
import type { ReadContext } from '../serviceContext';
import type { AuthContext } from './auth';
import { verifyPassword } from './passwordHash';
import { RATE_LIMITS } from './rateLimits';
import { CLOCK_SKEW_MS, FRESH_MS } from './sessionLifetime';

/** Whose session is meant. @param key what its row is found by */
export type SessionOfUser = { userId: number; key: string };

/**
 * Lets only those pass who have signed in, or confirmed to be who they are, within the last ten
 * minutes: a browser that was left open, or a stolen session, does not change who may sign in.
 * @throws AppError 403 `fresh_sign_in_required`
 */
export async function assertFresh(
  key: string | null,
  { models, now }: Pick<ReadContext, 'models' | 'now'>,
): Promise<void> {
  const session = await models.AdminSession.findOne({
    where: { sessionToken: key ?? '' },
    attributes: ['freshAt'],
  });
  const ageMs = session?.freshAt ? now.getTime() - session.freshAt.getTime() : Infinity;
  if (ageMs >= FRESH_MS || ageMs < -CLOCK_SKEW_MS) throw freshSignInRequired();
}

/**
 * Makes a session fresh for whoever proves to be its user.
 * @throws AppError 400 naming the field, 429 with the time to wait
 */
export async function confirmIdentity(
  { userId, key }: SessionOfUser,
  input: ConfirmInput,
  { models, write, now, rateLimiter }: AuthContext,
): Promise<void> {
  const user = await models.User.findByPk(userId);
  if (!user) throw unauthenticated();
  // By session and not by user: who has stolen one keeps its user out of no other.
  const use = { limit: RATE_LIMITS.confirmIdentity, key };
  const daily = { limit: RATE_LIMITS.confirmIdentityDaily, key };
  const waitMs = await rateLimiter.consume([use, daily], { isDurable: true });
  if (waitMs > 0) throw rateLimited('signIn', waitMs);

  const verifiedHash = user.passwordHash;
  if (!(await verifyPassword(verifiedHash, input.password, 'known'))) {
    throw invalidField('password', 'This password is not right. Please try again.');
  }
  await write(async (tx) => {
    await user.reload({ transaction: tx });
    if (user.passwordHash !== verifiedHash) throw unauthenticated();
    await models.AdminSession.update(
      { freshAt: now },
      { where: { sessionToken: key, userId }, transaction: tx },
    );
  });
  await rateLimiter.reset([use, daily]);
}
