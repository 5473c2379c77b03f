import type { EndedOffer, NightsTakenBy, OfferBrief } from '@shared/contract/offers/offer';
import { type PlainDate } from '@shared/domain/date';
import { t } from '../i18n/t';
import { dayMonthText } from '../components/formats';

/** `3 May`, without the year. */
export function lastDayText(validUntil: PlainDate): string {
  return dayMonthText(validUntil);
}

export function offerText({ status, validUntil }: OfferBrief): string {
  return status === 'sent'
    ? t('Offer sent, until {validUntil}', { validUntil: lastDayText(validUntil) })
    : t('Accepted, waits for you');
}

export function endedOfferText({ status, reason, day }: EndedOffer): string {
  const params = { day: lastDayText(day) };
  switch (status) {
    case 'declined':
      return t('Guest said no on {day}', params);
    case 'expired':
      return t('Offer expired on {day}', params);
    case 'withdrawn':
      return t(
        reason === 'nights_taken'
          ? 'Offer ended on {day}: nights taken'
          : 'Offer withdrawn on {day}',
        params,
      );
  }
}

export function takenText(by: NightsTakenBy): string {
  return t(TAKEN_BY[by]);
}

const TAKEN_BY = {
  offer:
    'The guest cannot accept it now: nights of it are held for another guest, who has an offer as well.',
  booking: 'The guest cannot accept it now: another booking has nights of it.',
  block:
    'The guest cannot accept it now: nights of it are blocked, by you or by the calendar of another site.',
} as const satisfies Record<NightsTakenBy, string>;
