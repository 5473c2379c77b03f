import type { ChangePasswordInput, LoginInput } from '@shared/contract/access/auth';
import type { PasskeyAssertion, SecondFactor } from '@shared/contract/access/factors';
import { hasName } from '@shared/domain/access/passwordPolicy';
import { Op } from 'sequelize';
import type { Database } from '../../db/openDatabase';
import type { Tx } from '../../db/write';
import {
  AppError,
  invalidCode,
  invalidCredentials,
  invalidField,
  invalidPasskey,
  rateLimited,
  signInExpired,
  unauthenticated,
} from '../../errors';
import type { User } from '../../models/User';
import { recordAudit } from '../audit/recordAudit';
import { publishedName } from '../content/publishedName';
import { isCommonPassword } from './commonPasswords';
import { enqueueMails } from '../mail/enqueue';
import { checkPasskey, usePasskey, type RelyingParty } from './passkeys';
import { assertHashQueueHasRoom, hashPassword, verifyPassword } from './passwordHash';
import { type RateLimiter, type Use } from '../rateLimits/rateLimiter';
import { RATE_LIMITS } from '../rateLimits/rateLimits';
import { isRecoveryCode, useRecoveryCode } from './recoveryCodes';
import { secondFactorsOf } from './secondFactor';
import type { ReadContext, WriteContext } from '../serviceContext';
import { isSpent, spendToken } from './spentTokens';
import { checkTotp, useTotp } from './totp';
import type { Secrets } from '../secrets/secrets';

/** Context of signing in. Hashing is slow, so each function opens its own short transactions. */
export type AuthContext = ReadContext & {
  write: Database['write'];
  rateLimiter: RateLimiter;
  secrets: Secrets;
  /** Key of the rate limits: an address, or an IPv6 network. */
  address: string;
  /** The address, or a larger IPv6 network. */
  site: string;
  browser: string;
};

/**
 * A browser in which a user has signed in before.
 * @param passwordChangedAt of the password that was used, in ms; 0 for the first one
 * @param id random, identifies the browser
 */
export type KnownDevice = { userId: number; passwordChangedAt: number; id: string };

/**
 * A verified password whose second step is still open, as the browser stores it.
 * @param passwordChangedAt of that password, in ms; 0 for the first one
 * @param token the complete value, for one use
 */
export type PendingSignIn = { userId: number; passwordChangedAt: number; token: string };

/**
 * Signs the user in under a new session id and invalidates the old one, against session fixation.
 * @param user with the password hash that was verified; rejected if it has been replaced since
 * @param alsoWrite runs in the transaction of the session, with the current user
 * @throws AppError 401, and what `alsoWrite` throws
 */
export type StartSession = (
  user: Pick<User, 'id' | 'passwordHash'>,
  alsoWrite?: (user: User, tx: Tx) => Promise<void>,
) => Promise<void>;

/** Hash that no account has, verified for unknown names so that they take as long. */
let dummyHash: Promise<string> | undefined;

/** A verified password. If `secondFactors` is not empty, one of them is still required. */
export type PasswordLogin = { user: User; secondFactors: SecondFactor[] };

/**
 * Signs in with a name and password.
 * @param device the browser's device cookie, if the account has signed in with it: failures elsewhere do not lock out
 *   its owner
 * @returns the user with the verified password hash, and the second factors still required
 * @throws AppError 401 `invalid_credentials`, also for an unknown name; 429 with the time to wait
 */
