import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  changePassword,
  checkFreshSignIn,
  confirmIdentity,
  confirmPasskeyOptions,
  getAdminSession,
  login,
  loginWithCode,
  loginWithPasskey,
  passkeyLoginOptions,
  logout,
  requestPasswordReset,
  resetPassword,
} from '@shared/contract/access/signInEndpoints';
import type { AdminSession } from '@shared/contract/access/auth';
import type { Context } from 'koa';
import type { Deps } from '../appDependencies';
import { unauthenticated } from '../errors';
import { clientAddress, siteAddress } from '../middleware/clientAddress';
import { readDevice, rememberDevice } from '../middleware/deviceCookie';
import { mount, type Call } from '../middleware/endpoint';
import { ownSession } from '../middleware/session';
import {
  forgetSignIn,
  readChallenge,
  readPending,
  rememberChallenge,
  rememberPending,
} from '../middleware/signInCookies';
import type { User } from '../models/User';
import { recordAudit } from '../services/audit/recordAudit';
import * as auth from '../services/access/auth';
import { deviceName } from '../services/access/deviceName';
import { confirmIdentity as confirmOwnIdentity } from '../services/access/freshSignIn';
import { passkeyRequestOptions } from '../services/access/passkeys';
import {
  countResetRequest,
  resetPassword as chooseByLink,
  sendResetLink,
} from '../services/access/passwordReset';
import { RATE_LIMITS, type Limit } from '../services/rateLimits/rateLimits';
import { lacksSecondFactor } from '../services/access/secondFactor';
import { lastEventId } from '../services/recordEvent';
import { lastErasureAt } from '../services/privacy/erasures';
import type { ReadContext } from '../services/serviceContext';
import { requireRelyingParty } from './relyingParty';
import { SIGNED_OUT, signInAfterChoice } from './signInAfterChoice';
import { presentSession } from '../services/access/users';

export function mountAccess(router: Router, deps: Deps): void {
  mountSession(router, deps);
  mountSignIn(router, deps);
  mountPasswords(router, deps);
  mountConfirmation(router, deps);
}

function mountSession(router: Router, deps: Deps): void {
  mount(router, deps, getAdminSession, async ({ session, read }) => {
    const user = session.userId === null ? null : await read.models.User.findByPk(session.userId);
    if (!user) return SIGNED_OUT;
    const erasedAt = await lastErasureAt(read);
    return {
      ...presentSession(user, await lacksSecondFactor(user.id, read)),
      ...(erasedAt && { lastErasureAt: erasedAt.toISOString() }),
      lastEventId: await lastEventId(read.models),
    };
  });

  mount(router, deps, logout, async ({ session, read }) => {
    if (session.userId !== null) {
      await deps.endedSessions.end(ownSession(session).key, async (tx) =>
        recordAudit('signed_out', {}, { ...read, tx }),
      );
      deps.eventHub.wake();
    }
    session.endSession();
    return OK;
  });
}

function mountSignIn(router: Router, deps: Deps): void {
  mount(
    router,
    deps,
    login,
    async ({ body, ctx, session, read }) => {
      const device = readDevice(ctx, deps.env);
      const context = authContext(deps, ctx, read);
      const { startSession } = session;
      const { user, secondFactors } = await auth.login(body, device, startSession, context);
      if (secondFactors.length > 0) {
        rememberPending(ctx, deps.env, user, read.now);
        return { ...SIGNED_OUT, secondFactors };
      }
      return signedIn(user, { ctx, read }, deps);
    },
    (ctx) =>
      // A known browser is counted separately, not by address.
      readDevice(ctx, deps.env) ? [] : auth.addressUses(addressesOf(deps, ctx)),
  );

  mount(router, deps, loginWithCode, async ({ body, ctx, session, read }) => {
    const pending = readPending(ctx, deps.env, read.now);
    const device = readDevice(ctx, deps.env);
    const context = authContext(deps, ctx, read);
    const { startSession } = session;
    const user = await auth.loginWithCode(body.code, pending, device, startSession, context);
    return signedIn(user, { ctx, read }, deps);
  });

  mount(
    router,
    deps,
    passkeyLoginOptions,
    async ({ ctx, read }) => {
      const options = await passkeyRequestOptions(requireRelyingParty(deps.env));
      const challenge = { purpose: 'login', sessionKey: null, value: options.challenge } as const;
      rememberChallenge(ctx, deps.env, challenge, read.now);
      return { ...options };
    },
    RATE_LIMITS.passkeyOptions,
  );

  mount(
    router,
    deps,
    loginWithPasskey,
    async ({ body, ctx, session, read }) => {
      const wanted = { purpose: 'login', sessionKey: null } as const;
      const user = await auth.loginWithPasskey(
        body.passkey,
        readChallenge(ctx, deps.env, wanted, read.now),
        requireRelyingParty(deps.env),
        readDevice(ctx, deps.env),
        session.startSession,
        authContext(deps, ctx, read),
      );
      return signedIn(user, { ctx, read }, deps);
    },
    countedBy(deps, RATE_LIMITS.passkeyLogin),
  );
}

