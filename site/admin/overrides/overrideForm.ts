import {
  priceOverrideInputSchema,
  type PriceOverrideInput,
  type PriceOverrideJson,
} from '@shared/contract/override';
import * as z from 'zod/mini';

/** The form's text fields; whether the override is active is a switch of its own. */
export type OverrideFields = {
  name: string;
  description: string;
  startDate: string;
  endDate: string;
  overridePrice: string;
  priority: string;
};

/** The fields of an override that is changed, or of a new one. */
export function fieldsOf(override: PriceOverrideJson | null): OverrideFields {
  return {
    name: override?.name ?? '',
    description: override?.description ?? '',
    startDate: override?.startDate ?? '',
    endDate: override?.endDate ?? '',
    overridePrice: override?.overridePrice ?? '',
    priority: String(override?.priority ?? 0),
  };
}

/** The contract's own rules, asked of the fields as they are typed. */
export const overrideFormSchema = z.pipe(
  z.pipe(
    z.custom<OverrideFields>(),
    z.transform((fields): PriceOverrideInput => ({
      ...fields,
      priority: priorityOf(fields.priority),
    })),
  ),
  priceOverrideInputSchema,
);

/** A whole number; what is none counts as 0. */
export function priorityOf(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : number;
}
