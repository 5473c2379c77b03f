import { DAY_MS } from '@shared/domain/date';
import ICAL from 'ical.js';

/**
 * Steps that all rules of a calendar may take together; a daily one takes 1,100 in three years. A rule
 * may ask for any number of them: every 30 February, or every Monday that is a Tuesday.
 */
const MAX_STEPS = 15_000;
/** Nobody writes longer ones; a list in a rule is walked through for every day of a year. */
const MAX_RULE_LENGTH = 250;

/** The parts of RFC 5545, without those of other calendars (RFC 7529) or of programs' own. */
const PARTS =
  /^;*(?:(?:FREQ|UNTIL|COUNT|INTERVAL|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))=[^;]*(?:;+|$))+$/i;
/** Days, weeks, months and years; a stay repeats by no other, and intervals of centuries by none. */
const FREQUENCY = /(?:^|;)FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/i;
const LONG_INTERVAL = /(?:^|;)INTERVAL=(?!\d{1,3}(?:;|$))/i;
const UNTIL = /;?\bUNTIL=([^;]*)/i;

/** What is left of the work that a calendar may cause. */
export type Steps = {
  /** @throws OutOfSteps when nothing is left */
  take: (count: number) => void;
};

/** There is more to work out than a calendar of a villa has. */
export class OutOfSteps extends Error {
  override name = 'OutOfSteps';
}

export function createSteps(): Steps {
  let left = MAX_STEPS;
  return {
    take: (count) => {
      left -= count;
      if (left < 0) throw new OutOfSteps();
    },
  };
}

/**
 * An RRULE's parts, with its UNTIL by itself.
 * @returns `null` for one that cannot be followed
 */
export function splitRule(text: string): { rule: string; until: string | null } | null {
  const whole = text.trim();
  const isReadable = whole.length <= MAX_RULE_LENGTH && PARTS.test(whole) && FREQUENCY.test(whole);
  if (!isReadable || LONG_INTERVAL.test(whole)) return null;
  return { rule: whole.replace(UNTIL, ''), until: UNTIL.exec(whole)?.[1] ?? null };
}

/**
 * When a rule repeats what first happens at `startMs`, in order and without end where it has none;
 * in ms as if the digits of days and times were UTC, so that no zone moves them.
 * @param rule from {@link splitRule}
 * @param range.firstMs what is earlier may be left out
 * @param range.lastMs what is later is left out
 * @throws OutOfSteps; Error for a rule that makes no sense
 */
export function* repetitions(
  rule: string,
  startMs: number,
  { firstMs, lastMs }: { firstMs: number; lastMs: number },
  steps: Steps,
): Generator<number> {
  const lastYear = new Date(lastMs).getUTCFullYear();

  steps.take(10);
  const recur = ICAL.Recur.fromString(rule);
  const weight = weightOf(recur);
  const step = (last: ICAL.Time | null, count: number): void => {
    steps.take(count * weight);
    if (last && last.year > lastYear) throw new PastEnd();
  };

  /**
   * The library looks for the next day until it finds one, which it never does for many a rule. Each
   * of its loops comes by one of these.
   */
  class BoundedIterator extends ICAL.RecurIterator {
    override check_contracting_rules(): boolean {
      step(this.last, 1);
      return super.check_contracting_rules();
    }
    override increment_month(): void {
      step(this.last, 1);
      super.increment_month();
    }
    override expand_year_days(year: number): number {
      step(this.last, 5);
      return super.expand_year_days(year);
    }
  }

  try {
    const dtstart = timeOf(shortlyBefore(firstMs, startMs, recur));
    const iterator = new BoundedIterator({ rule: recur, dtstart });
    for (let next = iterator.next(); next; next = iterator.next()) {
      const ms = msOf(next);
      if (ms > lastMs) return;
      if (isOnItsDay(next, recur)) yield ms;
    }
  } catch (error) {
    if (!(error instanceof PastEnd)) throw error;
  }
}

/** How many steps of the simplest rule one of this takes: the library walks day by day, and looks at each. */
function weightOf({ freq, interval, parts }: ICAL.Recur): number {
  const { BYDAY: weekdays = [], BYSETPOS: places } = parts as { BYDAY?: []; BYSETPOS?: [] };
  const days = { DAILY: interval, WEEKLY: interval * 7 }[freq] ?? 0;
  const looks = days > 0 ? 0 : weekdays.length * 3 * (places ? 2 : 1);
  return 1 + days / 20 + looks;
}

/** The same rule from shortly before the range on, where nothing counts what was before. */
function shortlyBefore(
  firstMs: number,
  startMs: number,
  { freq, interval, count }: ICAL.Recur,
): number {
  const days = { DAILY: interval, WEEKLY: interval * 7 }[freq];
  if (days === undefined || count || firstMs <= startMs) return startMs;
  const periodMs = days * DAY_MS;
  return startMs + Math.floor((firstMs - startMs) / periodMs) * periodMs;
}

/** Whether a day is of the rule's months and days; the library makes 1 March of a 29 February that there is not. */
function isOnItsDay({ year, month, day }: ICAL.Time, { parts }: ICAL.Recur): boolean {
  const { BYMONTH: months, BYMONTHDAY: days } = parts as {
    BYMONTH?: number[];
    BYMONTHDAY?: number[];
  };
  const fromEnd = day - ICAL.Time.daysInMonth(month, year) - 1;
  return (
    (months === undefined || months.includes(month)) &&
    (days === undefined || days.includes(day) || days.includes(fromEnd))
  );
}

/** What comes now is after all that is wanted. */
class PastEnd extends Error {
  override name = 'PastEnd';
}

function timeOf(ms: number): ICAL.Time {
  const date = new Date(ms);
  return new ICAL.Time(
    {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
      isDate: false,
    },
    ICAL.Timezone.localTimezone,
  );
}

function msOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
