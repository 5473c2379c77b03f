import { addDays, dayNumber, isPlainDate, weekday, type PlainDate } from '../date';
import type { Cents } from './money';

export const SEASON_TIERS = ['base', 'high', 'peak', 'own'] as const;
export type SeasonTier = (typeof SEASON_TIERS)[number];

/** Names of a season's colour; the screens define the shades. */
export const SEASON_COLOURS = ['gold', 'terracotta', 'ocean', 'olive', 'plum', 'slate'] as const;
export type SeasonColour = (typeof SEASON_COLOURS)[number];

/** 0 for Sunday to 6 for Saturday. */
export type Weekday = number;

/**
 * Days of a season, both ends included. `MM-dd` repeats every year and spans New Year if the end precedes the
 * start; `yyyy-MM-dd` applies once. Both ends have the same form.
 */
export type SeasonRange = { start: string; end: string };

/** A part of the year with a price and rules; `null` rules are as outside seasons. */
export type Season = {
  /** Unique within a plan. */
  name: string;
  ranges: readonly SeasonRange[];
  tier: SeasonTier;
  /** In the base currency; only with the tier `own`. */
  ownPriceCents: Cents | null;
  /** Nights; `null` for the settings' value: `minStayPeak` with the tier `peak`, else `minStayRegular`. */
  minStay: number | null;
  /** Weekdays on which guests may arrive; `null` for all. */
  arrivalDays: readonly Weekday[] | null;
  /** Weekdays on which guests may leave; `null` for all. */
  departureDays: readonly Weekday[] | null;
  colour: SeasonColour;
};

/** The specification's months: peak in July and August, high in June and September. */
export const DEFAULT_SEASONS: readonly Season[] = [
  {
    name: 'High season',
    ranges: [
      { start: '06-01', end: '06-30' },
      { start: '09-01', end: '09-30' },
    ],
    tier: 'high',
    ownPriceCents: null,
    minStay: null,
    arrivalDays: null,
    departureDays: null,
    colour: 'gold',
  },
  {
    name: 'Peak season',
    ranges: [{ start: '07-01', end: '08-31' }],
    tier: 'peak',
    ownPriceCents: null,
    minStay: null,
    arrivalDays: null,
    departureDays: null,
    colour: 'terracotta',
  },
];

/** Whether a text is a day of any year, `MM-dd`, including 29 February. */
export function isYearlyDay(text: string): boolean {
  // 2000 was a leap year.
  return /^\d{2}-\d{2}$/.test(text) && isPlainDate(`2000-${text}`);
}

export function isYearly({ start }: SeasonRange): boolean {
  return isYearlyDay(start);
}

/** @param days `null` for all */
export function allowsWeekday(day: PlainDate, days: readonly Weekday[] | null): boolean {
  return days === null || days.includes(weekday(day));
}

/** Two seasons that share a day, or one season whose own ranges overlap. */
export type SeasonOverlap = { first: string; second: string; day: string };

/**
 * The first overlap among seasons. A fixed range may overlap a yearly one and takes precedence.
 * @returns names in the order of the list, with a shared day; `null` without overlap
 */
export function seasonOverlap(
  seasons: readonly Pick<Season, 'name' | 'ranges'>[],
): SeasonOverlap | null {
  const spans = seasons.flatMap(({ name, ranges }) =>
    ranges.flatMap((range) => spansOf(range).map((span) => ({ name, ...span }))),
  );
  for (const [index, one] of spans.entries()) {
    for (const other of spans.slice(index + 1)) {
      if (one.isYearly !== other.isYearly) continue;
      if (one.start > other.end || other.start > one.end) continue;
      const day = one.start > other.start ? one.start : other.start;
      return { first: one.name, second: other.name, day };
    }
  }
  return null;
}

/** A range as spans within one year, so that days can be compared as texts. */
function spansOf(range: SeasonRange): (SeasonRange & { isYearly: boolean })[] {
  if (!isYearly(range)) return [{ ...range, isYearly: false }];
  if (range.start <= range.end) return [{ ...range, isYearly: true }];
  return [
    { start: range.start, end: '12-31', isYearly: true },
    { start: '01-01', end: range.end, isYearly: true },
  ];
}

/** Seasons indexed by day, for constant-time lookup. */
export type SeasonCalendar = {
  /** The season of a night, or `null` outside all seasons. */
  seasonOf: (day: PlainDate) => Season | null;
};

/**
 * Fixed ranges take precedence over yearly ones. If two of a kind overlap, which validated plans do not, the first
 * by name wins, whatever the order of the list.
 */
export function seasonCalendar(seasons: readonly Season[]): SeasonCalendar {
  const yearly = new Map<string, Season>();
  const fixed = new Map<PlainDate, Season>();
  const byName = seasons.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  for (const season of byName) {
    for (const range of season.ranges) {
      const days = isYearly(range) ? yearly : fixed;
      for (const day of daysOf(range)) if (!days.has(day)) days.set(day, season);
    }
  }
  return {
    seasonOf: (day) => fixed.get(day) ?? yearly.get(day.slice(5)) ?? null,
  };
}

/** Every day of a range in its own form; for yearly ones those of a leap year. */
function daysOf(range: SeasonRange): string[] {
  return spansOf(range).flatMap(({ start, end, isYearly: isOfAnyYear }) => {
    const first = isOfAnyYear ? `2000-${start}` : start;
    const last = isOfAnyYear ? `2000-${end}` : end;
    const count = dayNumber(last) - dayNumber(first) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const day = addDays(first, index);
      return isOfAnyYear ? day.slice(5) : day;
    });
  });
}

export const DEFAULT_SEASON_CALENDAR: SeasonCalendar = seasonCalendar(DEFAULT_SEASONS);
