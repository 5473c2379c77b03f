import type { StayIssue } from '@shared/domain/bookings/stayRules';
import { formatDay } from '@shared/domain/date';
import { weekdaysText } from '@shared/i18n/stayIssueText';
import type { Page } from '../PageContext';

export function offerReason(issue: StayIssue, { t, locale }: Pick<Page, 't' | 'locale'>): string {
  switch (issue.code) {
    case 'no_arrival':
    case 'no_departure':
      return t(`calendar.refused.${issue.code}`, {
        weekdays: weekdaysText(issue.weekdays, (day, options) => formatDay(day, locale, options)),
      });
    case 'minimum_stay':
      return t('calendar.refused.minimum_stay', { nights: issue.nights });
    case 'too_many_nights':
      return t('calendar.refused.too_many_nights', { nights: issue.limit });
    case 'too_far_ahead':
      return t('calendar.tooFar');
    case 'unavailable':
    case 'checkout_not_later':
      return t('calendar.refused.unavailable');
  }
}
