import * as z from 'zod/mini';
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

export const GUEST_COUNT_REQUIRED = say('At least 1 guest is required');
/** No villa of ours sleeps more; the real limit is the owner's `maxGuests`. */
export const MAX_GUESTS_LIMIT = 50;

/** Its upper limit is the owner's `maxGuests`, which the server tells with a message of its own. */
export const guestCountSchema = integer(1, Number.MAX_SAFE_INTEGER, GUEST_COUNT_REQUIRED);

/** Most pets of one stay, and extras of one villa. */
export const MAX_PETS = 10;
export const MAX_EXTRAS = 20;

/** What an extra is known by. */
export const extraIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{1,40}$/, say('The extra is not known')));

/**
 * What a guest says of the stay besides dates and guests, where the villa asks for it. Not sent, there
 * are no children, pets and extras. Extras that are no longer there are left out of the price.
 */
export const stayChoicesShape = {
  /** Among the guests, those below the age from which the tourist tax is taken. */
  children: z.optional(
    integer(0, MAX_GUESTS_LIMIT, 'Children must be a whole number from {min} to {max}'),
  ),
  pets: z.optional(integer(0, MAX_PETS, 'Pets must be a whole number from {min} to {max}')),
  extras: z.optional(
    z
      .array(
        z.object({
          id: extraIdSchema,
          /** Pieces; 1 where it is not sold by the piece. */
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

/** Body of `POST /api/calculate-price`. */
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
export type PriceLineJson = z.infer<typeof priceLineSchema>;

/** A line of the bill; `total` is `quantity` × `rate`. Both are below zero for a discount. */
export const quoteLineSchema = z.object({
  kind: z.enum(QUOTE_LINE_KINDS),
  /** Nights, guests, pieces, guests times nights, or 1. */
  quantity: z.number(),
  rate: z.number(),
  total: z.number(),
  /** Of nights, and of taxed ones: `start` is the first one, `end` the morning after the last. */
  dates: z.optional(z.object({ start: z.string(), end: z.string() })),
  /** Of a discount or an extra, as the owner called it when the price was made. */
  name: z.optional(z.string()),
  /** Of a discount. */
  percent: z.optional(z.number()),
  /** Of an extra. */
  extraId: z.optional(z.string()),
  /** What the quantity of an extra counts. */
  per: z.optional(z.enum(EXTRA_UNITS)),
  /** Where the quantity is guests times nights. */
  guests: z.optional(z.number()),
});
export type QuoteLineJson = z.infer<typeof quoteLineSchema>;

/** When what of a price is to be paid; the security deposit is no part of the total. */
export const quotePaymentSchema = z.object({
  /** `null` where only a security deposit is asked for. */
  depositPercent: z.nullable(z.number()),
  /** Before check-in; `null` for on arrival. */
  balanceDays: z.nullable(z.number()),
  deposit: z.number(),
  balance: z.number(),
  balanceDue: z.nullable(z.string()),
  securityDeposit: z.number(),
});
export type QuotePaymentJson = z.infer<typeof quotePaymentSchema>;

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
  payment: z.optional(quotePaymentSchema),
});
export type QuoteJson = z.infer<typeof quoteSchema>;

/** The extras that a price was made with, in pieces: a line for seven nights is one heated pool. */
export function extrasOf({
  lines = [],
}: Pick<QuoteJson, 'lines'>): NonNullable<StayChoices['extras']> {
  return lines.flatMap(({ extraId, per, quantity }) =>
    extraId === undefined ? [] : [{ id: extraId, quantity: per === 'piece' ? quantity : 1 }],
  );
}

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
