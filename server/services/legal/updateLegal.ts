import type { LegalUpdate } from '@shared/contract/legal/legal';
import { LEGAL_DETAILS_ID } from '../../models/LegalDetails';
import { SETTINGS_ID } from '../../models/VillaSettings';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../recordEvent';
import { assertNotStale, nextUpdatedAt } from '../optimisticConcurrency';
import type { WriteContext } from '../serviceContext';
import { findLegal, legalOf } from './legalDetails';
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
  const { models, now } = context;
  const row = await findLegal(context);
  const before = legalOf(row);
  assertNotStale(row, updatedAt);
  const columns = {
    id: LEGAL_DETAILS_ID,
    details: JSON.stringify(details),
    cancellation: JSON.stringify(cancellation),
    updatedAt: nextUpdatedAt(row, now),
  };
  if (row) await row.update(columns);
  else await models.LegalDetails.create(columns);
  await lowerMaxGuests(details.capacity, context);
  await recordAudit(
    'legal_changed',
    {
      before: { ...before.details, cancellation: before.cancellation },
      after: { ...details, cancellation },
    },
    context,
  );
  await recordLegalVersions(context);
  await recordEvent('settings', null, context);
}

async function lowerMaxGuests(
  capacity: number | null,
  { models, now }: WriteContext,
): Promise<void> {
  const settings = await models.VillaSettings.findByPk(SETTINGS_ID);
  if (!settings || capacity === null || settings.maxGuests <= capacity) return;
  await settings.update({ maxGuests: capacity, updatedAt: nextUpdatedAt(settings, now) });
}
