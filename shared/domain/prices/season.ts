import { addDays, dayNumber, isPlainDate, weekday, type PlainDate } from '../date';
import type { Cents } from './money';

/** What a night of a season costs: one of the three prices of the settings, or an amount of its own. */
export const SEASON_TIERS = ['base', 'high', 'peak', 'own'] as const;
export type SeasonTier = (typeof SEASON_TIERS)[number];

/** What a season is drawn in; the screens have the shades. */
export const SEASON_COLOURS = ['gold', 'terracotta', 'ocean', 'olive', 'plum', 'slate'] as const;
export type SeasonColour = (typeof SEASON_COLOURS)[number];

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export type Weekday = number;

/**
 * Days of a season, first and last included: `MM-dd` repeats every year, over New Year where the end
 * is earlier than the start; `yyyy-MM-dd` is meant once. Both ends have the same form.
 */
export type SeasonRange = { start: string; end: string };

/** A part of the year with a price and rules; what is `null` is as outside of any season. */
export type Season = {
  /** Unique within a plan. */
  name: string;
  ranges: readonly SeasonRange[];
  tier: SeasonTier;
  /** In the base currency; set with the tier `own` only. */
  ownPriceCents: Cents | null;
  /** Nights; `null` for the settings' one: `minStayPeak` with the tier `peak`, else `minStayRegular`. */
  minStay: number | null;
  /** Days of the week on which guests may arrive; `null` for all. */
  arrivalDays: readonly Weekday[] | null;
  /** Days of the week on which guests may leave; `null` for all. */
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

/** Whether a text is a day of any year, `MM-dd`; 29 February is one. */
export function isYearlyDay(text: string): boolean {
  // 2000 was a leap year.
  return /^\d{2}-\d{2}$/.test(text) && isPlainDate(`2000-${text}`);
}

/** Whether a range repeats every year. */
export function isYearly({ start }: SeasonRange): boolean {
  return isYearlyDay(start);
}

/** Whether a rule about days of the week lets through a day. @param days `null` for all */
export function allowsWeekday(day: PlainDate, days: readonly Weekday[] | null): boolean {
  return days === null || days.includes(weekday(day));
}

/** Two seasons with a day in common, or one season twice where its own ranges overlap. */
export type SeasonOverlap = { first: string; second: string; day: string };

/**
 * The first overlap among seasons. A fixed range may lie on a yearly one, and wins there.
 * @returns names in the order of the list, with a day that both have; `null` without overlap
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

/** A range as spans that do not pass New Year, so that days can be compared as texts. */
function spansOf(range: SeasonRange): (SeasonRange & { isYearly: boolean })[] {
  if (!isYearly(range)) return [{ ...range, isYearly: false }];
  if (range.start <= range.end) return [{ ...range, isYearly: true }];
  return [
    { start: range.start, end: '12-31', isYearly: true },
    { start: '01-01', end: range.end, isYearly: true },
  ];
}

/** Seasons in a form that finds the season of a day at once, however many there are. */
export type SeasonCalendar = {
  /** The season that a night belongs to, or `null` outside of all. */
  seasonOf: (day: PlainDate) => Season | null;
};

/**
 * Makes the calendar of seasons. Fixed ranges win over yearly ones; where two of a kind overlap,
 * which no plan that was checked has, the first by name wins, whatever the order of the list.
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

/** Every day of a range in its own form; of yearly ones those of a leap year. */
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

/** The calendar of the specification's months. */
export const DEFAULT_SEASON_CALENDAR: SeasonCalendar = seasonCalendar(DEFAULT_SEASONS);
