import { formatDay, type PlainDate } from '@shared/domain/date';
import { weekdaysText } from '@shared/i18n/stayIssueText';
import type { Page } from '../PageContext';
import type { DayNote, DayReason } from './staySelection';

type Words = Pick<Page, 't' | 'locale'>;

/** Why a free day cannot be picked, in a few words: `at least 7 nights`. */
export function offerReason(issue: DayReason, { t, locale }: Words): string {
  switch (issue.code) {
    case 'no_arrival':
    case 'no_departure':
      return t(`calendar.refused.${issue.code}`, {
        weekdays: weekdaysText(issue.weekdays, (day, options) => formatDay(day, locale, options)),
      });
    case 'minimum_stay':
      return t('calendar.refused.minimum_stay', { nights: issue.nights });
    case 'too_few_free':
      return t('calendar.refused.too_few_free', { nights: issue.nights, minimum: issue.minimum });
    case 'too_many_nights':
      return t('calendar.refused.too_many_nights', { nights: issue.limit });
    case 'too_far_ahead':
      return t('calendar.tooFar');
    case 'unavailable':
    case 'checkout_not_later':
      return t('calendar.refused.unavailable');
  }
}

/** A sentence about a day that cannot be picked: `From 14 August the first check-out is 21 August.` */
export function dayNoteText(note: DayNote, page: Words): string {
  const { t, locale } = page;
  const dayOf = (date: PlainDate) => formatDay(date, locale, { day: 'numeric', month: 'long' });
  switch (note.kind) {
    case 'first_checkout':
    case 'last_checkout':
      return t(`calendar.note.${note.kind}`, {
        checkin: dayOf(note.checkinDate),
        checkout: dayOf(note.checkoutDate),
      });
    case 'refused':
      return t('calendar.note.day', {
        day: dayOf(note.day),
        reason: offerReason(note.issue, page),
      });
    case 'unavailable':
      return t('calendar.note.day', {
        day: dayOf(note.day),
        reason: t(`calendar.reason.${note.reason}`),
      });
  }
}
