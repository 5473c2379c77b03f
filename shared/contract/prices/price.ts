import * as z from 'zod/mini';
import { numberOfCents } from '../../domain/prices/money';
import type { Quote } from '../../domain/prices/price';
import { currencySchema, integer, plainDate } from '../common';

export const GUEST_COUNT_REQUIRED = 'At least 1 guest is required';
/** No villa of ours sleeps more; the real limit is the owner's `maxGuests`. */
export const MAX_GUESTS_LIMIT = 50;

/** Its upper limit is the owner's `maxGuests`, which the server tells with a message of its own. */
export const guestCountSchema = integer(1, Number.MAX_SAFE_INTEGER, GUEST_COUNT_REQUIRED);

/** Body of `POST /api/calculate-price`. */
export const calculatePriceSchema = z.object({
  checkinDate: plainDate('Check-in date is required'),
  checkoutDate: plainDate('Check-out date is required'),
  guestCount: guestCountSchema,
  currency: currencySchema,
});
export type CalculatePriceInput = z.infer<typeof calculatePriceSchema>;

export const priceLineSchema = z.object({
  nights: z.number(),
  rate: z.number(),
  total: z.number(),
  /** `start` is the first night, `end` the morning after the last one. */
  dates: z.object({ start: z.string(), end: z.string() }),
});
export type PriceLineJson = z.infer<typeof priceLineSchema>;

/** A line of the bill; `total` is `quantity` × `rate`. */
export const quoteLineSchema = z.object({
  kind: z.enum(['nights', 'extraGuests', 'cleaning']),
  /** Nights, guests, or 1. */
  quantity: z.number(),
  rate: z.number(),
  total: z.number(),
  /** Of nights: `start` is the first one, `end` the morning after the last. */
  dates: z.optional(z.object({ start: z.string(), end: z.string() })),
});
export type QuoteLineJson = z.infer<typeof quoteLineSchema>;

/** Price calculation result; amounts in units of `currency` with at most 2 decimals. */
export const quoteSchema = z.object({
  total: z.number(),
  currency: currencySchema,
  baseRate: z.number(),
  nights: z.number(),
  isAverageRate: z.boolean(),
  hasMultipleRates: z.boolean(),
  priceBreakdown: z.array(priceLineSchema),
  accommodationTotal: z.number(),
  guestFee: z.number(),
  cleaningFee: z.number(),
  /** All that the total is the sum of, fees that are not taken left out; prices of before have none. */
  lines: z.optional(z.array(quoteLineSchema)),
});
export type QuoteJson = z.infer<typeof quoteSchema>;

/** A computed price in the form it travels and is stored with a booking. */
export function presentQuote(quote: Quote): QuoteJson {
  return {
    total: numberOfCents(quote.totalCents),
    currency: quote.currency,
    baseRate: numberOfCents(quote.baseRateCents),
    nights: quote.nights,
    isAverageRate: quote.hasMultipleRates,
    hasMultipleRates: quote.hasMultipleRates,
    priceBreakdown: quote.lines.map((line) => ({
      nights: line.nights,
      rate: numberOfCents(line.rateCents),
      total: numberOfCents(line.totalCents),
      dates: { start: line.start, end: line.end },
    })),
    accommodationTotal: numberOfCents(quote.accommodationCents),
    guestFee: numberOfCents(quote.guestFeeCents),
    cleaningFee: numberOfCents(quote.cleaningFeeCents),
    lines: presentLines(quote),
  };
}

function presentLines(quote: Quote): QuoteLineJson[] {
  const { extraGuests, guestFeeCents, cleaningFeeCents } = quote;
  return [
    ...quote.lines.map(({ nights, rateCents, totalCents, start, end }) => ({
      kind: 'nights' as const,
      quantity: nights,
      rate: numberOfCents(rateCents),
      total: numberOfCents(totalCents),
      dates: { start, end },
    })),
    ...(guestFeeCents > 0
      ? [
          {
            kind: 'extraGuests' as const,
            quantity: extraGuests,
            rate: numberOfCents(guestFeeCents / extraGuests),
            total: numberOfCents(guestFeeCents),
          },
        ]
      : []),
    ...(cleaningFeeCents > 0
      ? [
          {
            kind: 'cleaning' as const,
            quantity: 1,
            rate: numberOfCents(cleaningFeeCents),
            total: numberOfCents(cleaningFeeCents),
          },
        ]
      : []),
  ];
}
