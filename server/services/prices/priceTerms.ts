import { randomUUID } from 'node:crypto';
import { presentPriceTerms } from '@shared/contract/prices/presentPriceTerms';
import {
  priceTermsSchema,
  type FeeRulesJson,
  type PriceTermsValues,
  type TouristTaxJson,
  type PriceTermsJson,
} from '@shared/contract/prices/priceTerms';
import type { PriceTermsUpdate } from '@shared/contract/prices/priceTermsInput';
import { formatCents, parseCents } from '@shared/domain/prices/money';
import { DEFAULT_PRICE_TERMS } from '@shared/domain/prices/priceTerms';
import type { WriteContext } from '../serviceContext';
import { defineSettings, type StoredSettings } from '../settings/defineSettings';

const { discounts, fees, touristTax, paymentTerms } = priceTermsSchema.shape;

/** Each part as entered. */
export const priceTerms = defineSettings(
  'priceTerms',
  { discounts, fees, touristTax, paymentTerms },
  presentPriceTerms(DEFAULT_PRICE_TERMS),
  { audit: 'price_terms_changed' },
);
export type StoredPriceTerms = StoredSettings<PriceTermsValues>;

/** Stores the parts that are sent; the others stay. @throws AppError 409 `stale` if `updatedAt` is out of date */
export async function updatePriceTerms(
  { discounts, fees, touristTax, paymentTerms, updatedAt }: PriceTermsUpdate,
  context: WriteContext,
): Promise<StoredPriceTerms> {
  const parts = {
    ...(discounts && { discounts }),
    ...(fees && { fees: storedFees(fees) }),
    ...(touristTax && { touristTax: storedTax(touristTax) }),
    ...(paymentTerms && {
      paymentTerms: { ...paymentTerms, securityDeposit: decimal(paymentTerms.securityDeposit) },
    }),
  };
  return (await priceTerms.save(parts, updatedAt, context)).after;
}

function storedFees(fees: NonNullable<PriceTermsUpdate['fees']>): FeeRulesJson {
  const taken = new Set<string>();
  return {
    ...fees,
    petFee: decimal(fees.petFee),
    extras: fees.extras.map(({ id: known, ...extra }) => {
      const id = known !== undefined && !taken.has(known) ? known : randomUUID();
      taken.add(id);
      return { ...extra, id, price: decimal(extra.price) };
    }),
  };
}

function storedTax(tax: NonNullable<PriceTermsUpdate['touristTax']>): TouristTaxJson {
  return { ...tax, rates: tax.rates.map((rate) => ({ ...rate, amount: decimal(rate.amount) })) };
}

function decimal(amount: string): string {
  return formatCents(parseCents(amount));
}

/** Discounts, fees, tourist tax and payment terms, for guests and owner alike. */
export function presentTerms({ value, unreadable, updatedAt }: StoredPriceTerms): PriceTermsJson {
  return {
    ...value,
    ...(unreadable.length > 0 && { unreadable: [...unreadable] }),
    updatedAt: (updatedAt ?? new Date(0)).toISOString(),
  };
}
