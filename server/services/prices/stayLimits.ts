import type { PlainDate } from '@shared/domain/date';
import { Op } from 'sequelize';
import { invalidField } from '../../errors';
import { SETTINGS_ID } from '../../models/VillaSettings';
import type { ReadContext } from '../serviceContext';

/**
 * Rejects a minimum stay above the maximum stay, which would make arrivals impossible.
 * @param path field of the minimum
 * @param minStay `null` for none
 * @throws AppError 400 naming the maximum stay
 */
export async function refuseLongMinimum(
  path: string,
  minStay: number | null,
  { models, tx }: ReadContext,
): Promise<void> {
  if (minStay === null) return;
  const settings = await models.VillaSettings.findByPk(SETTINGS_ID, { transaction: tx });
  if (!settings || minStay <= settings.maxStay) return;
  throw invalidField(
    path,
    `Minimum stay is longer than the longest stay in Settings, ${nightsText(settings.maxStay)}. Please change one of them.`,
  );
}

export type NamedMinimum = { name: string; minStay: number | null };

/** Rejects a maximum stay below a minimum stay. @throws AppError 400 naming the minimum that is longer */
export function refuseShortLongest(maxStay: number, minimums: readonly NamedMinimum[]): void {
  const longer = minimums.find(({ minStay }) => minStay !== null && minStay > maxStay);
  if (!longer || longer.minStay === null) return;
  throw invalidField(
    'maxStay',
    `Longest stay is shorter than ${longer.name}, ${nightsText(longer.minStay)}. Please change one of them.`,
  );
}

export async function overrideMinimums(
  today: PlainDate,
  { models, tx }: ReadContext,
): Promise<NamedMinimum[]> {
  const rows = await models.PriceOverride.findAll({
    where: { isActive: true, endDate: { [Op.gte]: today }, minStay: { [Op.ne]: null } },
    order: ['id'],
    transaction: tx,
  });
  return rows.map(({ name, minStay }) => ({
    name: `the minimum stay of the override “${name}”`,
    minStay,
  }));
}

function nightsText(nights: number): string {
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`;
}
