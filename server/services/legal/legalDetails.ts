import {
  cancellationStepsSchema,
  legalDetailsSchema,
  NO_LEGAL_DETAILS,
  type LegalDetails,
  type LegalJson,
} from '@shared/contract/legal/legal';
import { DEFAULT_CANCELLATION, type CancellationStep } from '@shared/domain/legal/cancellation';
import { invalidField, withParams } from '../../errors';
import { SETTINGS_ID } from '../../models/VillaSettings';
import { storedJson } from '../../storedJson';
import type { ReadContext } from '../serviceContext';
import { defineSettings } from '../settings/defineSettings';

type StoreContext = Pick<ReadContext, 'models'>;

export const legalSettings = defineSettings(
  'legal',
  { details: legalDetailsSchema, cancellation: cancellationStepsSchema },
  { details: NO_LEGAL_DETAILS, cancellation: [...DEFAULT_CANCELLATION] },
  {
    audit: 'legal_changed',
    logged: ({ value: { details, cancellation } }) => ({ ...details, cancellation }),
  },
);

export type Legal = { details: LegalDetails; cancellation: CancellationStep[] };

export const loadLegal: (context: StoreContext) => Promise<Legal> = legalSettings.load;

export async function readLegalForm(context: StoreContext): Promise<LegalJson> {
  const { details, ...rest } = await legalSettings.form(context);
  const settings = await context.models.VillaSettings.findByPk(SETTINGS_ID);
  return { ...details, ...rest, maxGuests: settings?.maxGuests ?? 0 };
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

/** A booking's agreed cancellation policy; `null` if unknown. */
export function storedPolicy(policy: string | null | undefined): CancellationStep[] | null {
  return policy ? storedJson(cancellationStepsSchema, policy) : null;
}
