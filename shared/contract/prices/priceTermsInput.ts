import * as z from 'zod/mini';
import { MAX_NIGHTS } from '../../domain/bookings/stayRules';
import { DISCOUNT_KINDS } from '../../domain/prices/discount';
import { EXTRA_GUEST_UNITS, EXTRA_UNITS } from '../../domain/prices/extras';
import { isYearlyDay, seasonOverlap } from '../../domain/prices/season';
import { say, type SentenceWith } from '../../i18n/say';
import { integer, line, LIMITS, price, timestamp } from '../common';
import { ownNamesInput } from '../ownNames';
import { extraIdSchema, MAX_EXTRAS, MAX_GUESTS_LIMIT, MAX_PETS } from './price';

export const MAX_DISCOUNTS = 20;
export const MAX_TAX_RATES = 12;
export const MAX_PIECES = 20;
/** Most days that a discount or a payment may be ahead. */
const MAX_DAYS = 730;

export const discountSchema = z
  .object({
    /** Empty: guests read its kind. */
    name: line(LIMITS.name),
    names: ownNamesInput(LIMITS.name),
    kind: z.enum(DISCOUNT_KINDS, say('Please choose what the discount is for')),
    /** Nights of the stay, or days before check-in. */
    threshold: integer(0, MAX_DAYS, 'Please use a whole number of days from {min} to {max}'),
    percent: integer(1, 100, 'Discount must be a whole number of percent from {min} to {max}'),
  })
  .check(
    z.refine(
      ({ kind, threshold }) =>
        kind !== 'lengthOfStay' || (threshold >= 1 && threshold <= MAX_NIGHTS),
      {
        path: ['threshold'],
        error: say('Nights must be a whole number from {min} to {max}', {
          min: 1,
          max: MAX_NIGHTS,
        }),
      },
    ),
  );

export const discountsSchema = z.array(discountSchema).check(
  z.maxLength(MAX_DISCOUNTS, {
    error: say('There can be at most {n} discounts', { n: MAX_DISCOUNTS }),
  }),
  uniqueNames('Another discount has this name'),
);

/** A new extra gets its `id` from the server. */
export const extraSchema = z.object({
  id: z.optional(extraIdSchema),
  name: line(LIMITS.name, 'Name is required'),
  names: ownNamesInput(LIMITS.name),
  price: price('Price', '15.00'),
  per: z.enum(EXTRA_UNITS, say('Please choose what the price is for')),
  /** Most pieces that a guest may choose; only used with `piece`. */
  maxQuantity: integer(1, MAX_PIECES, 'Most pieces must be a whole number from {min} to {max}'),
});

export const feeRulesSchema = z.object({
  includedGuests: integer(
    1,
    MAX_GUESTS_LIMIT,
    'Guests included must be a whole number from {min} to {max}',
  ),
  extraGuestPer: z.enum(EXTRA_GUEST_UNITS, say('Please choose per stay or per night')),
  /** 0: no pets allowed. */
  maxPets: integer(0, MAX_PETS, 'Most pets must be a whole number from {min} to {max}'),
  /** Per stay. */
  petFee: price('Pet fee', '50.00'),
  extras: z
    .array(extraSchema)
    .check(
      z.maxLength(MAX_EXTRAS, { error: say('There can be at most {n} extras', { n: MAX_EXTRAS }) }),
      uniqueNames('Another extra has this name'),
    ),
});

/** First and last day of every year, `MM-dd`, and the tax per person and night. */
const taxRateSchema = z.object({
  start: yearlyDay('First day is required'),
  end: yearlyDay('Last day is required'),
  amount: price('Amount', '2.00'),
});

export const touristTaxSchema = z
  .object({
    isOn: z.boolean(say('Please say whether the tourist tax is taken')),
    rates: z.array(taxRateSchema).check(
      z.maxLength(MAX_TAX_RATES, {
        error: say('There can be at most {n} ranges', { n: MAX_TAX_RATES }),
      }),
      z.refine((rates) => !hasOverlap(rates), {
        error: say('Two ranges have a day in common. Please change one of them.'),
      }),
    ),
    minimumAge: integer(0, 99, 'Minimum age must be a whole number from {min} to {max}'),
    maxNights: z.nullable(
      integer(1, MAX_NIGHTS, 'Most nights must be a whole number from {min} to {max}'),
    ),
  })
  .check(
    z.refine(({ isOn, rates }) => !isOn || rates.length > 0, {
      path: ['rates'],
      error: say('Please give the tax its amount'),
    }),
  );

export const paymentTermsSchema = z.object({
  /** `null`: no payment terms are shown. */
  depositPercent: z.nullable(
    integer(0, 100, 'Deposit must be a whole number of percent from {min} to {max}'),
  ),
  /** Days before check-in; `null` for on arrival. */
  balanceDays: z.nullable(
    integer(0, 365, 'Days before arrival must be a whole number from {min} to {max}'),
  ),
  securityDeposit: price('Security deposit', '500.00'),
});

/** Missing parts stay unchanged. A stale `updatedAt` is refused. */
export const priceTermsUpdateSchema = z.object({
  discounts: z.optional(discountsSchema),
  fees: z.optional(feeRulesSchema),
  touristTax: z.optional(touristTaxSchema),
  paymentTerms: z.optional(paymentTermsSchema),
  updatedAt: z.optional(timestamp),
});
export type PriceTermsUpdate = z.infer<typeof priceTermsUpdateSchema>;

function hasOverlap(rates: readonly { start: string; end: string }[]): boolean {
  return (
    seasonOverlap(rates.map((range, index) => ({ name: `${index}`, ranges: [range] }))) !== null
  );
}

function uniqueNames(message: SentenceWith) {
  return z.check<{ name: string }[]>((context) => {
    const names = context.value.map(({ name }) => name.toLowerCase());
    const twice = names.findIndex((name, index) => name !== '' && names.indexOf(name) !== index);
    if (twice === -1) return;
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: [twice, 'name'],
      message,
    });
  });
}

function yearlyDay(required: SentenceWith) {
  return z
    .string(required)
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.refine(isYearlyDay, { error: say('Please use a real day, MM-dd'), abort: true }),
    );
}
