import * as z from 'zod/mini';
import { DISCOUNT_KINDS } from '../../domain/prices/discount';
import { EXTRA_GUEST_UNITS, EXTRA_UNITS } from '../../domain/prices/extras';
import { formatCents, parseCents } from '../../domain/prices/money';
import type { PriceTerms } from '../../domain/prices/priceTerms';
import { timestamp } from '../common';

/** Answer of `GET` and `PUT /api/price-terms`. Amounts are decimal strings in the base currency. */
export const priceTermsSchema = z.object({
  discounts: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(DISCOUNT_KINDS),
      threshold: z.number(),
      percent: z.number(),
    }),
  ),
  fees: z.object({
    includedGuests: z.number(),
    extraGuestPer: z.enum(EXTRA_GUEST_UNITS),
    maxPets: z.number(),
    petFee: z.string(),
    extras: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        price: z.string(),
        per: z.enum(EXTRA_UNITS),
        maxQuantity: z.number(),
      }),
    ),
  }),
  touristTax: z.object({
    isOn: z.boolean(),
    rates: z.array(z.object({ start: z.string(), end: z.string(), amount: z.string() })),
    minimumAge: z.number(),
    maxNights: z.nullable(z.number()),
  }),
  paymentTerms: z.object({
    depositPercent: z.nullable(z.number()),
    balanceDays: z.nullable(z.number()),
    securityDeposit: z.string(),
  }),
  updatedAt: timestamp,
});
export type PriceTermsJson = z.infer<typeof priceTermsSchema>;
export type DiscountJson = PriceTermsJson['discounts'][number];
export type FeeRulesJson = PriceTermsJson['fees'];
export type ExtraJson = FeeRulesJson['extras'][number];
export type TouristTaxJson = PriceTermsJson['touristTax'];
export type PaymentTermsJson = PriceTermsJson['paymentTerms'];

/** The terms in the form that prices are computed by. */
export function priceTermsOf({
  discounts,
  fees,
  touristTax,
  paymentTerms,
}: Omit<PriceTermsJson, 'updatedAt'>): PriceTerms {
  const { petFee, extras, ...feeRules } = fees;
  const { securityDeposit, ...payment } = paymentTerms;
  return {
    discounts,
    fees: {
      ...feeRules,
      petFeeCents: parseCents(petFee),
      extras: extras.map(({ price: amount, maxQuantity, ...extra }) => ({
        ...extra,
        priceCents: parseCents(amount),
        maxQuantity: extra.per === 'piece' ? maxQuantity : 1,
      })),
    },
    touristTax: {
      ...touristTax,
      rates: touristTax.rates.map(({ start, end, amount }) => ({
        start,
        end,
        cents: parseCents(amount),
      })),
    },
    paymentTerms: { ...payment, securityDepositCents: parseCents(securityDeposit) },
  };
}

/** The other way round. */
export function presentPriceTerms({
  discounts,
  fees,
  touristTax,
  paymentTerms,
}: PriceTerms): Omit<PriceTermsJson, 'updatedAt'> {
  const { petFeeCents, extras, ...feeRules } = fees;
  const { securityDepositCents, ...payment } = paymentTerms;
  return {
    discounts: discounts.map((discount) => ({ ...discount })),
    fees: {
      ...feeRules,
      petFee: formatCents(petFeeCents),
      extras: extras.map(({ priceCents, ...extra }) => ({
        ...extra,
        price: formatCents(priceCents),
      })),
    },
    touristTax: {
      ...touristTax,
      rates: touristTax.rates.map(({ cents, ...rate }) => ({
        ...rate,
        amount: formatCents(cents),
      })),
    },
    paymentTerms: { ...payment, securityDeposit: formatCents(securityDepositCents) },
  };
}
