import type { SecondFactor } from '@shared/contract/access/factors';
import { Op } from 'sequelize';
import * as z from 'zod/mini';
import type { ReadContext, WriteContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';

/** A user's second factors. Recovery codes count only beside an app or a passkey. @returns none for password alone */
export async function secondFactorsOf(
  userId: number,
  { models }: Pick<ReadContext, 'models'>,
): Promise<SecondFactor[]> {
  const [totp, passkeys, codes] = [
    await models.TotpFactor.count({
      where: { userId, confirmedAt: { [Op.ne]: null } },
    }),
    await models.Passkey.count({ where: { userId } }),
    await models.RecoveryCode.count({ where: { userId, usedAt: null } }),
  ];
  if (totp + passkeys === 0) return [];
  return [
    ...(totp > 0 ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recoveryCode'] as const) : []),
  ];
}

/** The owner's requirements for all users. */
export const accessPolicy = defineSettings(
  'accessPolicy',
  { requiresSecondFactor: z.boolean() },
  { requiresSecondFactor: false },
  { audit: 'second_factor_policy_changed' },
);

/** Whether every user needs a second factor. A requirement that cannot be read applies. */
export async function requiresSecondFactor(context: Pick<ReadContext, 'models'>): Promise<boolean> {
  const { value, unreadable } = await accessPolicy.find(context);
  return value.requiresSecondFactor || unreadable.length > 0;
}

export async function lacksSecondFactor(
  userId: number,
  context: Pick<ReadContext, 'models'>,
): Promise<boolean> {
  return (
    (await requiresSecondFactor(context)) && (await secondFactorsOf(userId, context)).length === 0
  );
}

export async function endSessionsWithoutFactor({ models }: WriteContext): Promise<void> {
  const [apps, passkeys] = [
    await models.TotpFactor.findAll({
      where: { confirmedAt: { [Op.ne]: null } },
      attributes: ['userId'],
    }),
    await models.Passkey.findAll({ attributes: ['userId'] }),
  ];
  const withFactor = [...apps, ...passkeys].map(({ userId }) => userId);
  await models.AdminSession.destroy({
    where: { userId: { [Op.notIn]: withFactor } },
  });
}
