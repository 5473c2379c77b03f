import type { PriceSource } from '@shared/contract/prices/simulate';
import { translated } from '../i18n/language';
import { t } from './texts.en';

/** The rule that sets a night's price, in words. */
export function sourceText(source: PriceSource): string {
  switch (source.kind) {
    case 'override':
      return t('prices.priceOverrideName', { name: source.name });
    case 'season':
      return t('prices.seasonNamed', {
        name: translated(source.name),
        price: TIER_WORDS[source.tier],
      });
    case 'base':
      return t('prices.noSeasonBasePrice');
  }
}

const TIER_WORDS = {
  get base() {
    return t('prices.basePrice');
  },
  get high() {
    return t('prices.highSeasonPrice');
  },
  get peak() {
    return t('prices.peakSeasonPrice');
  },
  get own() {
    return t('prices.ownPrice');
  },
} as const;
