import { describe, expect } from 'vitest';
import { presentQuote } from '../../contract/prices/price';
import { currencies, days, holds, integers, overridesNear, priceRules } from '../../test/property';
import { addDays } from '../date';
import { quoteStay } from './price';
import { nightsOf } from '../bookings/stayRules';

describe('the price of any stay', () => {
  const stays = days.chain((checkinDate) =>
    integers(1, 90).chain((nights) =>
      overridesNear(checkinDate).map((overrides) => ({
        stay: { checkinDate, checkoutDate: addDays(checkinDate, nights) },
        overrides,
      })),
    ),
  );

  holds(
    'always adds up: lines, fees and total, in every currency and as the guest reads it',
    [stays, integers(1, 50), currencies, priceRules],
    ({ stay: any, overrides }, guests, currency, rules) => {
      const quote = quoteStay(any, guests, currency, rules, overrides);
      for (const line of quote.lines) expect(line.totalCents).toBe(line.nights * line.rateCents);
      const lines = quote.lines.reduce((sum, line) => sum + line.totalCents, 0);
      expect(quote.accommodationCents).toBe(lines);
      expect(quote.totalCents).toBe(lines + quote.guestFeeCents + quote.cleaningFeeCents);
      expect(Number.isSafeInteger(quote.totalCents)).toBe(true);

      const read = presentQuote(quote);
      const cents = (amount: number) => Number((amount * 100).toFixed(0));
      const sum = read.priceBreakdown.reduce((total, line) => total + cents(line.total), 0);
      expect(cents(read.total)).toBe(sum + cents(read.guestFee) + cents(read.cleaningFee));
      for (const amount of [read.total, read.baseRate, read.guestFee, read.cleaningFee]) {
        expect(Number(amount.toFixed(2))).toBe(amount);
      }
      if (currency !== rules.baseCurrency) {
        for (const line of read.priceBreakdown) expect(Number.isInteger(line.rate)).toBe(true);
      }
    },
    10_000,
  );

  holds(
    'is what adding up night by night by hand gives',
    [stays, integers(1, 20), currencies, priceRules],
    ({ stay: any, overrides }, guests, currency, rules) => {
      const rates = {
        EUR: 10_000n,
        GBP: BigInt(rules.gbpRateE4),
        USD: BigInt(rules.usdRateE4),
      };
      const shown = (cents: number): bigint => {
        if (currency === rules.baseCurrency) return BigInt(cents);
        const unit = rates[rules.baseCurrency] * 100n;
        return ((2n * BigInt(cents) * rates[currency] + unit) / (2n * unit)) * 100n;
      };
      const priceOf = (night: string): number => {
        const [winner] = overrides
          .filter((rule) => rule.isActive && rule.startDate <= night && night <= rule.endDate)
          .toSorted((a, b) => b.priority - a.priority || b.id - a.id);
        const bySeason = /-0[78]-/.test(night)
          ? rules.peakSeasonPriceCents
          : /-0[69]-/.test(night)
            ? rules.highSeasonPriceCents
            : rules.basePriceCents;
        return winner?.overridePriceCents ?? bySeason;
      };
      const extra = BigInt(Math.max(0, guests - 6)) * shown(rules.extraGuestFeeCents);
      const byHand = nightsOf(any).reduce(
        (sum, night) => sum + shown(priceOf(night)),
        extra + shown(rules.cleaningFeeCents),
      );
      expect(BigInt(quoteStay(any, guests, currency, rules, overrides).totalCents)).toBe(byHand);
    },
    1_000,
  );

  holds(
    'has lines that partition the nights: none missing, none twice, neighbours at different rates',
    [stays, currencies, priceRules],
    ({ stay: any, overrides }, currency, rules) => {
      const { lines, nights } = quoteStay(any, 2, currency, rules, overrides);
      expect(
        lines.flatMap((line) => nightsOf({ checkinDate: line.start, checkoutDate: line.end })),
      ).toEqual(nightsOf(any));
      expect(lines.reduce((sum, line) => sum + line.nights, 0)).toBe(nights);
      for (const [index, line] of lines.entries()) {
        expect(line.rateCents).not.toBe(lines[index + 1]?.rateCents);
      }
    },
    2_000,
  );
});
