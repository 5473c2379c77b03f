import type { OfferBrief } from '@shared/contract/offers/offer';
import { formatDay, type PlainDate } from '@shared/domain/date';
import { t } from './texts.en';
import { shortMonthLocale } from '../components/dateRangeText';

/** `3 May`: the last day of an offer is never far away. */
export function lastDayText(validUntil: PlainDate): string {
  return formatDay(validUntil, shortMonthLocale(), { day: 'numeric', month: 'short' });
}

/** Whose turn it is: `Offer sent, until 3 May`, `Accepted, waits for you`. */
export function offerText({ status, validUntil }: OfferBrief): string {
  return status === 'sent'
    ? t('offers.sentUntil', { validUntil: lastDayText(validUntil) })
    : t('offers.acceptedWaitsForYou');
}
