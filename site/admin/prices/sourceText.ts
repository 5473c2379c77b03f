import type { PriceSource } from '@shared/contract/prices/simulate';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';

/** The rule that sets a night's price, in words. */
export function sourceText(source: PriceSource): string {
  switch (source.kind) {
    case 'override':
      return t('Price override “{name}”', { name: source.name });
    case 'season':
      return t('Season “{name}”, {price}', {
        name: translated(source.name),
        price: TIER_WORDS[source.tier],
      });
    case 'base':
      return t('No season: base price');
  }
}

const TIER_WORDS = {
  get base() {
    return t('base price');
  },
  get high() {
    return t('high season price');
  },
  get peak() {
    return t('peak season price');
  },
  get own() {
    return t('a price of its own');
  },
} as const;
