import * as z from 'zod/mini';
import { MAX_MONTHS_AHEAD, MAX_NIGHTS } from '../../domain/bookings/stayRules';
import { say, type SentenceWith } from '../../i18n/say';
import { currencySchema, integer, line, LIMITS, oneOf, price, rate, timestamp } from '../common';
import { MAX_GUESTS_LIMIT } from './price';

export const HERO_POSITIONS = [
  'center center',
  'center top',
  'center bottom',
  'left center',
  'right center',
  'left top',
  'right top',
  'left bottom',
  'right bottom',
] as const;
export type HeroPosition = (typeof HERO_POSITIONS)[number];

export const HERO_SCALE = { min: 50, max: 200, step: 5, default: 100 } as const;

/** Rules that are not in the specification, so by default they forbid nothing. */
export const STAY_RULE_DEFAULTS = {
  gapNights: 0,
  fillsGaps: false,
  maxStay: MAX_NIGHTS,
  monthsAhead: MAX_MONTHS_AHEAD,
} as const;
export const MAX_GAP_NIGHTS = 14;

/** Missing fields stay unchanged. */
export const stayRuleShape = {
  gapNights: integer(
    0,
    MAX_GAP_NIGHTS,
    'Nights kept free must be a whole number from {min} to {max}',
  ),
  /** Lowers the minimum stay where a gap between two stays is shorter. */
  fillsGaps: z.boolean(say('Please say whether short gaps can be booked')),
  maxStay: stayNights('Longest stay'),
  /** Latest check-in, in months from today. */
  monthsAhead: integer(
    1,
    MAX_MONTHS_AHEAD,
    'Months ahead must be a whole number from {min} to {max}',
  ),
};

/** Values of a new database, and of empty fields in the settings form. */
export const SETTINGS_DEFAULTS = {
  basePrice: '450.00',
  highSeasonPrice: '550.00',
  peakSeasonPrice: '650.00',
  baseCurrency: 'EUR',
  gbpRate: '0.8600',
  usdRate: '1.1000',
  cleaningFee: '150.00',
  extraGuestFee: '25.00',
  maxGuests: 12,
  minStayRegular: 3,
  minStayPeak: 7,
  minDaysToNextBooking: 1,
  ...STAY_RULE_DEFAULTS,
  checkinTime: '16:00',
  checkoutTime: '11:00',
  heroImagePublicId: null,
  heroImagePosition: 'center center',
  heroImageScale: HERO_SCALE.default,
  heroImagePositionMobile: 'center center',
  heroImageScaleMobile: HERO_SCALE.default,
} as const satisfies VillaSettingsInput;

/** The whole form. Prices and rates are decimal strings. */
export const villaSettingsInputSchema = z.object({
  basePrice: price('Base price'),
  highSeasonPrice: price('High season price'),
  peakSeasonPrice: price('Peak season price'),
  baseCurrency: currencySchema,
  gbpRate: rate('GBP rate'),
  usdRate: rate('USD rate'),
  cleaningFee: price('Cleaning fee'),
  extraGuestFee: price('Extra guest fee'),
  maxGuests: integer(
    1,
    MAX_GUESTS_LIMIT,
    'Maximum guests must be a whole number from {min} to {max}',
  ),
  minStayRegular: stayNights('Minimum stay'),
  minStayPeak: stayNights('Peak minimum stay'),
  minDaysToNextBooking: integer(
    0,
    365,
    'Days to next booking must be a whole number from {min} to {max}',
  ),
  gapNights: z.optional(stayRuleShape.gapNights),
  fillsGaps: z.optional(stayRuleShape.fillsGaps),
  maxStay: z.optional(stayRuleShape.maxStay),
  monthsAhead: z.optional(stayRuleShape.monthsAhead),
  checkinTime: timeOfDay('Check-in time'),
  checkoutTime: timeOfDay('Check-out time'),
  heroImagePublicId: z.nullable(line(LIMITS.publicId)),
  heroImagePosition: heroPosition(),
  heroImageScale: heroScale(),
  heroImagePositionMobile: heroPosition(),
  heroImageScaleMobile: heroScale(),
});
export type VillaSettingsInput = z.input<typeof villaSettingsInputSchema>;

export const villaSettingsUpdateSchema = z.extend(villaSettingsInputSchema, {
  updatedAt: z.optional(timestamp),
});
export type VillaSettingsUpdate = z.input<typeof villaSettingsUpdateSchema>;

export const villaSettingsSchema = z.object({
  id: z.number(),
  basePrice: z.string(),
  highSeasonPrice: z.string(),
  peakSeasonPrice: z.string(),
  baseCurrency: currencySchema,
  gbpRate: z.string(),
  usdRate: z.string(),
  cleaningFee: z.string(),
  extraGuestFee: z.string(),
  maxGuests: z.number(),
  minStayRegular: z.number(),
  minStayPeak: z.number(),
  minDaysToNextBooking: z.number(),
  gapNights: z._default(z.number(), STAY_RULE_DEFAULTS.gapNights),
  fillsGaps: z._default(z.boolean(), STAY_RULE_DEFAULTS.fillsGaps),
  maxStay: z._default(z.number(), STAY_RULE_DEFAULTS.maxStay),
  monthsAhead: z._default(z.number(), STAY_RULE_DEFAULTS.monthsAhead),
  checkinTime: z.string(),
  checkoutTime: z.string(),
  heroImagePublicId: z.nullable(z.string()),
  heroImagePosition: z.enum(HERO_POSITIONS),
  heroImageScale: z.number(),
  heroImagePositionMobile: z.enum(HERO_POSITIONS),
  heroImageScaleMobile: z.number(),
  updatedAt: timestamp,
});
export type VillaSettings = z.infer<typeof villaSettingsSchema>;

function stayNights(field: SentenceWith) {
  return integer(
    1,
    MAX_NIGHTS,
    '{field} must be a whole number of nights from {min} to {max}',
    field,
  );
}

function timeOfDay(field: SentenceWith) {
  return z
    .string(say('{field} is required', { field }))
    .check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('{field} must be a time such as 16:00', { field })),
    );
}

function heroPosition() {
  return oneOf('Position', HERO_POSITIONS);
}

function heroScale() {
  return integer(
    HERO_SCALE.min,
    HERO_SCALE.max,
    'Scale must be a whole number from {min} to {max}',
  );
}