export async function login(
  input: LoginInput,
  device: KnownDevice | null,
  startSession: StartSession,
  context: AuthContext,
): Promise<PasswordLogin> {
  const { models, rateLimiter } = context;
  const account = input.username.toLowerCase();
  if (!device) {
    // Checked in memory first, so that a flood of guesses does not load the database.
    refuseUsedUp(loginUses(account, null, context), rateLimiter);
    assertHashQueueHasRoom();
  }
  const user = await models.User.findOne({ where: { username: account } });
  // The same for an unknown name: the limits must not reveal which names exist.
  const known = user && device && isOfUser(device, user) ? device : null;
  const uses = loginUses(account, known, context);

  // Counted before the password is checked, so that parallel guesses cannot exceed the limit.
  const counted = await countLogin(uses, rateLimiter);

  dummyHash ??= hashPassword('nobody signs in with this');
  const isRight = await verifyPassword(
    user?.passwordHash ?? (await dummyHash),
    input.password,
    known ? 'known' : 'stranger',
  ).catch((error: unknown) => {
    // Refunded, since no password was checked.
    rateLimiter.refund(counted);
    throw error;
  });
  if (!user || !isRight) throw invalidCredentials();
  const secondFactors = await secondFactorsOf(user.id, context);
  if (secondFactors.length > 0) {
    // Earlier failures still count: otherwise somebody with the password could guess codes forever.
    rateLimiter.refund(counted);
    return { user, secondFactors };
  }
  await startSession(user, (current, tx) =>
    noteSignIn(current, device, context.browser, { ...context, tx }),
  );
  await forgetFailures(uses, rateLimiter);
  return { user, secondFactors };
}

/**
 * The second step after the password: a code of the authenticator app, or a recovery code, which is used up when the
 * session begins. Wrong codes count like wrong passwords.
 * @param pending from the browser's first step
 * @throws AppError 401 `invalid_code`, or `sign_in_expired` if the first step is no longer valid; 429
 */
