import * as z from 'zod/mini';
import { currencySchema, oneOf, plainDate } from '../common';
import { BOOKING_SOURCES } from '../bookings/booking';
import { daysBetween, isPlainDate } from '../../domain/date';
import { FIGURE_TABLES } from '../../domain/figures/figureTableIds';
import { say } from '../../i18n/say';

// What the owner's figures tell of a year and of the year before. Amounts are decimal strings in
// the base currency; nights are counted where they are slept, requests where they came in.

/** Enquiries of guests by what became of them. */
const requestCounts = z.object({
  received: z.number(),
  confirmed: z.number(),
  /** Declined, or cancelled later. */
  cancelled: z.number(),
  /** Still to be answered. */
  open: z.number(),
});
export type RequestCounts = z.infer<typeof requestCounts>;

/** One month of a year. */
const monthFigures = z.object({
  /** 1 to 12. */
  month: z.number(),
  /** Of the calendar: 28 to 31. */
  nights: z.number(),
  soldNights: z.number(),
  /** Kept by the owner. */
  blockedNights: z.number(),
  /** Taken by calendars of other sites. */
  importedNights: z.number(),
  /** The nights' part of the confirmed stays' amounts, without fees. */
  accommodation: z.string(),
  fees: z.string(),
  /** Of cancelled stays that would have begun in the month; older servers omit it. */
  kept: z._default(z.string(), '0.00'),
  requests: requestCounts,
});
export type MonthFigures = z.infer<typeof monthFigures>;

/** Stays in classes, with the average over all of them. */
const distribution = z.object({
  /** `null` without any stay. */
  average: z.nullable(z.number()),
  /** Number of stays in each class; the classes' bounds stand in `shared/domain/figures/classes.ts`. */
  counts: z.array(z.number()),
});

const share = { stays: z.number(), nights: z.number(), revenue: z.string() };

const yearFigures = z.object({
  year: z.number(),
  /** Always twelve. */
  months: z.array(monthFigures),
  /** Days from the booking to the check-in, of confirmed stays that begin in the year. */
  leadTime: distribution,
  /** Nights, of the same stays. */
  stayLength: distribution,
  /** Of the same stays, in full. */
  sources: z.array(z.object({ source: z.enum(BOOKING_SOURCES), ...share })),
  /** By the telephone's calling code, the most nights first; `null` is not known, and comes last. */
  countries: z.array(z.object({ country: z.nullable(z.string()), ...share })),
});
export type YearFigures = z.infer<typeof yearFigures>;

/** A night that is not free. */
const takenNight = z.object({
  night: z.string(),
  kind: z.enum(['sold', 'blocked', 'imported']),
  /** Of a sold one, without fees. */
  accommodation: z.optional(z.string()),
});
export type TakenNight = z.infer<typeof takenNight>;

/** Answer to `GET /api/admin/figures`. */
export const figuresSchema = z.object({
  currency: currencySchema,
  /** Whether amounts in other currencies were brought into this one with the rates of today. */
  usesTodaysRates: z.boolean(),
  /** Years that can be looked at, the latest first. */
  years: z.array(z.number()),
  current: yearFigures,
  previous: yearFigures,
  /** Of the year, ascending. */
  takenNights: z.array(takenNight),
});
export type Figures = z.infer<typeof figuresSchema>;

const year = z.pipe(
  z.string().check(z.regex(/^2[01]\d\d$/, say('The year must be one from 2000 to 2199'))),
  z.transform(Number),
);

/** Query of `GET /api/admin/figures`; without a year it is this one. */
export const figuresQuerySchema = z.strictObject({ year: z.optional(year) });

/** Query of `GET /api/admin/figures/table.csv`. */
export const figuresTableQuerySchema = z.strictObject({
  year,
  table: oneOf('The table', FIGURE_TABLES),
});

/** Longest period of a report: a year, leap years included. */
const MAX_REPORT_DAYS = 366;

/** Query of the report by stay date: nights from the first day to the last, both included. */
export const reportQuerySchema = z
  .strictObject({
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
export type ReportPeriod = z.infer<typeof reportQuerySchema>;

function areDays(...texts: string[]): boolean {
  return texts.every(isPlainDate);
}
