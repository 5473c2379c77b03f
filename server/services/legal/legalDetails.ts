import {
  cancellationStepsSchema,
  legalDetailsSchema,
  NO_LEGAL_DETAILS,
  type LegalDetails,
  type LegalJson,
} from '@shared/contract/legal/legal';
import { DEFAULT_CANCELLATION, type CancellationStep } from '@shared/domain/legal/cancellation';
import { invalidField, withParams } from '../../errors';
import { LEGAL_DETAILS_ID, type LegalDetails as LegalDetailsRow } from '../../models/LegalDetails';
import { SETTINGS_ID } from '../../models/VillaSettings';
import { storedJson } from '../../storedJson';
import type { ReadContext } from '../serviceContext';

type StoreContext = Pick<ReadContext, 'models'>;

export type Legal = { details: LegalDetails; cancellation: CancellationStep[] };

/** The stored details; defaults if they are missing or unreadable. */
export async function loadLegal(context: StoreContext): Promise<Legal> {
  return legalOf(await findLegal(context));
}

export async function readLegalForm(context: StoreContext): Promise<LegalJson> {
  const row = await findLegal(context);
  const { details, cancellation } = legalOf(row);
  const settings = await context.models.VillaSettings.findByPk(SETTINGS_ID);
  return {
    ...details,
    cancellation,
    maxGuests: settings?.maxGuests ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** @throws AppError 400 for more guests than the registration allows */
export async function refuseOverCapacity(maxGuests: number, context: StoreContext): Promise<void> {
  const { capacity } = (await loadLegal(context)).details;
  if (capacity === null || maxGuests <= capacity) return;
  throw invalidField(
    'maxGuests',
    withParams(
      'Maximum guests is above the capacity of your registration, {capacity}. Please enter {capacity} or fewer, or change the capacity in Settings under Legal.',
      { capacity },
    ),
  );
}

export function findLegal({ models }: StoreContext): Promise<LegalDetailsRow | null> {
  return models.LegalDetails.findByPk(LEGAL_DETAILS_ID);
}

export function legalOf(row: LegalDetailsRow | null): Legal {
  const details = row && storedJson(legalDetailsSchema, row.details);
  const cancellation = row && storedJson(cancellationStepsSchema, row.cancellation);
  return {
    details: details ?? NO_LEGAL_DETAILS,
    cancellation: cancellation ?? [...DEFAULT_CANCELLATION],
  };
}

/** A booking's agreed cancellation policy; `null` if unknown. */
export function storedPolicy(policy: string | null | undefined): CancellationStep[] | null {
  return policy ? storedJson(cancellationStepsSchema, policy) : null;
}
