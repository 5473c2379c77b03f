import type { VillaSettings } from '@shared/contract/prices/settings';
import { PUBLIC_FALLBACKS } from '@shared/domain/publicDefaults';
import {
  convert,
  parseCents,
  parseRate,
  RATE_SCALE,
  type Cents,
  type Currency,
} from '@shared/domain/prices/money';

/**
 * The lowest price of an available night. Falls back to the base price, and to the specification's value while
 * there are no settings.
 * @param lowest in the base currency
 */
export function startingPrice(
  settings: VillaSettings | undefined,
  lowest: string | null,
  currency: Currency,
): Cents {
  if (settings) {
    return convert(parseCents(lowest ?? settings.basePrice), settings.baseCurrency, currency, {
      gbpRateE4: parseRate(settings.gbpRate),
      usdRateE4: parseRate(settings.usdRate),
    });
  }
  return convert(PUBLIC_FALLBACKS.basePrice * 100, 'EUR', currency, {
    gbpRateE4: Math.round(PUBLIC_FALLBACKS.gbpFactor * RATE_SCALE),
    usdRateE4: Math.round(PUBLIC_FALLBACKS.usdFactor * RATE_SCALE),
  });
}
