import type { LegalUpdate } from '@shared/contract/legal/legal';
import { SETTINGS_ID } from '../../models/VillaSettings';
import { nextUpdatedAt } from '../optimisticConcurrency';
import type { WriteContext } from '../serviceContext';
import { legalSettings } from './legalDetails';
import { recordLegalVersions } from './legalVersions';

/**
 * Stores the whole form. A capacity below the maximum number of guests lowers that too, so that bookings cannot exceed
 * the registration.
 * @throws AppError 409 `stale` if `updatedAt` is sent and out of date
 */
export async function updateLegal(
  { cancellation, updatedAt, ...details }: LegalUpdate,
  context: WriteContext,
): Promise<void> {
  await legalSettings.save({ details, cancellation }, updatedAt, context);
  await lowerMaxGuests(details.capacity, context);
  await recordLegalVersions(context);
}

async function lowerMaxGuests(
  capacity: number | null,
  { models, now }: WriteContext,
): Promise<void> {
  const settings = await models.VillaSettings.findByPk(SETTINGS_ID);
  if (!settings || capacity === null || settings.maxGuests <= capacity) return;
  await settings.update({ maxGuests: capacity, updatedAt: nextUpdatedAt(settings, now) });
}
