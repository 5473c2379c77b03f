import type { ChangePasswordInput, LoginInput } from '@shared/contract/access/auth';
import { Op } from 'sequelize';
import type { Database } from '../../db/openDatabase';
import { invalidCredentials, invalidField, rateLimited, unauthenticated } from '../../errors';
import type { User } from '../../models/User';
import { recordAudit } from '../audit/recordAudit';
import { isCommonPassword } from './commonPasswords';
import { hashPassword, verifyPassword } from './passwordHash';
import { type RateLimiter, type Use } from './rateLimiter';
import { RATE_LIMITS } from './rateLimits';
import type { ReadContext, WriteContext } from '../serviceContext';
import { CLOCK_SKEW_MS, SESSION_IDLE_MS } from './sessionLifetime';

/** What signing in needs besides its input; hashing is slow, so it opens its own short writes. */
export type AuthContext = ReadContext & {
  write: Database['write'];
  rateLimiter: RateLimiter;
  /** Whom the limits count: an address, or an IPv6 network. */
  address: string;
};

/**
 * A browser in which a user has signed in before.
 * @param passwordChangedAt of the password that was used, in ms; 0 for the first one
 * @param id random, names the browser
 */
export type KnownDevice = { userId: number; passwordChangedAt: number; id: string };

/** Hash of a password that no account has, verified for unknown names so that they take as long. */
let dummyHash: Promise<string> | undefined;

/**
 * Checks a name and password.
 * @param device the browser's device cookie, when it is one that the account has signed in with:
 *   what others fail from elsewhere does not keep its owner out
 * @returns the user with the password hash that was verified
 * @throws AppError 401 `invalid_credentials`, the same for an unknown name; 429 with the time to wait
 */
export async function login(
  input: LoginInput,
  device: KnownDevice | null,
  context: AuthContext,
): Promise<User> {
  const { models, write, now, rateLimiter } = context;
  const account = input.username.toLowerCase();
  const user = await models.User.findOne({ where: { username: account } });
  // The same for a name that nobody has: how a limit answers must not tell which names exist.
  const known = user && device && isOfUser(device, user) ? device : null;
  const uses = loginUses(account, known, context);

  // Counted before the password is tried, so that parallel guesses cannot slip past the limit.
  const waitMs = await countLogin(uses, rateLimiter);
  if (waitMs > 0) throw rateLimited('signIn', waitMs);

  dummyHash ??= hashPassword('nobody signs in with this');
  const isRight = await verifyPassword(
    user?.passwordHash ?? (await dummyHash),
    input.password,
    known ? 'known' : 'stranger',
  ).catch((error: unknown) => {
    // Nothing was tried.
    rateLimiter.refund(uses.attempt);
    throw error;
  });
  if (!user || !isRight) throw invalidCredentials();
  const verifiedHash = user.passwordHash;
  await write(async (tx) => {
    await user.reload({ transaction: tx });
    assertCurrentHash(user, verifiedHash);
    await user.update({ lastLoginAt: now }, { transaction: tx });
    await recordAudit('signed_in', {}, { ...context, tx, actorId: user.id });
  });
  rateLimiter.refund(uses.shared);
  await rateLimiter.reset(uses.own);
  return user;
}

function isOfUser(device: KnownDevice, user: User): boolean {
  return (
    device.userId === user.id &&
    device.passwordChangedAt === (user.passwordChangedAt?.getTime() ?? 0)
  );
}

type LoginUses = {
  /** What the attempt uses up. */
  attempt: Use[];
  /** What it uses up once the account's uses from everywhere are spent; `null` without a second way. */
  slowAttempt: Use[] | null;
  /** Of these one is given back at success: others are counted with them. */
  shared: Use[];
  /** These are forgotten at success. */
  own: Use[];
};

function loginUses(
  account: string,
  device: KnownDevice | null,
  { address }: Pick<AuthContext, 'address'>,
): LoginUses {
  const everywhere = { limit: RATE_LIMITS.loginPerAccount, key: account };
  const slowly = { limit: RATE_LIMITS.loginPerAccountSlowly, key: account };
  if (device) {
    const here = { limit: RATE_LIMITS.loginPerDevice, key: device.id };
    return { attempt: [here], slowAttempt: null, shared: [], own: [here, everywhere, slowly] };
  }
  const shared = [{ limit: RATE_LIMITS.loginPerAddress, key: address }];
  const here = { limit: RATE_LIMITS.loginPerAccountAndAddress, key: `${account}@${address}` };
  return {
    attempt: [...shared, here, everywhere],
    slowAttempt: [...shared, here, slowly],
    shared,
    own: [here, everywhere, slowly],
  };
}

/** @returns 0, or the ms to wait */
async function countLogin(
  { attempt, slowAttempt }: LoginUses,
  rateLimiter: RateLimiter,
): Promise<number> {
  const options = { isDurable: true };
  const waitMs = await rateLimiter.consume(attempt, options);
  return waitMs > 0 && slowAttempt ? rateLimiter.consume(slowAttempt, options) : waitMs;
}

/**
 * Replaces the signed-in owner's password and ends all their sessions; the caller starts a
 * new one for the browser that asked.
 * @throws AppError 400 naming the field
 */
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
  refuseCommonPassword(input.newPassword, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await write(async (tx) => {
    await user.reload({ transaction: tx });
    assertCurrentHash(user, verifiedHash);
    await setPassword(user, { passwordHash, hasDefaultPassword: false }, { ...context, tx });
    await recordAudit('password_changed', {}, { ...context, tx, actorId: userId });
  });
  await rateLimiter.reset([use]);
  return user;
}

/** Stores a password and ends every session that was begun with another. */
export async function setPassword(
  user: User,
  password: { passwordHash: string; hasDefaultPassword: boolean },
  { models, tx, now }: WriteContext,
): Promise<void> {
  await user.update({ ...password, passwordChangedAt: now }, { transaction: tx });
  await models.AdminSession.destroy({ where: { userId: user.id }, transaction: tx });
}

/**
 * Hashing takes a while, in which the password may be changed: what was verified counts only
 * while it is still the current one.
 * @throws AppError 401
 */
export function assertCurrentHash(user: Pick<User, 'passwordHash'>, verifiedHash: string): void {
  if (user.passwordHash !== verifiedHash) throw invalidCredentials();
}

/** The first admin: made on an empty database only, with a password that must be changed. */
export async function createFirstAdmin(
  admin: { username: string; passwordHash: string },
  { models, tx, now }: WriteContext,
): Promise<void> {
  await models.User.create(
    {
      username: admin.username.toLowerCase(),
      passwordHash: admin.passwordHash,
      hasDefaultPassword: true,
      createdAt: now,
    },
    { transaction: tx },
  );
}

/** Forgets sessions that ended, and those that a clock began which has been put back since. */
export async function deleteEndedSessions({ models, tx, now }: WriteContext): Promise<number> {
  const latest = new Date(now.getTime() + SESSION_IDLE_MS + CLOCK_SKEW_MS);
  const expiresAt = { [Op.or]: [{ [Op.lte]: now }, { [Op.gt]: latest }] };
  return models.AdminSession.destroy({ where: { expiresAt }, transaction: tx });
}

/** @param path the field that it was typed in @throws AppError 400 */
export function refuseCommonPassword(password: string, path: string): void {
  if (isCommonPassword(password)) {
    throw invalidField(
      path,
      'This password is one that many people use. Please choose another, for example four unrelated words.',
    );
  }
}
