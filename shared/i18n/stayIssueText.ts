import type { StayIssue } from '../domain/bookings/stayRules';
import type { PlainDate } from '../domain/date';
import type { stayEn } from './stay.en';
import { fill } from './fill';

/** The sentences about stays in one language. */
export type StayTexts = Readonly<Record<keyof typeof stayEn, string>>;

/**
 * The sentence about what is wrong with a stay. The server's answers, the guest's calendar and the
 * owner's form all take it from here.
 * @param formatDay how the reader writes a day
 */
export function stayIssueText(
  issue: StayIssue,
  texts: StayTexts,
  formatDay: (day: PlainDate) => string,
): string {
  switch (issue.code) {
    case 'checkout_not_later':
      return texts['stay.checkout_not_later'];
    case 'too_many_nights':
      return fill(texts['stay.too_many_nights'], { limit: issue.limit });
    case 'too_far_ahead':
      return fill(texts['stay.too_far_ahead'], { months: issue.months });
    case 'minimum_stay':
      return fill(texts[`stay.minimum_stay.${issue.season}`], { nights: issue.nights });
    case 'unavailable':
      return fill(texts[`stay.unavailable.${issue.reason}`], {
        nights: issue.nights.map(formatDay).join(', '),
      });
  }
}
