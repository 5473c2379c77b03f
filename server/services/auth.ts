import type { ChangePasswordInput, LoginInput } from '@shared/contract/auth';
import { VILLA } from '@shared/villa';
import { Op } from 'sequelize';
import type { Database } from '../db/openDatabase';
import { invalidCredentials, invalidField, rateLimited, unauthenticated } from '../errors';
import { CLOCK_SKEW_MS, SESSION_IDLE_MS } from '../middleware/session';
import type { User } from '../models/User';
import { isCommonPassword } from './commonPasswords';
import { hashPassword, verifyPassword } from './passwords';
import { consume, RATE_LIMITS, refund, scaled } from './rateLimit';
import type { ReadContext, WriteContext } from './serviceContext';

/** Wrong passwords in a row, from wherever, after which an account answers slower and slower. */
const FAILURES_BEFORE_DELAY = 100;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 60 * 60_000;

/** What signing in needs besides its input; hashing is slow, so it opens its own short writes. */
export type AuthContext = ReadContext & {
  write: Database['write'];
  /** Whom the limits count: an address, or an IPv6 network. */
  address: string;
  rateLimitFactor: number;
};

/** Hash of nothing anyone knows, verified for unknown names so that they take as long. */
let hashForNobody: Promise<string> | undefined;

/**
 * Checks a name and password.
 * @throws AppError 401 `invalid_credentials`, the same for an unknown name; 429 with the time to wait
 */
export async function login(input: LoginInput, context: AuthContext): Promise<User> {
  const { models, write, now } = context;
  const account = input.username.toLowerCase();
  const accountAndAddress = `${account}@${context.address}`;
  const limits = {
    account: scaled(RATE_LIMITS.loginPerAccountAndAddress, context.rateLimitFactor),
    address: scaled(RATE_LIMITS.loginPerAddress, context.rateLimitFactor),
  };

  // Counted before the password is tried, so that parallel guesses cannot slip past the limit.
  const waitMs = await write(async (tx) => {
    const inside = { ...context, tx };
    const first = await consume(limits.account, accountAndAddress, inside);
    const second = await consume(limits.address, context.address, inside);
    return Math.max(first, second);
  });
  if (waitMs > 0) throw tooManyAttempts(waitMs);

  const user = await models.User.findOne({ where: { username: account } });
  const delayMs = (user?.delayedUntil?.getTime() ?? 0) - now.getTime();
  // A longer one was begun by a clock that has been put back since.
  if (delayMs > 0 && delayMs <= LONGEST_DELAY_MS) throw tooManyAttempts(delayMs);

  hashForNobody ??= hashPassword('nobody signs in with this');
  const isRight = await verifyPassword(user?.passwordHash ?? (await hashForNobody), input.password);
  if (!user || !isRight) {
    if (user) await write((tx) => countFailure(user.id, { ...context, tx }));
    throw invalidCredentials();
  }
  await write(async (tx) => {
    const inside = { ...context, tx };
    await refund(limits.account, accountAndAddress, true, inside);
    await refund(limits.address, context.address, false, inside);
    await user.reload({ transaction: tx });
    await user.update(
      { failedLogins: 0, delayedUntil: null, lastLoginAt: now },
      { transaction: tx },
    );
  });
  return user;
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
  const { models, write } = context;
  const user = await models.User.findByPk(userId);
  if (!user) throw unauthenticated();
  const limit = scaled(RATE_LIMITS.loginPerAccountAndAddress, context.rateLimitFactor);
  const whom = `change:${userId}`;
  const waitMs = await write((tx) => consume(limit, whom, { ...context, tx }));
  if (waitMs > 0) throw tooManyAttempts(waitMs);

  if (!(await verifyPassword(user.passwordHash, input.currentPassword))) {
    throw invalidField('currentPassword', 'Your current password is not right. Please try again.');
  }
  refuseWeakPassword(input);
  const passwordHash = await hashPassword(input.newPassword);
  await write(async (tx) => {
    const inside = { ...context, tx };
    await refund(limit, whom, true, inside);
    // Read anew: when this runs a second time, the row still remembers what the first run set.
    await user.reload({ transaction: tx });
    await user.update(
      { passwordHash, hasDefaultPassword: false, passwordChangedAt: context.now },
      { transaction: tx },
    );
    await models.AdminSession.destroy({ where: { userId }, transaction: tx });
  });
  return user;
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

function refuseWeakPassword({ currentPassword, newPassword }: ChangePasswordInput): void {
  if (newPassword === currentPassword) {
    throw invalidField('newPassword', 'Please choose a password that differs from the old one.');
  }
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters(newPassword).includes(letters(VILLA.name))) {
    throw invalidField('newPassword', 'Please choose a password without the villa’s name.');
  }
  if (isCommonPassword(newPassword)) {
    throw invalidField(
      'newPassword',
      'This password is one that many people use. Please choose another, for example four unrelated words.',
    );
  }
}

/** Counted in the database, not in the row that was read, so that parallel failures all count. */
async function countFailure(userId: number, { models, tx, now }: WriteContext): Promise<void> {
  const user = await models.User.findByPk(userId, { transaction: tx, lock: tx.LOCK.UPDATE });
  if (!user) return;
  const failedLogins = user.failedLogins + 1;
  const over = failedLogins - FAILURES_BEFORE_DELAY;
  const delayMs = over > 0 ? Math.min(FIRST_DELAY_MS * 2 ** (over - 1), LONGEST_DELAY_MS) : 0;
  await user.update(
    { failedLogins, delayedUntil: delayMs > 0 ? new Date(now.getTime() + delayMs) : null },
    { transaction: tx },
  );
}

function tooManyAttempts(waitMs: number) {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return rateLimited(
    `Too many sign-in attempts. Please wait ${minutes} minute${minutes === 1 ? '' : 's'} and try again.`,
    waitMs / 1000,
  );
}
