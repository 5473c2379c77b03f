import type { AdminSession } from '@shared/contract/access/auth';
import type { Deps } from '../appDependencies';
import { AppError } from '../errors';
import { rememberDevice } from '../middleware/deviceCookie';
import type { Call } from '../middleware/endpoint';
import type { User } from '../models/User';
import { lacksSecondFactor } from '../services/access/secondFactor';
import { presentSession } from '../services/access/users';

export const SIGNED_OUT: AdminSession = { authenticated: false, requiresPasswordChange: false };

/**
 * Signs in a user who has just chosen a password, which is stored already. If no session can be stored, nobody is
 * signed in but no error is thrown: it would wrongly suggest that the password was not stored.
 */
export async function signInAfterChoice(
  user: User,
  { ctx, session, read }: Pick<Call<unknown, unknown, unknown>, 'ctx' | 'session' | 'read'>,
  { env, log }: Pick<Deps, 'env' | 'log'>,
): Promise<AdminSession> {
  try {
    await session.startSession(user);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 503) throw error;
    log.warn({ err: error, userId: user.id }, 'no session after the choice of a password');
    return SIGNED_OUT;
  }
  rememberDevice(ctx, env, user);
  return presentSession(user, await lacksSecondFactor(user.id, read));
}
