import * as z from 'zod/mini';
import { DISCOUNT_KINDS } from '../../domain/prices/discount';
import { EXTRA_GUEST_UNITS, EXTRA_UNITS } from '../../domain/prices/extras';
import { timestamp } from '../common';
import { ownNamesSchema } from '../ownNames';

/** Parts that are edited and saved separately. */
export const PRICE_TERMS_PARTS = ['discounts', 'fees', 'touristTax', 'paymentTerms'] as const;
export type PriceTermsPart = (typeof PRICE_TERMS_PARTS)[number];

/** Amounts are decimal strings in the base currency. */
export const priceTermsSchema = z.object({
  discounts: z.array(
    z.object({
      /** Empty: guests read its kind. */
      name: z.string(),
      names: ownNamesSchema,
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
        names: ownNamesSchema,
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
  /** Parts of the database that cannot be read; the defaults of a new villa apply to them. */
  unreadable: z.optional(z.array(z.enum(PRICE_TERMS_PARTS))),
  updatedAt: timestamp,
});
export type PriceTermsJson = z.infer<typeof priceTermsSchema>;
export type PriceTermsValues = Pick<PriceTermsJson, PriceTermsPart>;
export type DiscountJson = PriceTermsJson['discounts'][number];
export type FeeRulesJson = PriceTermsJson['fees'];
export type ExtraJson = FeeRulesJson['extras'][number];
export type TouristTaxJson = PriceTermsJson['touristTax'];
export type PaymentTermsJson = PriceTermsJson['paymentTerms'];
