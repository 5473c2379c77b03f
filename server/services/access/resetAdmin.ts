import { Op } from 'sequelize';
import { villaDay } from '@shared/domain/date';
import type { Database } from '../../db/openDatabase';
import { recordAudit } from '../audit/recordAudit';
import { setPassword } from './auth';
import { generatePassword, hashPassword } from './passwordHash';
import { RATE_LIMITS } from './rateLimits';

/** What the owner reads; nothing was changed. */
export class ResetError extends Error {
  override name = 'ResetError';
}

const LOGIN_LIMITS = [
  RATE_LIMITS.loginPerAccountAndAddress,
  RATE_LIMITS.loginPerAddress,
  RATE_LIMITS.loginPerSite,
  RATE_LIMITS.loginPerDevice,
  RATE_LIMITS.loginPerAccount,
  RATE_LIMITS.loginPerAccountSlowly,
  RATE_LIMITS.changePassword,
  RATE_LIMITS.passkeyLogin,
  RATE_LIMITS.resetPerAddress,
  RATE_LIMITS.resetPerAccount,
];

/**
 * Gives a user a new password, which must be changed at the next sign-in, ends all of the user's
 * sessions, takes second factors away and forgets failed sign-ins: for an owner who has lost the
 * password or the phone, or is kept out.
 * @param username may be left out where there is one user only
 * @throws ResetError when that user is not known
 */
export async function resetAdmin(
  { models, write }: Pick<Database, 'models' | 'write'>,
  username: string | undefined,
  now: Date,
): Promise<{ username: string; password: string }> {
  const users = await models.User.findAll({ order: ['id'] });
  const names = users.map((user) => user.username).join(', ');
  const wanted = username?.trim().toLowerCase();
  const user = users.find((one) =>
    wanted === undefined ? users.length === 1 : one.username === wanted,
  );
  if (!user) {
    throw new ResetError(
      users.length === 0
        ? 'There is no user yet: the first start of the server makes one.'
        : wanted === undefined
          ? `Whose password? npm run admin:reset NAME, with one of: ${names}`
          : `There is no user "${wanted}". There are: ${names}`,
    );
  }
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await write(async (tx) => {
    await user.reload({ transaction: tx });
    const context = { models, tx, now, today: villaDay(now) };
    await setPassword(user, { passwordHash, hasDefaultPassword: true }, context);
    await recordAudit('password_reset', { subject: user.username }, context);
    const where = { userId: user.id };
    await models.TotpFactor.destroy({ where, transaction: tx });
    await models.Passkey.destroy({ where, transaction: tx });
    await models.RecoveryCode.destroy({ where, transaction: tx });
    await models.RateLimitCounter.destroy({
      where: {
        [Op.or]: LOGIN_LIMITS.map(({ name }) => ({ bucket: { [Op.startsWith]: `${name}:` } })),
      },
      transaction: tx,
    });
  });
  return { username: user.username, password };
}
