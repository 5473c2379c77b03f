import { DAY_MS } from '@shared/domain/date';
import ICAL from 'ical.js';

/**
 * Steps for all rules of a calendar together; a daily rule takes 1,100 in three years. A rule can demand any number:
 * every 30 February, or every Monday that is a Tuesday.
 */
const MAX_STEPS = 15_000;
/** Longer than real rules; each list in a rule is scanned for every day of a year. */
const MAX_RULE_LENGTH = 250;

/** The parts of RFC 5545, without those of other calendars (RFC 7529) or extensions. */
const PARTS =
  /^;*(?:(?:FREQ|UNTIL|COUNT|INTERVAL|WKST|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS))=[^;]*(?:;+|$))+$/i;
/** Days to years, as stays repeat in no other way, and no intervals of centuries. */
const FREQUENCY = /(?:^|;)FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/i;
const LONG_INTERVAL = /(?:^|;)INTERVAL=(?!\d{1,3}(?:;|$))/i;
const UNTIL = /;?\bUNTIL=([^;]*)/i;

/** Remaining steps for a calendar. */
export type Steps = {
  /** @throws OutOfSteps if too few are left */
  take: (count: number) => void;
};

/** A calendar needs more steps than a villa's. */
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
 * An RRULE split into its rule and UNTIL.
 * @returns `null` for an unsupported rule
 */
export function splitRule(text: string): { rule: string; until: string | null } | null {
  const whole = text.trim();
  const isReadable = whole.length <= MAX_RULE_LENGTH && PARTS.test(whole) && FREQUENCY.test(whole);
  if (!isReadable || LONG_INTERVAL.test(whole)) return null;
  return { rule: whole.replace(UNTIL, ''), until: UNTIL.exec(whole)?.[1] ?? null };
}

/**
 * Occurrences of a rule that starts at `startMs`, ascending and possibly endless. In ms as if the digits were UTC, so
 * that no zone shifts them.
 * @param rule from {@link splitRule}
 * @param range.firstMs earlier ones may be omitted
 * @param range.lastMs later ones are omitted
 * @throws OutOfSteps; Error for an invalid rule
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
   * Counts steps inside the library's loops, which for many rules search for the next day without end. Every loop calls
   * one of these methods.
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

/** Cost of one step relative to the simplest rule: the library checks day by day. */
function weightOf({ freq, interval, parts }: ICAL.Recur): number {
  const { BYDAY: weekdays = [], BYSETPOS: places } = parts as { BYDAY?: []; BYSETPOS?: [] };
  const days = { DAILY: interval, WEEKLY: interval * 7 }[freq] ?? 0;
  const looks = days > 0 ? 0 : weekdays.length * 3 * (places ? 2 : 1);
  return 1 + days / 20 + looks;
}

/** The same rule starting shortly before the range, unless it counts earlier occurrences. */
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

/** Whether a day matches the rule's months and days; the library turns a missing 29 February into 1 March. */
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

/** Stops the search after the range. */
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
