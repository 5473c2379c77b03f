import type { Endpoint } from '@shared/contract/endpoint';
import { isAllowed, type Role } from '@shared/domain/access/permissions';
import type { Deps } from '../appDependencies';
import {
  forbiddenRole,
  passwordChangeRequired,
  secondFactorRequired,
  unauthenticated,
} from '../errors';
import { assertFresh } from '../services/access/freshSignIn';
import { lacksSecondFactor } from '../services/access/secondFactor';
import { findUser } from '../db/findUser';
import { readContext, type ReadContext } from '../services/serviceContext';
import type { SessionState } from './session';

/** Checks the caller of one call, at its start and again after slow steps. */
export type SessionGuard = {
  /**
   * Checks that the caller may make the call. The role is read every time, so that a change applies at once.
   * @returns the caller's role; `null` for a public call
   * @throws AppError 401, or 403 `password_change_required`, `forbidden_role`, `second_factor_required` or
   * `fresh_sign_in_required`
   */
  enter: () => Promise<Role | null>;
  /**
   * Checks the session again: receiving a body may take minutes, and a queued write seconds. Meanwhile the session may
   * have ended by signing out, a new password, another role or removal, or may no longer be fresh.
   * @param context of the write, if it is queued
   * @throws AppError 401; 403 `fresh_sign_in_required`
   */
  recheck: (context?: Pick<ReadContext, 'models' | 'now'>) => Promise<void>;
};

export function sessionGuard(
  { access, permission, isFresh }: Pick<Endpoint, 'access' | 'permission' | 'isFresh'>,
  { userId, key }: SessionState,
  deps: Deps,
): SessionGuard {
  return {
    enter: async () => {
      if (access === 'public') return null;
      const context = readContext(deps);
      const { models } = context;
      const user = userId === null ? null : await findUser(userId, { models });
      if (!user) throw unauthenticated();
      if (access !== 'session' && user.hasDefaultPassword) throw passwordChangeRequired();
      if (permission !== null && !isAllowed(user.role, permission)) throw forbiddenRole();
      if (access === 'admin' && (await lacksSecondFactor(user.id, { models }))) {
        throw secondFactorRequired();
      }
      if (isFresh) await assertFresh(key, context);
      return user.role;
    },
    recheck: async (context = readContext(deps)) => {
      if (access === 'public') return;
      if (key !== null && deps.endedSessions.isEnded(key)) throw unauthenticated();
      const session = await context.models.AdminSession.findOne({
        where: { sessionToken: key ?? '' },
        attributes: ['id'],
      });
      if (!session) throw unauthenticated();
      if (isFresh) await assertFresh(key, context);
    },
  };
}
