import type { SecondFactor } from '@shared/contract/access/factors';
import { Op } from 'sequelize';
import { ACCESS_POLICY_ID } from '../../models/AccessPolicy';
import type { ReadContext, WriteContext } from '../serviceContext';

/** A user's second factors. Recovery codes count only beside an app or a passkey. @returns none for password alone */
export async function secondFactorsOf(
  userId: number,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<SecondFactor[]> {
  const [totp, passkeys, codes] = [
    await models.TotpFactor.count({
      where: { userId, confirmedAt: { [Op.ne]: null } },
      transaction: tx,
    }),
    await models.Passkey.count({ where: { userId }, transaction: tx }),
    await models.RecoveryCode.count({ where: { userId, usedAt: null }, transaction: tx }),
  ];
  if (totp + passkeys === 0) return [];
  return [
    ...(totp > 0 ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recoveryCode'] as const) : []),
  ];
}

export async function requiresSecondFactor({
  models,
  tx,
}: Pick<ReadContext, 'models' | 'tx'>): Promise<boolean> {
  const policy = await models.AccessPolicy.findByPk(ACCESS_POLICY_ID, { transaction: tx });
  return policy?.requiresSecondFactor ?? false;
}

export async function lacksSecondFactor(
  userId: number,
  context: Pick<ReadContext, 'models' | 'tx'>,
): Promise<boolean> {
  return (
    (await requiresSecondFactor(context)) && (await secondFactorsOf(userId, context)).length === 0
  );
}

export async function endSessionsWithoutFactor({ models, tx }: WriteContext): Promise<void> {
  const [apps, passkeys] = [
    await models.TotpFactor.findAll({
      where: { confirmedAt: { [Op.ne]: null } },
      attributes: ['userId'],
      transaction: tx,
    }),
    await models.Passkey.findAll({ attributes: ['userId'], transaction: tx }),
  ];
  const withFactor = [...apps, ...passkeys].map(({ userId }) => userId);
  await models.AdminSession.destroy({
    where: { userId: { [Op.notIn]: withFactor } },
    transaction: tx,
  });
}
