import { LIMITS, text } from '@shared/contract/common';
import {
  endsAfterStart,
  priceOverrideInputSchema,
  type PriceOverrideJson,
} from '@shared/contract/prices/override';
import type { Currency } from '@shared/domain/prices/money';
import * as z from 'zod/mini';
import { typedPrice } from '../components/typedAmount';
import { minimumNights } from '@shared/contract/prices/stayRule';
import { t } from '../i18n/t';

type OverrideFields = Pick<PriceOverrideJson, 'isActive' | 'arrivalDays' | 'departureDays'> & {
  name: string;
  description: string;
  startDate: string;
  endDate: string;
  overridePrice: string;
  priority: string;
  minStay: string;
};

export function fieldsOf(override: PriceOverrideJson | null): OverrideFields {
  return {
    name: override?.name ?? '',
    description: override?.description ?? '',
    startDate: override?.startDate ?? '',
    endDate: override?.endDate ?? '',
    overridePrice: override?.overridePrice ?? '',
    priority: String(override?.priority ?? 0),
    minStay: override?.minStay?.toString() ?? '',
    isActive: override?.isActive ?? true,
    arrivalDays: override?.arrivalDays ?? null,
    departureDays: override?.departureDays ?? null,
  };
}

const LABELS = {
  name: 'Name',
  description: 'Description',
  startDate: 'Start date',
  endDate: 'End date',
  priority: 'Priority',
  minStay: 'Minimum stay (nights)',
  arrivalDays: 'Guests arrive on',
  departureDays: 'Guests leave on',
  isActive: 'Active',
} as const;

export function overrideLabel(field: keyof OverrideFields, currency: Currency): string {
  return field === 'overridePrice'
    ? t('Override price ({currency} per night)', { currency })
    : t(LABELS[field]);
}

const { name, startDate, endDate, priority } = priceOverrideInputSchema.shape;

const days = z.nullable(z.array(z.number()));

/** Checks the typed fields with the contract's rules. */
export const overrideFormSchema = z
  .object({
    name,
    description: z.pipe(
      text(LIMITS.shortText),
      z.transform((typed) => typed || null),
    ),
    startDate,
    endDate,
    overridePrice: typedPrice('Override price'),
    priority: z.pipe(
      z.string(),
      z.pipe(
        z.transform((typed: string): number | undefined => priorityOf(typed)),
        priority,
      ),
    ),
    minStay: typedNights(),
    isActive: z.boolean(),
    arrivalDays: days,
    departureDays: days,
  })
  .check(endsAfterStart());

export function priorityOf(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
}

/** An empty field means no minimum. */
function typedNights() {
  return z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string): number | null => (typed.trim() === '' ? null : Number(typed))),
      minimumNights(),
    ),
  );
}