function mountPasswords(router: Router, deps: Deps): void {
  mount(
    router,
    deps,
    requestPasswordReset,
    async ({ body, ctx, read }) => {
      const context = authContext(deps, ctx, read);
      if (await countResetRequest(body.username, context)) {
        // Not awaited, so that the duration does not reveal existing names.
        void sendResetLink(body.username, deps.mail, context).then(
          (userId) => userId !== null && deps.log.info({ userId }, 'link for a new password sent'),
          (error: unknown) => deps.log.error({ err: error }, 'link for a new password not sent'),
        );
      }
      return OK;
    },
    countedBy(deps, RATE_LIMITS.resetPerAddress),
  );

  mount(
    router,
    deps,
    resetPassword,
    async ({ body, ctx, read }) => {
      const userId = await chooseByLink(body, authContext(deps, ctx, read));
      deps.log.info({ userId }, 'password reset by a link');
      return OK;
    },
    countedBy(deps, RATE_LIMITS.resetConfirm),
  );

  mount(router, deps, changePassword, async ({ body, ctx, session, read }) => {
    if (session.userId === null) throw unauthenticated();
    const user = await auth.changePassword(session.userId, body, authContext(deps, ctx, read));
    deps.log.info({ userId: user.id }, 'password changed');
    return signInAfterChoice(user, { ctx, session, read }, deps);
  });
}

/** Confirming who one is, for calls that need a fresh sign-in. */
function mountConfirmation(router: Router, deps: Deps): void {
  mount(router, deps, checkFreshSignIn, async () => OK);

  mount(router, deps, confirmIdentity, async ({ body, ctx, session, read }) => {
    const own = ownSession(session);
    const wanted = { purpose: 'confirm', sessionKey: own.key } as const;
    const challenge = {
      value: readChallenge(ctx, deps.env, wanted, read.now),
      party: body.passkey ? requireRelyingParty(deps.env) : null,
    };
    await confirmOwnIdentity(own, body, challenge, authContext(deps, ctx, read));
    return OK;
  });

  mount(router, deps, confirmPasskeyOptions, async ({ ctx, session, read }) => {
    const options = await passkeyRequestOptions(requireRelyingParty(deps.env));
    const challenge = {
      purpose: 'confirm',
      sessionKey: ownSession(session).key,
      value: options.challenge,
    } as const;
    rememberChallenge(ctx, deps.env, challenge, read.now);
    return { ...options };
  });
}

async function signedIn(
  user: User,
  { ctx, read }: Pick<Call<unknown, unknown, unknown>, 'ctx' | 'read'>,
  deps: Deps,
): Promise<AdminSession> {
  rememberDevice(ctx, deps.env, user);
  forgetSignIn(ctx, deps.env);
  deps.log.info({ userId: user.id }, 'signed in');
  return presentSession(user, await lacksSecondFactor(user.id, read));
}

function countedBy({ env }: Deps, limit: Limit) {
  return ({ req }: Context) => [{ limit, key: clientAddress(req, env.trustProxy) }];
}

function addressesOf({ env }: Deps, { req }: Context): Pick<auth.AuthContext, 'address' | 'site'> {
  return {
    address: clientAddress(req, env.trustProxy),
    site: siteAddress(req, env.trustProxy),
  };
}

function authContext(deps: Deps, ctx: Context, read: ReadContext): auth.AuthContext {
  return {
    ...read,
    write: deps.db.write,
    ...addressesOf(deps, ctx),
    rateLimiter: deps.rateLimiter,
    secrets: deps.secrets,
    browser: deviceName(ctx.get('User-Agent')),
  };
}
