import type { PriceRules } from '../domain/prices/price';
import { DEFAULT_SEASON_CALENDAR } from '../domain/prices/season';

/** Price rules for tests. */
export const RULES: PriceRules = {
  baseCurrency: 'EUR',
  basePriceCents: 45_000,
  highSeasonPriceCents: 55_000,
  peakSeasonPriceCents: 65_000,
  cleaningFeeCents: 15_000,
  extraGuestFeeCents: 2_500,
  gbpRateE4: 8_600,
  usdRateE4: 11_000,
  minStayRegular: 3,
  minStayPeak: 7,
  seasons: DEFAULT_SEASON_CALENDAR,
};
