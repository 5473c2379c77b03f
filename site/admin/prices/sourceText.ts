import type { PriceSource } from '@shared/contract/prices/simulate';
import { translated } from '../i18n/language';
import { t } from '../i18n/t';

export function sourceText(source: PriceSource): string {
  switch (source.kind) {
    case 'override':
      return t('Price override “{name}”', { name: source.name });
    case 'season':
      return t('Season “{name}”, {price}', {
        name: translated(source.name),
        price: t(TIER_TEXTS[source.tier]),
      });
    case 'base':
      return t('No season: base price');
  }
}

const TIER_TEXTS = {
  base: 'base price',
  high: 'high season price',
  peak: 'peak season price',
  own: 'a price of its own',
} as const;
