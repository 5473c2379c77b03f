import * as z from 'zod/mini';
import { OFFER_REASONS, OFFER_STATUSES } from '../../domain/offers/offerStatus';
import { offerLineKey, sumOfLines } from '../../domain/offers/offerLines';
import { countNights, stayLengthIssue, type Stay } from '../../domain/bookings/stayRules';
import { MAX_PRICE_CENTS } from '../../domain/prices/money';
import { say } from '../../i18n/say';
import { currencySchema, line, LIMITS, optionalText, plainDate, timestamp } from '../common';
import { ownNamesInput } from '../ownNames';
import { guestCountSchema, quoteLineSchema, stayChoicesShape } from '../prices/price';

export const MAX_OFFER_LINES = 60;
export const OFFER_MESSAGE_LENGTH = 2000;

const AMOUNT_MESSAGE = say(
  'Amount must be a number such as 450 or -20.50, with at most 2 decimals',
);

/** Amount of a line; negative for a discount. */
const lineAmount = z
  .number(AMOUNT_MESSAGE)
  .check(
    z.refine(
      (amount) =>
        Math.abs(amount) * 100 <= MAX_PRICE_CENTS &&
        Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4,
      AMOUNT_MESSAGE,
    ),
  );

const offerLineInputSchema = z.object({
  ...quoteLineSchema.shape,
  quantity: z.number(say('Quantity must be a number')).check(z.gte(0), z.lte(1_000_000)),
  rate: lineAmount,
  total: lineAmount,
  dates: z.optional(
    z.object({ start: plainDate('Date is required'), end: plainDate('Date is required') }),
  ),
  name: z.optional(line(LIMITS.name, 'Please say what the line is for')),
  names: ownNamesInput(LIMITS.name),
});

type OfferFields = Stay & {
  lines: readonly z.infer<typeof offerLineInputSchema>[];
};

const hasLength = z.refine<OfferFields>((offer) => stayLengthIssue(offer) === null, {
  path: ['checkoutDate'],
  error: say('Check-out must be after check-in, by 90 nights at most'),
});
const isNamed = z.refine<OfferFields>(
  ({ lines }) => lines.every(({ kind, name }) => kind !== 'other' || name !== undefined),
  { path: ['lines'], error: say('Please say of each line what it is for') },
);
const hasDistinctLines = z.refine<OfferFields>(
  ({ lines }) => new Set(lines.map(offerLineKey)).size === lines.length,
  {
    path: ['lines'],
    error: say('Two lines say the same. Please put them together, or rename one.'),
  },
);
const hasOwnDates = z.refine<OfferFields>(
  ({ checkinDate, checkoutDate, lines }) =>
    lines.every(
      ({ kind, dates, quantity }) =>
        (dates === undefined ? kind !== 'nights' : true) &&
        (dates === undefined || (checkinDate <= dates.start && dates.end <= checkoutDate)) &&
        (kind !== 'nights' ||
          dates === undefined ||
          countNights({ checkinDate: dates.start, checkoutDate: dates.end }) === quantity),
    ),
  {
    path: ['lines'],
    error: say('These lines are of other dates. Please take the list price of the new ones.'),
  },
);
const hasTotal = z.refine<OfferFields>(
  ({ lines }) => sumOfLines(lines) >= 0 && sumOfLines(lines) <= MAX_PRICE_CENTS,
  { path: ['lines'], error: say('The lines must add up to 0 or more, and at most 99999999.99') },
);

