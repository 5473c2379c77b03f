import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  changePassword,
  checkFreshSignIn,
  confirmIdentity,
  getAdminSession,
  login,
  logout,
} from '@shared/contract/endpoints';
import type { AdminSession } from '@shared/contract/access/auth';
import type { Context } from 'koa';
import type { Deps } from '../appDependencies';
import { unauthenticated } from '../errors';
import { clientAddress } from '../middleware/clientAddress';
import { readDevice, rememberDevice } from '../middleware/deviceCookie';
import { mount } from '../middleware/endpoint';
import type { SessionState } from '../middleware/session';
import { recordAudit } from '../services/audit/recordAudit';
import { presentSession } from '../responseBodies';
import * as auth from '../services/access/auth';
import * as freshSignIn from '../services/access/freshSignIn';
import type { SessionOfUser } from '../services/access/freshSignIn';
import type { ReadContext } from '../services/serviceContext';

const SIGNED_OUT: AdminSession = { authenticated: false, requiresPasswordChange: false };

/** Signing in and out, and changing the password. */
export function mountAccess(router: Router, deps: Deps): void {
  mount(router, deps, getAdminSession, async ({ session, read }) => {
    const user = session.userId === null ? null : await read.models.User.findByPk(session.userId);
    return user ? presentSession(user) : SIGNED_OUT;
  });

  mount(router, deps, login, async ({ body, ctx, session, read }) => {
    const device = readDevice(ctx, deps.env);
    const user = await auth.login(body, device, authContext(deps, ctx, read));
    await session.startSession(user);
    rememberDevice(ctx, deps.env, user);
    deps.log.info({ userId: user.id }, 'signed in');
    return presentSession(user);
  });

  mount(router, deps, changePassword, async ({ body, ctx, session, read }) => {
    if (session.userId === null) throw unauthenticated();
    const user = await auth.changePassword(session.userId, body, authContext(deps, ctx, read));
    await session.startSession(user);
    rememberDevice(ctx, deps.env, user);
    deps.log.info({ userId: user.id }, 'password changed');
    return presentSession(user);
  });

  mount(router, deps, checkFreshSignIn, async () => OK);

  mount(router, deps, confirmIdentity, async ({ body, ctx, session, read }) => {
    await freshSignIn.confirmIdentity(ownSession(session), body, authContext(deps, ctx, read));
    return OK;
  });

  mount(router, deps, logout, async ({ session, write }) => {
    if (session.userId !== null) await write((context) => recordAudit('signed_out', {}, context));
    session.endSession();
    return OK;
  });
}

/** @throws AppError 401 */
function ownSession({ userId, key }: SessionState): SessionOfUser {
  if (userId === null || key === null) throw unauthenticated();
  return { userId, key };
}

function authContext(deps: Deps, ctx: Context, read: ReadContext): auth.AuthContext {
  return {
    ...read,
    write: deps.db.write,
    address: clientAddress(ctx.req, deps.env.trustProxy),
    rateLimiter: deps.rateLimiter,
  };
}
