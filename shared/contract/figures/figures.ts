import * as z from 'zod/mini';
import { currencySchema, oneOf, plainDate } from '../common';
import { BOOKING_SOURCES } from '../bookings/booking';
import { daysBetween, isPlainDate } from '../../domain/date';
import { FIGURE_TABLES } from '../../domain/figures/figureTableIds';
import { say } from '../../i18n/say';

// Figures of a year and of the year before. Amounts are decimal strings in the base currency. Nights count on
// the date on which they are slept, requests on the date on which they were sent.

const requestCounts = z.object({
  received: z.number(),
  confirmed: z.number(),
  /** Declined, or cancelled later. */
  cancelled: z.number(),
  open: z.number(),
});
export type RequestCounts = z.infer<typeof requestCounts>;

const monthFigures = z.object({
  /** 1 to 12. */
  month: z.number(),
  /** Days of the month, 28 to 31. */
  nights: z.number(),
  soldNights: z.number(),
  blockedNights: z.number(),
  /** Blocked by other sites' calendars. */
  importedNights: z.number(),
  /** What confirmed stays earn in these nights, without fees. */
  accommodation: z.string(),
  fees: z.string(),
  /** Income kept of cancelled stays and for damage, in the month of their check-in. */
  kept: z.string(),
  /** Owed for stays with check-in in the month, and written off. */
  writtenOff: z.string(),
  requests: requestCounts,
});
export type MonthFigures = z.infer<typeof monthFigures>;

/** Number of stays by class, and their average. */
const distribution = z.object({
  /** `null` without stays. */
  average: z.nullable(z.number()),
  /** Stays in each class; bounds in `shared/domain/figures/histogramBins.ts`. */
  counts: z.array(z.number()),
});

const share = { stays: z.number(), nights: z.number(), revenue: z.string() };

const yearFigures = z.object({
  year: z.number(),
  months: z.array(monthFigures),
  /** Days from booking to check-in, for confirmed stays that begin in the year. */
  leadTime: distribution,
  /** Nights, for the same stays. */
  stayLength: distribution,
  /** For the same stays, whole amounts. */
  sources: z.array(z.object({ source: z.enum(BOOKING_SOURCES), ...share })),
  /** By the phone number's country code, most nights first; `null` (unknown) comes last. */
  countries: z.array(z.object({ country: z.nullable(z.string()), ...share })),
});
export type YearFigures = z.infer<typeof yearFigures>;

const takenNight = z.object({
  night: z.string(),
  kind: z.enum(['sold', 'blocked', 'imported']),
  /** Only for sold nights, without fees. */
  accommodation: z.optional(z.string()),
});
export type TakenNight = z.infer<typeof takenNight>;

export const figuresSchema = z.object({
  currency: currencySchema,
  /** Whether amounts in other currencies were converted at today's rates. */
  usesTodaysRates: z.boolean(),
  years: z.array(z.number()),
  current: yearFigures,
  previous: yearFigures,
  /** In the current year: its months until today, and the same days of the year before. The last month is cut. */
  sameDays: z.optional(
    z.object({
      until: z.string(),
      current: z.array(monthFigures),
      previous: z.array(monthFigures),
    }),
  ),
  /** Nights of the year that are not free, ascending. */
  takenNights: z.array(takenNight),
});
export type Figures = z.infer<typeof figuresSchema>;

export const yearSchema = z.pipe(
  z.string().check(z.regex(/^2[01]\d\d$/, say('The year must be one from 2000 to 2199'))),
  z.transform(Number),
);

/** The current year by default. */
export const figuresQuerySchema = z.strictObject({ year: z.optional(yearSchema) });

export const figuresTableQuerySchema = z.strictObject({
  year: yearSchema,
  table: oneOf('The table', FIGURE_TABLES),
});

/** Longest period of a report: one year, leap years included. */
const MAX_REPORT_DAYS = 366;

/**
 * What a report lists: stays by their nights, payments by the day on which they were received, or the tourist tax by
 * month.
 */
export const REPORT_BASES = ['stay', 'received', 'touristTax'] as const;
export type ReportBasis = (typeof REPORT_BASES)[number];

/** Query of a report: first and last day. */
export const reportQuerySchema = z
  .strictObject({
    basis: z._default(oneOf('The basis', REPORT_BASES), 'stay'),
    from: plainDate('Start date is required'),
    to: plainDate('End date is required'),
  })
  .check(
    z.refine(({ from, to }) => !areDays(from, to) || from <= to, {
      path: ['to'],
      error: say('End date must be on or after the start date'),
      abort: true,
    }),
    z.refine(({ from, to }) => !areDays(from, to) || daysBetween(from, to) < MAX_REPORT_DAYS, {
      path: ['to'],
      error: say('A report covers a year at most'),
    }),
  );
export type ReportQuery = z.infer<typeof reportQuerySchema>;

function areDays(...texts: string[]): boolean {
  return texts.every(isPlainDate);
}
