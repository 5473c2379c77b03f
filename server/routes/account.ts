import type Router from '@koa/router';
import { OK } from '@shared/contract/common';
import {
  beginTotp,
  confirmTotp,
  createPasskey,
  endOtherSessions,
  endOwnSession,
  getAccount,
  listOwnSessions,
  passkeyCreateOptions,
  removePasskey,
  renamePasskey,
  removeTotp,
  renewRecoveryCodes,
  updateAccount,
} from '@shared/contract/access/accountEndpoints';
import { updateAccessPolicy } from '@shared/contract/access/userEndpoints';
import type { Deps } from '../appDependencies';
import { conflict, invalidField, notFound, unsupported } from '../errors';
import { mount } from '../middleware/endpoint';
import { ownSession } from '../middleware/session';
import { readChallenge, rememberChallenge } from '../middleware/signInCookies';
import type { Passkey } from '../models/Passkey';
import {
  firstRecoveryCodes,
  forgetLooseRecoveryCodes,
  loadAccount,
  loadUser,
  updateAccount as changeAccount,
} from '../services/access/account';
import { assertFresh } from '../services/access/freshSignIn';
import {
  checkNewPasskey,
  passkeyCreationOptions,
  refuseTakenName,
  storePasskey,
} from '../services/access/passkeys';
import { renewRecoveryCodes as renewCodes } from '../services/access/recoveryCodes';
import {
  accessPolicy,
  endSessionsWithoutFactor,
  lacksSecondFactor,
  secondFactorsOf,
} from '../services/access/secondFactor';
import { publishedName } from '../services/content/publishedName';
import type { WriteContext } from '../services/serviceContext';
import { recordAudit } from '../services/audit/recordAudit';
import * as sessions from '../services/access/sessions';
import { spendToken } from '../services/access/spentTokens';
import * as totp from '../services/access/totp';
import { requireRelyingParty } from './relyingParty';

const WRONG_CODE = 'This code is not right. Please type the one that the app shows now.';
const WRONG_PASSKEY = 'The passkey could not be checked. Please try again.';

export function mountAccount(router: Router, deps: Deps): void {
  mount(router, deps, getAccount, ({ session, read }) =>
    loadAccount(ownSession(session).userId, read),
  );

  mount(router, deps, updateAccount, async ({ body, session, read, write }) => {
    const { userId, key } = ownSession(session);
    if (body.email !== undefined) await assertFresh(key, read);
    return write(async (context) => {
      await changeAccount(userId, body, context);
      return loadAccount(userId, context);
    });
  });

  mountTotp(router, deps);
  mountPasskeys(router, deps);

  mount(router, deps, renewRecoveryCodes, ({ session, write }) =>
    write(async (context) => {
      recordAudit('recovery_codes_renewed', {}, context);
      return { recoveryCodes: await renewCodes(ownSession(session).userId, context) };
    }),
  );

  mount(router, deps, listOwnSessions, ({ session, read }) =>
    sessions.listSessions(ownSession(session), deps.endedSessions, read),
  );

  mount(router, deps, endOwnSession, async ({ params, session, write }) => {
    await write((context) => sessions.endSession(params.id, ownSession(session), context));
    return OK;
  });

  mount(router, deps, endOtherSessions, async ({ session, write }) => {
    await write((context) => sessions.endOtherSessions(ownSession(session), context));
    return OK;
  });

  mount(router, deps, updateAccessPolicy, ({ body, session, write }) =>
    write(async (context) => {
      const own = await secondFactorsOf(ownSession(session).userId, context);
      if (body.requiresSecondFactor && own.length === 0) {
        throw unsupported(
          'Please set up a second step for your own account first: otherwise you would be kept out yourself.',
        );
      }
      await accessPolicy.save(body, undefined, context);
      // Users without a factor must sign in again and set one up; their open pages end.
      if (body.requiresSecondFactor) await endSessionsWithoutFactor(context);
      return body;
    }),
  );
}

/** @throws AppError 404, also for another user's passkey */
async function ownPasskey(id: number, userId: number, { models }: WriteContext): Promise<Passkey> {
  const passkey = await models.Passkey.findOne({ where: { id, userId } });
  if (!passkey) throw notFound('This passkey');
  return passkey;
}

