import type { StayIssue } from '../domain/bookings/stayRules';
import { addDays, type PlainDate } from '../domain/date';
import type { Weekday } from '../domain/prices/season';
import type { rules } from './en/rules';
import { fill } from './fill';
import { DEFAULT_LANGUAGE, type Language } from './languages';

/** The sentences about stays in one language. */
export type StayTexts = Readonly<Record<Extract<keyof typeof rules, `stay.${string}`>, string>>;

type FormatDay = (day: PlainDate, options?: Intl.DateTimeFormatOptions) => string;

/**
 * The sentence about an invalid stay, for the server's errors, the guest's calendar and the owner's form.
 * @param formatDay formats a day, or its weekday, for the reader
 * @param language of the texts
 */
export function stayIssueText(
  issue: StayIssue,
  texts: StayTexts,
  formatDay: FormatDay,
  language: Language = DEFAULT_LANGUAGE,
): string {
  switch (issue.code) {
    case 'checkout_not_later':
      return texts['stay.checkout_not_later'];
    case 'too_many_nights':
      return fill(texts['stay.too_many_nights'], { limit: issue.limit }, language);
    case 'too_far_ahead':
      return fill(texts['stay.too_far_ahead'], { months: issue.months }, language);
    case 'minimum_stay':
      return fill(
        texts[`stay.minimum_stay.${issue.season}`],
        { nights: issue.nights, day: formatDay(issue.day) },
        language,
      );
    case 'no_arrival':
    case 'no_departure':
      return fill(texts[`stay.${issue.code}`], {
        day: formatDay(issue.day),
        weekdays: weekdaysText(issue.weekdays, formatDay),
      });
    case 'unavailable':
      return fill(texts[`stay.unavailable.${issue.reason}`], {
        nights: nightsText(issue.nights, formatDay),
      });
  }
}

/** Nights in order, three or more in a row as a range: `12 Jun 2027, 14 Jun 2027 – 17 Jun 2027`. */
function nightsText(nights: readonly PlainDate[], formatDay: FormatDay): string {
  const runs: PlainDate[][] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run && addDays(run.at(-1) ?? night, 1) === night) run.push(night);
    else runs.push([night]);
  }
  return runs
    .flatMap((run) => {
      const days = [run[0], run.at(-1)].flatMap((day) => (day ? [formatDay(day)] : []));
      return run.length > 2 ? [days.join(' – ')] : run.map((night) => formatDay(night));
    })
    .join(', ');
}

/** Names of weekdays, Monday first: `Saturday, Sunday`. */
export function weekdaysText(weekdays: readonly Weekday[], formatDay: FormatDay): string {
  return weekdays
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((weekday) => formatDay(addDays(A_SUNDAY, weekday), { weekday: 'long' }))
    .join(', ');
}

const A_SUNDAY = '2023-01-01';
