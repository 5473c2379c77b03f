import type { Account, AccountUpdateInput } from '@shared/contract/access/account';
import { fileTexts, type FileTexts } from '@shared/i18n/ownerFiles';
import { DEFAULT_USER_LANGUAGE } from '@shared/i18n/userLanguages';
import { unauthenticated } from '../../errors';
import type { User } from '../../models/User';
import type { ReadContext, WriteContext } from '../serviceContext';
import { renewRecoveryCodes } from './recoveryCodes';
import { requiresSecondFactor } from './secondFactor';

/** The signed-in user. @throws AppError 401 */
export async function loadUser(userId: number, { models }: ReadContext): Promise<User> {
  const user = await models.User.findByPk(userId);
  if (!user) throw unauthenticated();
  return user;
}

export async function loadAccount(userId: number, context: ReadContext): Promise<Account> {
  const { models } = context;
  const user = await loadUser(userId, context);
  const totp = await models.TotpFactor.findByPk(userId);
  const passkeys = await models.Passkey.findAll({
    where: { userId },
    order: ['id'],
  });
  return {
    username: user.username,
    email: user.email,
    language: user.language,
    hasTotp: Boolean(totp?.confirmedAt),
    recoveryCodesLeft: await models.RecoveryCode.count({
      where: { userId, usedAt: null },
    }),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    requiresSecondFactor: await requiresSecondFactor(context),
  };
}

/** Texts of tables and files in the language of the signed-in user. */
export async function fileTextsOfReader({ models, actorId }: ReadContext): Promise<FileTexts> {
  const user = await models.User.findByPk(actorId ?? 0);
  return fileTexts(user?.language ?? DEFAULT_USER_LANGUAGE);
}

/** Changes the e-mail address for password links, or the language. */
export async function updateAccount(
  userId: number,
  { email, language }: AccountUpdateInput,
  context: WriteContext,
): Promise<void> {
  const user = await loadUser(userId, context);
  await user.update({
    ...(email !== undefined && { email: email === '' ? null : email }),
    ...(language !== undefined && { language }),
  });
  // Pending links were sent to the previous address.
  if (email !== undefined) await context.models.PasswordReset.destroy({ where: { userId } });
}

/** Recovery codes for a user who has none yet, so that the first factor always comes with some. */
export async function firstRecoveryCodes(userId: number, context: WriteContext): Promise<string[]> {
  const { models } = context;
  const left = await models.RecoveryCode.count({
    where: { userId, usedAt: null },
  });
  return left > 0 ? [] : renewRecoveryCodes(userId, context);
}

/** Recovery codes are useless without a factor, so they are deleted with the last one. */
export async function forgetLooseRecoveryCodes(
  userId: number,
  { models }: WriteContext,
): Promise<void> {
  const factors =
    (await models.TotpFactor.count({ where: { userId } })) +
    (await models.Passkey.count({ where: { userId } }));
  if (factors === 0) await models.RecoveryCode.destroy({ where: { userId } });
}
