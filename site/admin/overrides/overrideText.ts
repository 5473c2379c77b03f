import type { PriceOverrideJson } from '@shared/contract/override';
import { daysBetween, formatDay, parts } from '@shared/domain/date';
import { formatMoney, parseCents } from '@shared/domain/money';
import type { OverrideStatus } from '@shared/domain/overrideStatus';
import type { BadgeTone } from '../../components/Badge';

const LOCALE = 'en-GB';

/** First to last night: `26 Mar – 4 Apr 2027 · 10 nights`. */
export function rangeText({
  startDate,
  endDate,
}: Pick<PriceOverrideJson, 'startDate' | 'endDate'>): string {
  const isOneYear = parts(startDate).year === parts(endDate).year;
  const from = isOneYear
    ? formatDay(startDate, LOCALE, { day: 'numeric', month: 'short' })
    : formatDay(startDate, LOCALE);
  const nights = daysBetween(startDate, endDate) + 1;
  const range =
    startDate === endDate ? formatDay(endDate, LOCALE) : `${from} – ${formatDay(endDate, LOCALE)}`;
  return `${range} · ${nights} ${nights === 1 ? 'night' : 'nights'}`;
}

/** `€520 per night`. */
export function priceText({ overridePrice }: Pick<PriceOverrideJson, 'overridePrice'>): string {
  return `${formatMoney(parseCents(overridePrice), 'EUR')} per night`;
}

export const STATUS_TONES = {
  Active: 'green',
  Upcoming: 'blue',
  Expired: 'neutral',
  Inactive: 'neutral',
} as const satisfies Record<OverrideStatus, BadgeTone>;
