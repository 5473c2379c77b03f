import * as z from 'zod/mini';
import { DISCOUNT_KINDS } from '../../domain/prices/discount';
import { EXTRA_UNITS } from '../../domain/prices/extras';
import { numberOfCents } from '../../domain/prices/money';
import {
  QUOTE_LINE_KINDS,
  type Charge,
  type Quote,
  type QuotePayment,
} from '../../domain/prices/price';
import { say } from '../../i18n/say';
import { currencySchema, integer, plainDate } from '../common';
import { ownNamesSchema } from '../ownNames';

export const GUEST_COUNT_REQUIRED = say('At least 1 guest is required');
/** A technical limit; the real one is the owner's `maxGuests`. */
export const MAX_GUESTS_LIMIT = 50;

/** The upper limit is the owner's `maxGuests`, for which the server has its own message. */
export const guestCountSchema = integer(1, Number.MAX_SAFE_INTEGER, GUEST_COUNT_REQUIRED);

/** Most infants of one stay, who are not among its guests. */
export const MAX_INFANTS = 5;

/** Most pets of one stay, and most extras of one villa. */
export const MAX_PETS = 10;
export const MAX_EXTRAS = 20;

export const extraIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{1,40}$/, say('The extra is not known')));

/**
 * A guest's choices besides dates and guests, where the villa offers them. Missing: no children, pets or extras.
 * Extras that no longer exist are not in the price.
 */
export const stayChoicesShape = {
  /** Guests too young to be adults (see `adultsFrom`), included in `guestCount`. */
  children: z.optional(
    integer(0, MAX_GUESTS_LIMIT, 'Children must be a whole number from {min} to {max}'),
  ),
  pets: z.optional(integer(0, MAX_PETS, 'Pets must be a whole number from {min} to {max}')),
  extras: z.optional(
    z
      .array(
        z.object({
          id: extraIdSchema,
          /** Pieces; 1 if it is not sold by the piece. */
          quantity: integer(1, 99, 'Pieces must be a whole number from {min} to {max}'),
        }),
      )
      .check(
        z.maxLength(MAX_EXTRAS, say('There can be at most {n} extras', { n: MAX_EXTRAS })),
        z.refine(
          (extras) => new Set(extras.map(({ id }) => id)).size === extras.length,
          say('Please name each extra once'),
        ),
      ),
  ),
};
export type StayChoices = z.infer<z.ZodMiniObject<typeof stayChoicesShape>>;

export const calculatePriceSchema = z.object({
  checkinDate: plainDate('Check-in date is required'),
  checkoutDate: plainDate('Check-out date is required'),
  guestCount: guestCountSchema,
  currency: currencySchema,
  ...stayChoicesShape,
});
export type CalculatePriceInput = z.infer<typeof calculatePriceSchema>;

export const priceLineSchema = z.object({
  nights: z.number(),
  rate: z.number(),
  total: z.number(),
  /** `start` is the first night, `end` the morning after the last one. */
  dates: z.object({ start: z.string(), end: z.string() }),
});

/** A line of the bill; `total` is `quantity` × `rate`. Both are negative for a discount. */
export const quoteLineSchema = z.object({
  kind: z.enum(QUOTE_LINE_KINDS),
  /** Nights, guests, pieces, guests times nights, or 1. */
  quantity: z.number(),
  rate: z.number(),
  total: z.number(),
  /** For nights and taxed nights: `start` is the first one, `end` the morning after the last. */
  dates: z.optional(z.object({ start: z.string(), end: z.string() })),
  /** For discounts and extras: the name when the price was calculated. */
  name: z.optional(z.string()),
  names: ownNamesSchema,
  /** For discounts without a name. */
  discountKind: z.optional(z.enum(DISCOUNT_KINDS)),
  /** For discounts. */
  percent: z.optional(z.number()),
  /** For extras. */
  extraId: z.optional(z.string()),
  /** Unit of an extra's quantity. */
  per: z.optional(z.enum(EXTRA_UNITS)),
  /** For quantities that are guests times nights. */
  guests: z.optional(z.number()),
});
export type QuoteLineJson = z.infer<typeof quoteLineSchema>;

/** Payment terms of a price; the security deposit is not part of the total. */
export const quotePaymentSchema = z.object({
  /** `null` if only a security deposit is required. */
  depositPercent: z.nullable(z.number()),
  /** Days before check-in; `null` for on arrival. */
  balanceDays: z.nullable(z.number()),
  deposit: z.number(),
  balance: z.number(),
  balanceDue: z.nullable(z.string()),
  securityDeposit: z.number(),
});
export type QuotePaymentJson = z.infer<typeof quotePaymentSchema>;

/** Result of a price calculation; amounts in units of `currency` with at most 2 decimals. */
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
  /** The lines that add up to the total, without fees of zero; missing in prices of older versions. */
  lines: z.optional(z.array(quoteLineSchema)),
  payment: z.optional(quotePaymentSchema),
});
export type QuoteJson = z.infer<typeof quoteSchema>;

/** Extras of a price, in pieces: a line for seven nights is one heated pool. */
export function extrasOf({
  lines = [],
}: Pick<QuoteJson, 'lines'>): NonNullable<StayChoices['extras']> {
  return lines.flatMap(({ extraId, per, quantity }) =>
    extraId === undefined ? [] : [{ id: extraId, quantity: per === 'piece' ? quantity : 1 }],
  );
}

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
    lines: [
      ...quote.lines.map(({ nights, rateCents, totalCents, start, end }) => ({
        kind: 'nights' as const,
        quantity: nights,
        rate: numberOfCents(rateCents),
        total: numberOfCents(totalCents),
        dates: { start, end },
      })),
      ...quote.charges.map(presentCharge),
    ],
    ...(quote.payment && { payment: presentPayment(quote.payment) }),
  };
}

function presentCharge({ rateCents, totalCents, ...charge }: Charge): QuoteLineJson {
  return { ...charge, rate: numberOfCents(rateCents), total: numberOfCents(totalCents) };
}

function presentPayment(payment: QuotePayment): QuotePaymentJson {
  return {
    depositPercent: payment.depositPercent,
    balanceDays: payment.balanceDays,
    deposit: numberOfCents(payment.depositCents),
    balance: numberOfCents(payment.balanceCents),
    balanceDue: payment.balanceDue,
    securityDeposit: numberOfCents(payment.securityDepositCents),
  };
}
