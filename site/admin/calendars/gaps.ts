import type { OwnerCalendar } from '@shared/contract/calendars/calendar';
import { addDays, daysBetween, eachDay, type PlainDate } from '@shared/domain/date';
import { stayIssues, type Stay, type StayIssue } from '@shared/domain/bookings/stayRules';
import { nightRangeText } from '../components/dateRangeText';
import { holdsNight, type Bar } from './bars';
import { t } from '../i18n/t';

type CalendarDay = OwnerCalendar['days'][number];

export type GapBar = Extract<Bar, { kind: 'gap' }>;

/**
 * Gaps between held nights, from today on, that contain no stay by the rules for guests. Nights that are kept
 * free or too soon are left out. A gap at the end of the range is unknown and left out.
 * @param bars the earliest first
 * @param calendar days and active overrides of the same range
 * @param today the villa's day
 */
export function gapBars(
  bars: readonly Bar[],
  { days, overrides }: Pick<OwnerCalendar, 'days' | 'overrides'>,
  today: PlainDate,
): GapBar[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const held = bars.filter(({ kind, tone }) => kind !== 'clash' && holdsNight(tone));
  return held.flatMap((next, index) => {
    const before = held[index - 1];
    if (!before || before.to >= next.from) return [];
    const start = before.to > today ? before.to : today;
    const known = Array.from({ length: Math.max(0, daysBetween(start, next.from)) }, (_, night) =>
      byDate.get(addDays(start, night)),
    );
    if (known.includes(undefined)) return [];
    // Nights that are kept free or too soon are at the ends.
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

export type GapDays = Pick<GapBar, 'days' | 'checkoutDay'>;

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

export function issuesInGap(stay: Stay, { days, checkoutDay }: GapDays): StayIssue[] {
  const dayOf = (date: PlainDate) =>
    date === checkoutDay?.date ? checkoutDay : days.find((day) => day.date === date);
  // Counted from check-in, because the limit on booking ahead does not apply here.
  return stayIssues(stay, dayOf, ANY_MINIMUM, stay.checkinDate);
}

/** The minimum's message is not used here. */
const ANY_MINIMUM = { minStayRegular: 0, minStayPeak: 0 };

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
