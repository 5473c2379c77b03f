import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { addDays } from '@shared/domain/date';
import { type Currency } from '@shared/domain/prices/money';
import type { OverrideStatus } from '@shared/domain/prices/overrideStatus';
import type { BadgeTone } from '../../components/Badge';
import { arrivalsText, departuresText } from './WeekdaysField';
import { nightRangeTitle } from '../components/dateRangeText';
import { t, type Sentence } from '../i18n/t';
import { moneyText } from '../components/formats';

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
    amount: moneyText(overridePrice, currency),
  });
}

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