/** @throws AppError 409 if the last factor was removed although everybody needs one */
async function assertFactorLeft(userId: number, context: WriteContext): Promise<void> {
  if (await lacksSecondFactor(userId, context))
    throw unsupported(
      'Everybody needs a second step here, and this is your last one. Please set up another one first, or switch that rule off.',
    );
}

function mountTotp(router: Router, deps: Deps): void {
  mount(router, deps, beginTotp, ({ session, write }) =>
    write(async (context) => {
      const user = await loadUser(ownSession(session).userId, context);
      const setup = await totp.beginTotp(user, await publishedName(context), deps.secrets, context);
      if (!setup) throw conflict('already_exists', 'An authenticator app is set up already.');
      return setup;
    }),
  );

  mount(router, deps, confirmTotp, async ({ body, session, read, write }) => {
    const { userId } = ownSession(session);
    const code = body.code.replaceAll(/\s/g, '');
    const checked = await totp.checkTotp(userId, code, 'begun', deps.secrets, read);
    if (!checked) throw invalidField('code', WRONG_CODE);
    return write(async (context) => {
      if (!(await totp.useTotp(userId, checked, context))) throw invalidField('code', WRONG_CODE);
      await context.models.TotpFactor.update({ confirmedAt: context.now }, { where: { userId } });
      recordAudit('totp_added', {}, context);
      return { recoveryCodes: await firstRecoveryCodes(userId, context) };
    });
  });

  mount(router, deps, removeTotp, ({ session, write }) =>
    write(async (context) => {
      const { userId } = ownSession(session);
      await context.models.TotpFactor.destroy({ where: { userId } });
      await assertFactorLeft(userId, context);
      await forgetLooseRecoveryCodes(userId, context);
      recordAudit('totp_removed', {}, context);
      return loadAccount(userId, context);
    }),
  );
}

function mountPasskeys(router: Router, deps: Deps): void {
  mount(router, deps, passkeyCreateOptions, async ({ ctx, session, read }) => {
    const { userId, key } = ownSession(session);
    const user = await loadUser(userId, read);
    const party = requireRelyingParty(deps.env);
    const options = await passkeyCreationOptions(user, await publishedName(read), party, read);
    rememberChallenge(
      ctx,
      deps.env,
      { purpose: 'create', sessionKey: key, value: options.challenge },
      read.now,
    );
    return { ...options };
  });

  mount(router, deps, createPasskey, async ({ body, ctx, session, read, write }) => {
    const { userId, key } = ownSession(session);
    const party = requireRelyingParty(deps.env);
    const wanted = { purpose: 'create', sessionKey: key } as const;
    const challenge = readChallenge(ctx, deps.env, wanted, read.now);
    if (challenge === null) throw invalidField('passkey', WRONG_PASSKEY);
    const passkey = await checkNewPasskey(body, challenge, party);
    if (!passkey) throw invalidField('passkey', WRONG_PASSKEY);
    return write(async (context) => {
      await spendToken(challenge, context).catch(() => {
        throw invalidField('passkey', WRONG_PASSKEY);
      });
      await storePasskey(userId, body.name, passkey, context);
      return { recoveryCodes: await firstRecoveryCodes(userId, context) };
    });
  });

  mount(router, deps, renamePasskey, ({ params, body: { name }, session, write }) =>
    write(async (context) => {
      const { userId } = ownSession(session);
      const passkey = await ownPasskey(params.id, userId, context);
      await refuseTakenName(userId, name, context, passkey.id);
      await passkey.update({ name });
      return loadAccount(userId, context);
    }),
  );

  mount(router, deps, removePasskey, ({ params, session, write }) =>
    write(async (context) => {
      const { userId } = ownSession(session);
      const passkey = await ownPasskey(params.id, userId, context);
      await passkey.destroy();
      await assertFactorLeft(userId, context);
      await forgetLooseRecoveryCodes(userId, context);
      return loadAccount(userId, context);
    }),
  );
}