export async function loginWithCode(
  code: string,
  pending: PendingSignIn | null,
  device: KnownDevice | null,
  startSession: StartSession,
  context: AuthContext,
): Promise<User> {
  const { models, write, now, today, rateLimiter, secrets } = context;
  const user = pending && (await models.User.findByPk(pending.userId));
  if (!user || passwordTimeOf(user) !== pending.passwordChangedAt) throw signInExpired();
  const uses = loginUses(user.username, device && isOfUser(device, user) ? device : null, context);
  await countLogin(uses, rateLimiter);

  const plain = code.replaceAll(/\s/g, '');
  const totp = await checkTotp(user.id, plain, 'inUse', secrets, context);
  try {
    // A rejected attempt must not end the browser's existing session.
    if (await isSpent(pending.token, { models })) throw signInExpired();
    if (!totp && !(await isRecoveryCode(user.id, plain, context))) throw invalidCode();
    await startSession(user, async (current, tx) => {
      const inWrite = { ...context, tx };
      await spendToken(pending.token, inWrite);
      const isRight = totp
        ? await useTotp(user.id, totp, inWrite)
        : await useRecoveryCode(user.id, plain, inWrite);
      if (!isRight) throw invalidCode();
      if (!totp) recordAudit('recovery_code_used', {}, { ...inWrite, actorId: user.id });
      await noteSignIn(current, device, context.browser, inWrite);
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code') {
      const actor = { models, now, today, actorId: user.id };
      await write(async (tx) => recordAudit('second_factor_failed', {}, { ...actor, tx }));
    }
    // The password was replaced meanwhile.
    if (error instanceof AppError && error.code === 'invalid_credentials') throw signInExpired();
    throw error;
  }
  await forgetFailures(uses, rateLimiter);
  return user;
}

/**
 * Signs in with a passkey alone, which is two factors: a device, unlocked by a PIN or biometrics.
 * @param challenge sent to the browser; used up whatever the result
 * @throws AppError 401 `invalid_passkey`, or `sign_in_expired` without a challenge; 429
 */
export async function loginWithPasskey(
  assertion: PasskeyAssertion,
  challenge: string | null,
  party: RelyingParty,
  device: KnownDevice | null,
  startSession: StartSession,
  context: AuthContext,
): Promise<User> {
  const { models, write, now, today, rateLimiter, address } = context;
  if (challenge === null) throw signInExpired();
  const use = { limit: RATE_LIMITS.passkeyLogin, key: address };
  const waitMs = await rateLimiter.consume([use]);
  if (waitMs > 0) throw rateLimited('signIn', waitMs);
  await write((tx) => spendToken(challenge, { models, tx, now, today }));
  const checked = await checkPasskey(assertion, challenge, party, context);
  if (!checked) throw invalidPasskey();
  const user = await models.User.findByPk(checked.passkey.userId);
  if (!user) throw invalidPasskey();
  await startSession(user, async (current, tx) => {
    const inWrite = { ...context, tx };
    const outcome = await usePasskey(checked, inWrite);
    if (outcome !== 'used') throw invalidPasskey(outcome === 'copied');
    await noteSignIn(current, device, context.browser, inWrite);
  });
  rateLimiter.refund([use]);
  return user;
}

/** Records a sign-in and notifies the user if the browser is new. */
async function noteSignIn(
  user: User,
  device: KnownDevice | null,
  browser: string,
  context: WriteContext,
): Promise<void> {
  const { now } = context;
  // Not for the first sign-in, nor for a browser that was signed in with an older password.
  const isNewDevice = user.lastLoginAt !== null && device?.userId !== user.id;
  await user.update({ lastLoginAt: now });
  recordAudit('signed_in', {}, { ...context, actorId: user.id });
  const { username, email, role } = user;
  // An owner without an address is notified at the villa's.
  if (isNewDevice && (email !== null || role === 'admin')) {
    await enqueueMails(
      [{ kind: 'newDevice', account: { username, email }, device: browser }],
      context,
    );
  }
}

function passwordTimeOf({ passwordChangedAt }: Pick<User, 'passwordChangedAt'>): number {
  return passwordChangedAt?.getTime() ?? 0;
}

function isOfUser(device: KnownDevice, user: User): boolean {
  return device.userId === user.id && device.passwordChangedAt === passwordTimeOf(user);
}

type LoginUses = {
  /** Uses that the attempt counts. */
  attempt: Use[];
  /** Uses that count once the account's limit for all browsers is exhausted; `null` if there are none. */
  slowAttempt: Use[] | null;
  /** One use of each is refunded on success, since others share the limit. */
  shared: Use[];
  /** Reset on success. */
  own: Use[];
};

function loginUses(
  account: string,
  device: KnownDevice | null,
  { address, site }: Pick<AuthContext, 'address' | 'site'>,
): LoginUses {
  const everywhere = { limit: RATE_LIMITS.loginPerAccount, key: account };
  const slowly = { limit: RATE_LIMITS.loginPerAccountSlowly, key: account };
  if (device) {
    const here = { limit: RATE_LIMITS.loginPerDevice, key: device.id };
    return { attempt: [here], slowAttempt: null, shared: [], own: [here, everywhere, slowly] };
  }
  const shared = addressUses({ address, site });
  const here = { limit: RATE_LIMITS.loginPerAccountAndAddress, key: `${account}@${address}` };
  return {
    attempt: [...shared, here, everywhere],
    slowAttempt: [...shared, here, slowly],
    shared,
    own: [here, everywhere, slowly],
  };
}

/** Uses of an attempt from an address, whatever the account. */
export function addressUses({ address, site }: Pick<AuthContext, 'address' | 'site'>): Use[] {
  const here = { limit: RATE_LIMITS.loginPerAddress, key: address };
  return site === address ? [here] : [here, { limit: RATE_LIMITS.loginPerSite, key: site }];
}

/** @throws AppError 429 if both the attempt and the slow attempt are known to exceed their limits */
function refuseUsedUp({ attempt, slowAttempt }: LoginUses, rateLimiter: RateLimiter): void {
  if (rateLimiter.usedUpMs(attempt) === 0) return;
  const waitMs = slowAttempt ? rateLimiter.usedUpMs(slowAttempt) : 0;
  if (waitMs > 0) throw rateLimited('signIn', waitMs);
}

/**
 * Counts an attempt before anything is checked.
 * @returns the counted uses
 * @throws AppError 429
 */
async function countLogin(
  { attempt, slowAttempt }: LoginUses,
  rateLimiter: RateLimiter,
): Promise<Use[]> {
  const options = { isDurable: true };
  let waitMs = await rateLimiter.consume(attempt, options);
  if (waitMs === 0) return attempt;
  if (slowAttempt) waitMs = await rateLimiter.consume(slowAttempt, options);
  if (slowAttempt && waitMs === 0) return slowAttempt;
  throw rateLimited('signIn', waitMs);
}

async function forgetFailures({ shared, own }: LoginUses, rateLimiter: RateLimiter): Promise<void> {
  rateLimiter.refund(shared);
  await rateLimiter.reset(own);
}

/** Replaces a password and ends all its sessions; the caller starts a new one. @throws AppError 400 */
export async function changePassword(
  userId: number,
  input: ChangePasswordInput,
  context: AuthContext,
): Promise<User> {
  const { models, write, rateLimiter } = context;
  const user = await models.User.findByPk(userId);
  if (!user) throw unauthenticated();
  const use = { limit: RATE_LIMITS.changePassword, key: String(userId) };
  const waitMs = await rateLimiter.consume([use], { isDurable: true });
  if (waitMs > 0) throw rateLimited('signIn', waitMs);

  const verifiedHash = user.passwordHash;
  if (!(await verifyPassword(verifiedHash, input.currentPassword, 'known'))) {
    throw invalidField('currentPassword', 'Your current password is not right. Please try again.');
  }
  await refuseGuessablePassword(input.newPassword, 'newPassword', { models });
  const passwordHash = await hashPassword(input.newPassword);
  const changed = await write(async (tx) => {
    const inWrite = { ...context, tx };
    const current = await verifiedUser(userId, verifiedHash, inWrite);
    if (!current) throw invalidCredentials();
    await setPassword(current, { passwordHash, hasDefaultPassword: false }, inWrite);
    recordAudit('password_changed', {}, { ...inWrite, actorId: userId });
    return current;
  });
  await rateLimiter.reset([use]);
  return changed;
}

/** Stores a password and ends every session of the previous one. */
export async function setPassword(
  user: User,
  password: { passwordHash: string; hasDefaultPassword: boolean },
  { models, now }: WriteContext,
): Promise<void> {
  await user.update({ ...password, passwordChangedAt: now });
  await models.AdminSession.destroy({ where: { userId: user.id } });
  await models.PasswordReset.destroy({ where: { userId: user.id } });
}

/** Rechecks after hashing. @returns the current user; `null` if the verified password is no longer current */
export async function verifiedUser(
  id: number,
  verifiedHash: string,
  { models }: Pick<WriteContext, 'models' | 'tx'>,
): Promise<User | null> {
  const user = await models.User.findByPk(id);
  return user?.passwordHash === verifiedHash ? user : null;
}

/** Creates the first admin, on an empty database only, with a password that must be changed. */
export async function createFirstAdmin(
  admin: { username: string; passwordHash: string },
  { models, now }: WriteContext,
): Promise<void> {
  await models.User.create({
    username: admin.username.toLowerCase(),
    passwordHash: admin.passwordHash,
    hasDefaultPassword: true,
    createdAt: now,
  });
}

/** Deletes ended sessions and expired tokens. */
export async function deleteEndedSessions({ models, now }: WriteContext): Promise<number> {
  const expiresAt = { [Op.lte]: now };
  await models.SpentToken.destroy({ where: { expiresAt } });
  await models.PasswordReset.destroy({ where: { expiresAt } });
  return models.AdminSession.destroy({ where: { expiresAt } });
}

/**
 * Rejects a password that is common or contains the house's published name. The form's own policy knows only the
 * product's name.
 * @param path field name
 * @throws AppError 400
 */
export async function refuseGuessablePassword(
  password: string,
  path: string,
  context: Pick<ReadContext, 'models'>,
): Promise<void> {
  if (hasName(password, await publishedName(context))) {
    throw invalidField(path, 'Please choose a password without the villa’s name.');
  }
  if (isCommonPassword(password)) {
    throw invalidField(
      path,
      'This password is one that many people use. Please choose another, for example four unrelated words.',
    );
  }
}
