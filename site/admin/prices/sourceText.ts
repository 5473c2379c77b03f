import type { PriceSource } from '@shared/contract/prices/simulate';

/** The rule that sets a night's price, in words. */
export function sourceText(source: PriceSource): string {
  switch (source.kind) {
    case 'override':
      return `Price override “${source.name}”`;
    case 'season':
      return `Season “${source.name}”, ${TIER_WORDS[source.tier]}`;
    case 'base':
      return 'No season: base price';
  }
}

const TIER_WORDS = {
  base: 'base price',
  high: 'high season price',
  peak: 'peak season price',
  own: 'a price of its own',
} as const;
