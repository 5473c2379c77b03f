import { describe, expect, it } from 'vitest';
import { buildSettings } from '../test/pageData';
import { startingPrice } from './startingPrice';

describe('the price that a stay starts from', () => {
  it.each([
    ['EUR', 15_000],
    ['GBP', 12_900],
    ['USD', 16_500],
  ] as const)('is the fallback in %s while there are no settings', (currency, cents) => {
    expect(startingPrice(undefined, null, currency)).toBe(cents);
  });

  it.each([
    ['EUR', 45_050],
    ['GBP', 38_700],
    ['USD', 49_600],
  ] as const)('is the base price in %s, in whole units if it is converted', (currency, cents) => {
    expect(startingPrice(buildSettings({ basePrice: '450.50' }), null, currency)).toBe(cents);
  });

  it('converts from a base currency other than the euro', () => {
    const settings = buildSettings({ basePrice: '430.00', baseCurrency: 'GBP' });
    expect(startingPrice(settings, null, 'EUR')).toBe(50_000);
    expect(startingPrice(settings, null, 'GBP')).toBe(43_000);
  });

  it('is the lowest price of an available night if that is known', () => {
    expect(startingPrice(buildSettings({ basePrice: '450.00' }), '199.00', 'EUR')).toBe(19_900);
    expect(startingPrice(buildSettings({ basePrice: '450.00' }), '500.00', 'GBP')).toBe(43_000);
  });
});
