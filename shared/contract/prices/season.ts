import * as z from 'zod/mini';
import { daysBetween, isPlainDate } from '../../domain/date';
import { formatCents, parseCents } from '../../domain/prices/money';
import {
  isYearlyDay,
  SEASON_COLOURS,
  SEASON_TIERS,
  seasonOverlap,
  type Season,
} from '../../domain/prices/season';
import { say, type SentenceWith } from '../../i18n/say';
import { LIMITS, line, price, timestamp } from '../common';
import { minimumNights, weekdays } from './stayRule';

export const MAX_SEASONS = 100;
export const MAX_SEASON_RANGES = 20;
/** Longest fixed range, in days: one year. */
const MAX_FIXED_DAYS = 366;

/** First and last day: `MM-dd` for every year, or `yyyy-MM-dd` for one. */
const seasonRangeSchema = z
  .object({ start: seasonDay('First day is required'), end: seasonDay('Last day is required') })
  .check(
    z.refine(({ start, end }) => isYearlyDay(start) === isYearlyDay(end), {
      path: ['end'],
      error: say('Both days must be of every year, or both of one year'),
      abort: true,
    }),
    z.refine(({ start, end }) => isYearlyDay(start) || start <= end, {
      path: ['end'],
      error: say('The last day must be on or after the first day'),
      abort: true,
    }),
    z.refine(({ start, end }) => isYearlyDay(start) || daysBetween(start, end) < MAX_FIXED_DAYS, {
      path: ['end'],
      error: say('Dates of one year can be at most a year long'),
    }),
  );

export const seasonSchema = z
  .object({
    name: line(LIMITS.name, 'Name is required'),
    ranges: z
      .array(seasonRangeSchema)
      .check(
        z.minLength(1, say('Please give the season its dates')),
        z.maxLength(
          MAX_SEASON_RANGES,
          say('A season can have at most {n} ranges', { n: MAX_SEASON_RANGES }),
        ),
      ),
    tier: z.enum(SEASON_TIERS, say('Please choose a price')),
    /** Per night, as a decimal string; only with the tier `own`. */
    ownPrice: z.nullable(price('Price')),
    minStay: minimumNights(),
    arrivalDays: weekdays(),
    departureDays: weekdays(),
    colour: z.enum(SEASON_COLOURS, say('Please choose a colour')),
  })
  .check(
    z.refine(({ tier, ownPrice }) => tier !== 'own' || ownPrice !== null, {
      path: ['ownPrice'],
      error: say('Price is required'),
    }),
  );
export type SeasonJson = z.infer<typeof seasonSchema>;

/** All seasons. Names are unique. Ranges of every year may not overlap each other, nor may those of one year. */
export const seasonsSchema = z.array(seasonSchema).check(
  z.maxLength(MAX_SEASONS, {
    error: say('There can be at most {n} seasons', { n: MAX_SEASONS }),
    abort: true,
  }),
  z.check((context) => {
    const seasons = context.value;
    const names = seasons.map(({ name }) => name.toLowerCase());
    const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
    if (twice !== -1) {
      context.issues.push({
        code: 'custom',
        input: seasons,
        path: [twice, 'name'],
        message: say('Another season has this name'),
      });
      return;
    }
    const overlap = seasonOverlap(seasons.map(seasonOf));
    if (!overlap) return;
    context.issues.push({
      code: 'custom',
      input: seasons,
      path: [seasons.findIndex(({ name }) => name === overlap.second), 'ranges'],
      message: overlapMessage(overlap),
    });
  }),
);

export const pricePlanSchema = z.object({
  seasons: z.array(seasonSchema),
  /** Number of seasons in the database that cannot be read and are ignored; missing if there are none. */
  unreadableSeasons: z.optional(z.number()),
  updatedAt: timestamp,
});
export type PricePlanJson = z.infer<typeof pricePlanSchema>;

export const pricePlanUpdateSchema = z.object({
  seasons: seasonsSchema,
  updatedAt: z.optional(timestamp),
});
export type PricePlanUpdate = z.infer<typeof pricePlanUpdateSchema>;

export function seasonOf({ ownPrice, ...season }: SeasonJson): Season {
  return {
    ...season,
    ownPriceCents: season.tier === 'own' && ownPrice !== null ? parseCents(ownPrice) : null,
  };
}

export function presentSeason({ ownPriceCents, ...season }: Season): SeasonJson {
  return {
    name: season.name,
    ranges: season.ranges.map(({ start, end }) => ({ start, end })),
    tier: season.tier,
    ownPrice: ownPriceCents === null ? null : formatCents(ownPriceCents),
    minStay: season.minStay,
    arrivalDays: season.arrivalDays && [...season.arrivalDays],
    departureDays: season.departureDays && [...season.departureDays],
    colour: season.colour,
  };
}

function overlapMessage({ first, second, day }: NonNullable<ReturnType<typeof seasonOverlap>>) {
  // Both languages of the owner write the day before month and year: `01/06`, `01/06/2027`.
  const written = day.split('-').toReversed().join('/');
  return first === second
    ? say('Two ranges of “{name}” overlap on {day}. Please change one of them.', {
        name: first,
        day: written,
      })
    : say('“{first}” and “{second}” overlap on {day}. Please change one of them.', {
        first,
        second,
        day: written,
      });
}

function seasonDay(required: SentenceWith) {
  return z.string(required).check(
    z.minLength(1, { error: required, abort: true }),
    z.refine((day) => isYearlyDay(day) || isPlainDate(day), {
      error: say('Please use a real day: MM-dd of every year, or yyyy-MM-dd of one'),
      abort: true,
    }),
  );
}
