import { describe, expect } from 'vitest';
import { presentQuote } from '../../contract/prices/price';
import { presentPriceTerms, priceTermsOf } from '../../contract/prices/presentPriceTerms';
import { holds, integers, priceRules, priceTerms, quoteRequests } from '../../test/property';
import { addDays, daysBetween } from '../date';
import { billLines } from './billLines';
import { CURRENCIES } from './money';
import { quoteStay, type Quote } from './price';
import { DEFAULT_PRICE_TERMS } from './priceTerms';
import { countNights, nightsOf } from '../bookings/stayRules';

/** Random cases, different in each of the three time zones. */
const STAYS = 2_000;
const centsOf = (amount: number) => Number((amount * 100).toFixed(0));
/** The charges, in any order. */
const chargesOf = ({ charges, totalCents, payment }: Quote) => ({
  charges: charges.map((charge) => JSON.stringify(charge)).toSorted(),
  totalCents,
  payment,
});

describe('the price of any stay by any terms', () => {
  holds(
    'is the sum of its lines in all three currencies, as they are shown and as they travel',
    [quoteRequests, priceRules, priceTerms],
    (request, rules, terms) => {
      for (const currency of CURRENCIES) {
        const quote = presentQuote(quoteStay({ ...request, currency }, rules, terms, []));
        const lines = quote.lines ?? [];
        // A single assertion, because a million of them would take longer than the prices.
        const wrong = lines.find(
          ({ quantity, rate, total }) =>
            quantity * centsOf(rate) !== centsOf(total) || Number(total.toFixed(2)) !== total,
        );
        expect(wrong).toBeUndefined();
        const sum = lines.reduce((all, { total }) => all + centsOf(total), 0);
        expect(sum).toBe(centsOf(quote.total));
        expect(billLines(quote).reduce((all, { cents }) => all + cents, 0)).toBe(sum);
        expect(quote.total).toBeGreaterThanOrEqual(0);
        if (quote.payment?.depositPercent !== undefined && quote.payment.depositPercent !== null) {
          const { deposit, balance } = quote.payment;
          expect(centsOf(deposit) + centsOf(balance)).toBe(sum);
          expect(Math.min(deposit, balance)).toBeGreaterThanOrEqual(0);
        }
      }
    },
    STAYS,
  );

  holds(
    'does not depend on the order of discounts, extras, tax ranges and choices',
    [quoteRequests, priceRules, priceTerms],
    (request, rules, terms) => {
      const turned = {
        ...terms,
        discounts: terms.discounts.toReversed(),
        fees: { ...terms.fees, extras: terms.fees.extras.toReversed() },
        touristTax: { ...terms.touristTax, rates: terms.touristTax.rates.toReversed() },
      };
      // No form sends the same extra twice; the first one counts.
      const ids = request.extras?.map(({ id }) => id) ?? [];
      const isOnce = new Set(ids).size === ids.length;
      const asked = isOnce ? { ...request, extras: request.extras?.toReversed() } : request;
      expect(chargesOf(quoteStay(asked, rules, turned, []))).toEqual(
        chargesOf(quoteStay(request, rules, terms, [])),
      );
    },
    STAYS,
  );

  holds(
    'stays when a discount, an extra or a tax is added that does not touch it',
    [quoteRequests, priceRules, priceTerms, integers(1, 60)],
    (request, rules, terms, distance) => {
      const nights = countNights(request);
      const ahead = daysBetween(request.bookingDate, request.checkinDate);
      const taken = new Set(nightsOf(request).map((night) => night.slice(5)));
      const away = addDays(request.checkoutDate, distance).slice(5);
      const isFree = !taken.has(away) && terms.touristTax.rates.length === 0;
      const more = {
        ...terms,
        discounts: [
          ...terms.discounts,
          { name: 'Long', kind: 'lengthOfStay', threshold: nights + 1, percent: 100 },
          { name: 'Early', kind: 'earlyBird', threshold: ahead + 1, percent: 100 },
          ...(ahead > 0
            ? [{ name: 'Late', kind: 'lastMinute', threshold: ahead - 1, percent: 100 } as const]
            : []),
        ],
        fees: {
          ...terms.fees,
          extras: [
            ...terms.fees.extras,
            { id: 'new', name: 'New', priceCents: 9_900, per: 'night', maxQuantity: 1 },
          ],
        },
        touristTax: {
          ...terms.touristTax,
          rates: isFree ? [{ start: away, end: away, cents: 900 }] : terms.touristTax.rates,
        },
      } as const;
      expect(quoteStay(request, rules, more, [])).toEqual(quoteStay(request, rules, terms, []));
    },
    STAYS,
  );

  holds(
    'has one discount at most, and no other could be better for the guest',
    [quoteRequests, priceRules, priceTerms],
    (request, rules, terms) => {
      const quote = quoteStay(request, rules, terms, []);
      const given = quote.charges.filter(({ kind }) => kind === 'discount');
      expect(given.length).toBeLessThanOrEqual(1);
      for (const discount of terms.discounts) {
        const alone = quoteStay(request, rules, { ...terms, discounts: [discount] }, []);
        expect(quote.totalCents).toBeLessThanOrEqual(alone.totalCents);
      }
    },
    1_000,
  );

  holds(
    'is taxed night by night as adding up by hand gives',
    [quoteRequests, priceRules, priceTerms],
    (request, rules, terms) => {
      const { isOn, rates, maxNights, minimumAge } = terms.touristTax;
      const base = { ...request, currency: rules.baseCurrency };
      const taxed = nightsOf(base)
        .slice(0, maxNights ?? 90)
        .map((night) => night.slice(5))
        .map(
          (day) =>
            rates.find(({ start, end }) =>
              start <= end ? start <= day && day <= end : day >= start || day <= end,
            )?.cents ?? 0,
        );
      const adults = Math.max(0, base.guestCount - (minimumAge > 2 ? (base.children ?? 0) : 0));
      const byHand = isOn ? taxed.reduce((sum, cents) => sum + cents * adults, 0) : 0;
      const lines = quoteStay(base, rules, terms, []).charges.filter(
        ({ kind }) => kind === 'touristTax',
      );
      expect(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(byHand);
    },
    1_000,
  );

  holds(
    'is that of before by the terms of a new villa',
    [quoteRequests, priceRules],
    (request, rules) => {
      const quote = quoteStay({ ...request, children: 1, pets: 2 }, rules, DEFAULT_PRICE_TERMS, []);
      expect(quote.totalCents).toBe(
        quote.accommodationCents + quote.guestFeeCents + quote.cleaningFeeCents,
      );
      expect(quote.payment).toBeNull();
    },
  );

  holds('does not change with the terms’ way through the contract', [priceTerms], (terms) => {
    const back = priceTermsOf(presentPriceTerms(terms));
    const extras = terms.fees.extras.map((extra) =>
      extra.per === 'piece' ? extra : { ...extra, maxQuantity: 1 },
    );
    expect(back).toEqual({ ...terms, fees: { ...terms.fees, extras } });
  });
});
