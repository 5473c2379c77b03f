import type { PlainDate } from '@shared/domain/date';
import { Op } from 'sequelize';
import { invalidField, withParams, errorTextIn, type ErrorText } from '../../errors';
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
  { models }: ReadContext,
): Promise<void> {
  if (minStay === null) return;
  const settings = await models.VillaSettings.findByPk(SETTINGS_ID);
  if (!settings || minStay <= settings.maxStay) return;
  throw invalidField(
    path,
    withParams(
      'Minimum stay is longer than the longest stay in Settings, {n} {n|night|nights}. Please change one of them.',
      { n: settings.maxStay },
    ),
  );
}

export type NamedMinimum = { name: ErrorText; minStay: number | null };

/** Rejects a maximum stay below a minimum stay. @throws AppError 400 naming the minimum that is longer */
export function refuseShortLongest(maxStay: number, minimums: readonly NamedMinimum[]): void {
  const longer = minimums.find(({ minStay }) => minStay !== null && minStay > maxStay);
  if (!longer || longer.minStay === null) return;
  throw invalidField(
    'maxStay',
    withParams(
      'Longest stay is shorter than {what}, {n} {n|night|nights}. Please change one of them.',
      {
        what: (language) => errorTextIn(language, longer.name),
        n: longer.minStay,
      },
    ),
  );
}

export async function overrideMinimums(
  today: PlainDate,
  { models }: ReadContext,
): Promise<NamedMinimum[]> {
  const rows = await models.PriceOverride.findAll({
    where: { isActive: true, endDate: { [Op.gte]: today }, minStay: { [Op.ne]: null } },
    order: ['id'],
  });
  return rows.map(({ name, minStay }) => ({
    name: withParams('the minimum stay of the override “{name}”', { name }),
    minStay,
  }));
}
