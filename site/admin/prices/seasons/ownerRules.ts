import type { PriceOverrideJson } from '@shared/contract/prices/override';
import { seasonOf, type SeasonJson } from '@shared/contract/prices/season';
import type { VillaSettings } from '@shared/contract/prices/settings';
import { type PlainDate } from '@shared/domain/date';
import { parseCents, parseRate, type Currency } from '@shared/domain/prices/money';
import type { DayRule, OverrideRule, PriceRules } from '@shared/domain/prices/price';
import {
  isYearly,
  seasonCalendar,
  type SeasonColour,
  type SeasonRange,
} from '@shared/domain/prices/season';
import { theme } from '../../../styles/theme';
import { arrivalsText, departuresText } from '../WeekdaysField';
import { t } from '../../i18n/t';
import { centsText, shortDayText, dayMonthText } from '../../components/formats';

export function rulesOf(settings: VillaSettings, seasons: readonly SeasonJson[]): PriceRules {
  return {
    baseCurrency: settings.baseCurrency,
    basePriceCents: parseCents(settings.basePrice),
    highSeasonPriceCents: parseCents(settings.highSeasonPrice),
    peakSeasonPriceCents: parseCents(settings.peakSeasonPrice),
    cleaningFeeCents: parseCents(settings.cleaningFee),
    extraGuestFeeCents: parseCents(settings.extraGuestFee),
    gbpRateE4: parseRate(settings.gbpRate),
    usdRateE4: parseRate(settings.usdRate),
    minStayRegular: settings.minStayRegular,
    minStayPeak: settings.minStayPeak,
    seasons: seasonCalendar(seasons.map(seasonOf)),
  };
}

export function overrideRules(overrides: readonly PriceOverrideJson[]): OverrideRule[] {
  return overrides.map(({ overridePrice, ...override }) => ({
    ...override,
    overridePriceCents: parseCents(overridePrice),
  }));
}

/** `€650, at least 7 nights, arrivals Sat`. */
export function ruleText(
  { priceCents, minStay, arrivalDays, departureDays }: DayRule,
  currency: Currency,
): string {
  return [
    centsText(priceCents, currency),
    t('at least {minStay} {minStay|night|nights}', { minStay }),
    arrivalDays && arrivalsText(arrivalDays),
    departureDays && departuresText(departureDays),
  ]
    .filter(Boolean)
    .join(', ');
}

/** First to last day: `1 Jun – 30 Jun every year`, `20 Mar – 4 Apr 2027`. */
export function seasonRangeText(range: SeasonRange): string {
  if (isYearly(range)) {
    const day = (short: string) => dayMonthText(`2000-${short}`);
    return t('{start} – {end} every year', { start: day(range.start), end: day(range.end) });
  }
  return daysText(range.start, range.end);
}

/** First to last day of some days: `20 Mar – 4 Apr 2027`. */
export function daysText(first: PlainDate, last: PlainDate): string {
  if (first === last) return shortDayText(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${shortDayText(first, isOneYear ? DAY : undefined)} – ${shortDayText(last)}`;
}

const DAY = { day: 'numeric', month: 'short' } as const;

export const SEASON_SHADES = {
  gold: theme.colors.saffron,
  terracotta: theme.colors.terracotta,
  ocean: theme.colors.ocean,
  olive: theme.colors.palm,
  plum: theme.colors.bougainvillea,
  slate: theme.colors.slate,
} as const satisfies Record<SeasonColour, string>;
