import { quoteSchema } from '@shared/contract/prices/price';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import type { PlainDate } from '@shared/domain/date';
import type { Cents } from '@shared/domain/prices/money';
import { storedJson } from '../../storedJson';
import type { DayRange } from './figuresSql';

/**
 * The tourist tax of a stay's nights in a period. Each night has the part that the bill has for it, of an amount that
 * may have been converted; parts add up to the amount.
 * @param stay.taxCents of the whole stay
 * @returns `taxed` counts a night once for each guest who pays
 */
export function taxOfNights(
  stay: {
    checkinDate: PlainDate;
    checkoutDate: PlainDate;
    taxCents: Cents;
    priceBreakdown: string;
  },
  { from, until }: DayRange,
): { cents: Cents; taxed: number } {
  const lines =
    storedJson(quoteSchema, stay.priceBreakdown)?.lines?.filter(
      ({ kind }) => kind === 'touristTax',
    ) ?? [];
  const nights = nightsOf(stay).map((night) => {
    const line = lines.find(
      ({ dates }) => dates === undefined || (dates.start <= night && night < dates.end),
    );
    const taxed = line ? (line.guests ?? 0) : 0;
    return { night, taxed, weight: line ? taxed * Math.round(line.rate * 100) : 0 };
  });
  const whole = nights.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  let cents = 0;
  let taxed = 0;
  for (const each of nights) {
    // A bill of an older version does not say which nights are taxed.
    const [part, all] = whole > 0 ? [each.weight, whole] : [1, nights.length];
    const share = (weight: number) =>
      Number((BigInt(stay.taxCents) * BigInt(weight)) / BigInt(all));
    if (from <= each.night && each.night < until) {
      cents += share(before + part) - share(before);
      if (whole > 0) taxed += each.taxed;
    }
    before += part;
  }
  return { cents, taxed };
}
