import { describe, expect, it } from 'vitest';
import { buildSettings } from '../test/pageData';
import { startingPrice } from './StartingFrom';

describe('the price that a stay starts from', () => {
  it.each([
    ['EUR', 15_000],
    ['GBP', 12_900],
    ['USD', 16_500],
  ] as const)('is the fallback in %s while there are no settings', (currency, cents) => {
    expect(startingPrice(undefined, currency)).toBe(cents);
  });

  it.each([
    ['EUR', 45_050],
    ['GBP', 38_700],
    ['USD', 49_600],
  ] as const)(
    'is the base price in %s, in whole units where it is converted',
    (currency, cents) => {
      expect(startingPrice(buildSettings({ basePrice: '450.50' }), currency)).toBe(cents);
    },
  );

  it('goes from a base currency other than the euro', () => {
    const settings = buildSettings({ basePrice: '430.00', baseCurrency: 'GBP' });
    expect(startingPrice(settings, 'EUR')).toBe(50_000);
    expect(startingPrice(settings, 'GBP')).toBe(43_000);
  });
});
