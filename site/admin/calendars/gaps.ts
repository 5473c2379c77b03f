import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import { addDays, daysBetween, type PlainDate } from '@shared/domain/date';
import { nightRangeText } from '../components/dateRangeText';
import { holdsNight, type Bar } from './bars';

type CalendarDay = OwnerCalendar['days'][number];

/** Free nights between two stays or blocks that are too few for any guest. */
export type GapBar = Extract<Bar, { kind: 'gap' }>;

/**
 * Gaps between what holds nights, from today on, in which no stay is as long as its check-in's minimum:
 * nobody can book them. A gap at an end of the range is none, since what lies beyond is not known.
 * @param bars the earliest first
 * @param calendar.days of the same range, with their minimum stays
 * @param calendar.overrides the active ones of it
 * @param today the villa's day
 */
export function gapBars(
  bars: readonly Bar[],
  { days, overrides }: Pick<OwnerCalendar, 'days' | 'overrides'>,
  today: PlainDate,
): GapBar[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const held = bars.filter(({ tone }) => holdsNight(tone));
  return held.flatMap((next, index) => {
    const before = held[index - 1];
    if (!before || before.to >= next.from) return [];
    const from = before.to > today ? before.to : today;
    const nights = daysBetween(from, next.from);
    const free = Array.from({ length: Math.max(0, nights) }, (_, night) =>
      byDate.get(addDays(from, night)),
    );
    const [first] = free;
    // A day that was not asked for has no rule yet.
    if (!first || free.includes(undefined)) return [];
    const canBeBooked = free.some((day, night) => nights - night >= (day?.minStay ?? 1));
    if (canBeBooked) return [];
    return {
      ...gapBar(first, next.from, nights),
      days: free.flatMap((day) => day ?? []),
      overrides: overrides.filter(
        ({ startDate, endDate }) => startDate < next.from && from <= endDate,
      ),
    };
  });
}

/** The bars with the gaps among them, the earliest first. */
export function withGaps(
  bars: readonly Bar[],
  calendar: Pick<OwnerCalendar, 'days' | 'overrides'>,
  today: PlainDate,
): Bar[] {
  return [...bars, ...gapBars(bars, calendar, today)].sort((a, b) =>
    a.from < b.from ? -1 : Number(a.from > b.from),
  );
}

function gapBar(
  { date: from, minStay }: CalendarDay,
  to: PlainDate,
  nights: number,
): Omit<GapBar, 'days' | 'overrides'> {
  const label = `Gap · ${nights} ${nights === 1 ? 'night' : 'nights'}`;
  return {
    kind: 'gap',
    key: `gap-${from}`,
    tone: 'gap',
    from,
    to,
    label,
    name: `${label}, ${nightRangeText(from, to)}, shorter than the minimum stay of ${minStay}. Offer these nights`,
  };
}
