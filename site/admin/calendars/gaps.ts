import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import { addDays, daysBetween, eachDay, type PlainDate } from '@shared/domain/date';
import { stayIssues, type Stay, type StayIssue } from '@shared/domain/bookings/stayRules';
import { nightRangeText } from '../components/dateRangeText';
import { holdsNight, type Bar } from './bars';
import { t } from '../i18n/t';

type CalendarDay = OwnerCalendar['days'][number];

/** Free nights between two stays or blocks of which guests can book none. */
export type GapBar = Extract<Bar, { kind: 'gap' }>;

/**
 * Gaps between what holds nights, from today on, in which no stay keeps to the minimum and to the days
 * of arrival and departure: nobody can book them. Nights of a gap that are kept free, or that are too
 * soon, are none of it. A gap at an end of the range is none, since what lies beyond is not known.
 * @param bars the earliest first
 * @param calendar.days of the same range, with what they allow guests
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
    const start = before.to > today ? before.to : today;
    const known = Array.from({ length: Math.max(0, daysBetween(start, next.from)) }, (_, night) =>
      byDate.get(addDays(start, night)),
    );
    // A day that was not asked for has no rule yet.
    if (known.includes(undefined)) return [];
    // What is kept free or too soon lies at the ends.
    const free = known.flatMap((day) => (day && day.reason === undefined ? day : []));
    const [first] = free;
    if (!first) return [];
    const from = first.date;
    const to = addDays(from, free.length);
    const gap = { days: free, checkoutDay: byDate.get(to) };
    if (hasStay(gap)) return [];
    return {
      ...gapBar(first, to, free.length),
      ...gap,
      overrides: overrides.filter(({ startDate, endDate }) => startDate < to && from <= endDate),
    };
  });
}

/** Nights of a gap, and the day after them. */
export type GapDays = Pick<GapBar, 'days' | 'checkoutDay'>;

/** Whether guests can book any of the nights. */
export function hasStay(gap: GapDays): boolean {
  const [first] = gap.days;
  if (!first) return false;
  const end = addDays(first.date, gap.days.length);
  return gap.days.some(({ date }) =>
    eachDay(addDays(date, 1), end).some(
      (checkoutDate) => issuesInGap({ checkinDate: date, checkoutDate }, gap).length === 0,
    ),
  );
}

/** The guests' rules that a stay in a gap breaks. */
export function issuesInGap(stay: Stay, { days, checkoutDay }: GapDays): StayIssue[] {
  const dayOf = (date: PlainDate) =>
    date === checkoutDay?.date ? checkoutDay : days.find((day) => day.date === date);
  // How far ahead guests can book is no matter of the gap: it counts from its first night.
  return stayIssues(stay, dayOf, ANY_MINIMUM, stay.checkinDate);
}

/** Which sentence tells of a minimum does not matter here. */
const ANY_MINIMUM = { minStayRegular: 0, minStayPeak: 0 };

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
): Omit<GapBar, keyof GapDays | 'overrides'> {
  const reason =
    nights < minStay
      ? t('shorter than the minimum stay of {minStay}', { minStay })
      : t('without a stay that the days of arrival and departure allow');
  const label = t('Gap · {nights} {nights|night|nights}', { nights });
  return {
    kind: 'gap',
    key: `gap-${from}`,
    tone: 'gap',
    from,
    to,
    label,
    name: t('{label}, {from}, {reason}. Offer these nights', {
      label,
      from: nightRangeText(from, to),
      reason,
    }),
  };
}
