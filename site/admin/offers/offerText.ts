import type { EndedOffer, NightsTakenBy, OfferBrief } from '@shared/contract/offers/offer';
import { formatShortDay, type PlainDate } from '@shared/domain/date';
import { t } from './texts.en';
import { currentLocale } from '../i18n/language';

/** `3 May`: the last day of an offer is never far away. */
export function lastDayText(validUntil: PlainDate): string {
  return formatShortDay(validUntil, currentLocale(), { day: 'numeric', month: 'short' });
}

/** Whose turn it is: `Offer sent, until 3 May`, `Accepted, waits for you`. */
export function offerText({ status, validUntil }: OfferBrief): string {
  return status === 'sent'
    ? t('offers.sentUntil', { validUntil: lastDayText(validUntil) })
    : t('offers.acceptedWaitsForYou');
}

/** How the last offer of a booking came to its end: `Offer expired 3 May`. */
export function endedOfferText({ status, reason, day }: EndedOffer): string {
  const params = { day: lastDayText(day) };
  switch (status) {
    case 'declined':
      return t('offers.guestSaidNo', params);
    case 'expired':
      return t('offers.expiredOn', params);
    case 'withdrawn':
      return t(
        reason === 'nights_taken' ? 'offers.lostItsNightsOn' : 'offers.offerWithdrawnOn',
        params,
      );
  }
}

/** Why the guest of an open offer cannot accept it now. */
export function takenText(by: NightsTakenBy): string {
  return t(`offers.takenBy.${by}`);
}
