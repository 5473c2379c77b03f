import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { addDays } from '@shared/domain/date';
import { formatMoney, parseCents, type Currency } from '@shared/domain/prices/money';
import type { OverrideStatus } from '@shared/domain/prices/overrideStatus';
import type { BadgeTone } from '../../components/Badge';
import { arrivalsText, departuresText } from './WeekdaysField';
import { nightRangeTitle } from '../components/dateRangeText';
import { currentLocale } from '../i18n/language';
import { t, type Sentence } from '../i18n/t';

/** First to last night: `Nights 26 Mar to 4 Apr 2027 (10 nights)`. */
export function overrideNightsText({
  startDate,
  endDate,
}: Pick<PriceOverrideJson, 'startDate' | 'endDate'>): string {
  return nightRangeTitle(startDate, addDays(endDate, 1));
}

export function priceText(
  { overridePrice }: Pick<PriceOverrideJson, 'overridePrice'>,
  currency: Currency,
): string {
  return t('{amount} per night', {
    amount: formatMoney(parseCents(overridePrice), currency, currentLocale()),
  });
}

/** `At least 5 nights, arrivals Sat`; empty if the season's rules apply. */
export function stayRuleText({
  minStay,
  arrivalDays,
  departureDays,
}: Pick<PriceOverrideJson, 'minStay' | 'arrivalDays' | 'departureDays'>): string {
  const said = [
    minStay === null ? null : t('at least {minStay} {minStay|night|nights}', { minStay }),
    arrivalDays && arrivalsText(arrivalDays),
    departureDays && departuresText(departureDays),
  ].filter((part) => part !== null);
  const text = said.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const STATUS_TEXTS: Readonly<Record<OverrideStatus, Sentence>> = {
  Active: 'Active',
  Upcoming: 'Upcoming{#price}',
  Expired: 'Expired',
  Inactive: 'Inactive',
};

export const STATUS_TONES = {
  Active: 'green',
  Upcoming: 'blue',
  Expired: 'neutral',
  Inactive: 'neutral',
} as const satisfies Record<OverrideStatus, BadgeTone>;
