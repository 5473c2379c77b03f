import * as z from 'zod/mini';
import type { DayRule } from '../../domain/prices/price';
import { SEASON_TIERS } from '../../domain/prices/season';
import { plainDate } from '../common';
import { calculatePriceSchema, quoteSchema } from './price';

/** A guest's price request on a booking date that the owner chooses. */
export const simulatePriceSchema = z.object({
  ...calculatePriceSchema.shape,
  /** The villa's day of the request; today by default. */
  bookingDate: z.optional(plainDate('Booking date is required')),
});
export type SimulatePriceInput = z.input<typeof simulatePriceSchema>;

export const priceSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('override'), id: z.number(), name: z.string() }),
  z.object({ kind: z.literal('season'), name: z.string(), tier: z.enum(SEASON_TIERS) }),
  z.object({ kind: z.literal('base') }),
]);
export type PriceSource = z.infer<typeof priceSourceSchema>;

/** The source of a day's price. @param nameOf returns the name of an override */
export function priceSource(
  { override, season }: DayRule,
  nameOf: (id: number) => string,
): PriceSource {
  if (override) return { kind: 'override', id: override.id, name: nameOf(override.id) };
  if (season) return { kind: 'season', name: season.name, tier: season.tier };
  return { kind: 'base' };
}

export const simulationSchema = z.object({
  /** `null` if the dates are not a valid stay. */
  quote: z.nullable(quoteSchema),
  /** Consecutive nights with the same source; they add up to the quote's `accommodationTotal`. */
  nights: z.array(
    z.object({
      /** The first night, and the morning after the last. */
      start: z.string(),
      end: z.string(),
      nights: z.number(),
      /** Price of a night in the base currency, as a decimal string. */
      basePrice: z.string(),
      /** Price of a night, and of all of them, in the currency of the quote. */
      rate: z.number(),
      total: z.number(),
      source: priceSourceSchema,
    }),
  ),
  /** Every rule for guests that the stay breaks; empty if it can be booked. */
  issues: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type Simulation = z.infer<typeof simulationSchema>;
