import { Op } from 'sequelize';
import { villaDay } from '@shared/domain/date';
import type { Database } from '../../db/openDatabase';
import { recordAudit } from '../audit/recordAudit';
import { setPassword } from './auth';
import { generatePassword, hashPassword } from './passwordHash';
import { RATE_LIMITS } from '../rateLimits/rateLimits';

/** Message for the owner; nothing was changed. */
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
 * For an owner who has lost the password or phone, or is locked out: sets a new password, which must be changed at the
 * next sign-in, ends all sessions, removes second factors and resets failed sign-ins.
 * @param username optional if there is only one user
 * @throws ResetError for an unknown user
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
    await user.reload();
    const context = { models, tx, now, today: villaDay(now) };
    await setPassword(user, { passwordHash, hasDefaultPassword: true }, context);
    recordAudit('password_reset', { subject: user.username }, context);
    const where = { userId: user.id };
    await models.TotpFactor.destroy({ where });
    await models.Passkey.destroy({ where });
    await models.RecoveryCode.destroy({ where });
    await models.RateLimitCounter.destroy({
      where: {
        [Op.or]: LOGIN_LIMITS.map(({ name }) => ({ bucket: { [Op.startsWith]: `${name}:` } })),
      },
    });
  });
  return { username: user.username, password };
}