/** Body of the endpoints that save a draft. The total is the sum of the lines. */
export const offerInputSchema = z
  .object({
    checkinDate: plainDate('Check-in date is required'),
    checkoutDate: plainDate('Check-out date is required'),
    guestCount: guestCountSchema,
    children: stayChoicesShape.children,
    pets: stayChoicesShape.pets,
    lines: z
      .array(offerLineInputSchema)
      .check(
        z.minLength(1, say('An offer needs a line at least')),
        z.maxLength(MAX_OFFER_LINES, say('An offer has at most {n} lines', { n: MAX_OFFER_LINES })),
      ),
    message: optionalText(OFFER_MESSAGE_LENGTH),
    validUntil: plainDate('Please say until when the offer is valid'),
    holdsNights: z.boolean(say('Please say whether the nights are held')),
    /** Whether the guest's acceptance confirms the booking; otherwise the owner confirms it. */
    confirmsItself: z.boolean(say('Please say what the acceptance does')),
    updatedAt: z.optional(timestamp),
    /** Whether to also send it; if it cannot be sent, it is not stored. */
    send: z.optional(z.boolean()),
  })
  .check(hasLength, isNamed, hasDistinctLines, hasOwnDates, hasTotal);
export type OfferInput = z.input<typeof offerInputSchema>;
export type OfferFieldsInput = z.infer<typeof offerInputSchema>;

export const offerActionSchema = z.object({
  updatedAt: z.optional(timestamp),
});

export const offerWithdrawalSchema = z.object({
  updatedAt: z.optional(timestamp),
  message: optionalText(LIMITS.mailMessage),
  notifyGuest: z._default(z.boolean(say('Please say whether the guest gets a mail')), true),
});

/** A line with its list price; `null` for the owner's own lines. */
const offerLineSchema = z.object({ ...quoteLineSchema.shape, list: z.nullable(z.number()) });
export type OfferLineJson = z.infer<typeof offerLineSchema>;

/**
 * Who has nights of an open offer, so that its guest cannot accept it now: an `offer` to another guest, which may
 * still be declined; a `booking`; or a `block`, including those from other sites' calendars.
 */
export const nightsTakenBySchema = z.enum(['offer', 'booking', 'block']);
export type NightsTakenBy = z.infer<typeof nightsTakenBySchema>;

export const offerSchema = z.object({
  id: z.number(),
  status: z.enum(OFFER_STATUSES),
  reason: z.nullable(z.enum(OFFER_REASONS)),
  checkinDate: z.string(),
  checkoutDate: z.string(),
  guestCount: z.number(),
  children: z.number(),
  pets: z.number(),
  currency: currencySchema,
  lines: z.array(offerLineSchema),
  /** Decimal strings: the sum of the lines, and the list price when it was saved. */
  total: z.string(),
  listTotal: z.string(),
  message: z.nullable(z.string()),
  validUntil: z.string(),
  holdsNights: z.boolean(),
  confirmsItself: z.boolean(),
  /** For the open offer in a booking's list; `null` if its nights are free. */
  nightsTakenBy: z.optional(z.nullable(nightsTakenBySchema)),
  sentAt: z.nullable(timestamp),
  settledAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type OfferJson = z.infer<typeof offerSchema>;

/** Newest first. */
export const offersSchema = z.object({ offers: z.array(offerSchema) });
export type OffersJson = z.infer<typeof offersSchema>;

export const offerBriefSchema = z.object({
  id: z.number(),
  status: z.enum(['sent', 'accepted']),
  total: z.string(),
  validUntil: z.string(),
  holdsNights: z.boolean(),
  checkinDate: z.string(),
  checkoutDate: z.string(),
});
export type OfferBrief = z.infer<typeof offerBriefSchema>;

/** In lists: the last offer, now ended, of a booking that waits again. */
export const endedOfferSchema = z.object({
  /** `withdrawn` with the reason `nights_taken` if somebody else has its nights. */
  status: z.enum(['declined', 'expired', 'withdrawn']),
  reason: z.nullable(z.enum(OFFER_REASONS)),
  /** The villa's day on which it ended; for expired offers, the last day to accept it. */
  day: z.string(),
  /** The reason that the guest gave for declining, if any. */
  words: z.nullable(z.string()),
});
export type EndedOffer = z.infer<typeof endedOfferSchema>;
