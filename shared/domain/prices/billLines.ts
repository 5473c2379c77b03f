import type { PlainDate } from '../date';
import { centsOfNumber, type Cents } from './money';

/** A line of a bill, in the currency of the quote. */
export type BillLine =
  | {
      kind: 'nights';
      nights: number;
      rateCents: Cents;
      /** First and last night. */
      dates: { start: PlainDate; end: PlainDate };
      cents: Cents;
    }
  | { kind: 'extraGuests' | 'cleaning'; cents: Cents };

/** What of a quote stands on its bill. */
type Quote = {
  priceBreakdown: readonly {
    nights: number;
    rate: number;
    total: number;
    dates: { start: PlainDate; end: PlainDate };
  }[];
  guestFee: number;
  cleaningFee: number;
};

/**
 * The lines above the total, on the site, in the back office and in mails alike. They add up to the
 * total; a fee that is not taken has no line.
 */
export function billLines({ priceBreakdown, guestFee, cleaningFee }: Quote): BillLine[] {
  const fees = [
    { kind: 'extraGuests', cents: centsOfNumber(guestFee) },
    { kind: 'cleaning', cents: centsOfNumber(cleaningFee) },
  ] as const;
  return [
    ...priceBreakdown.map(({ nights, rate, total, dates }) => ({
      kind: 'nights' as const,
      nights,
      rateCents: centsOfNumber(rate),
      dates,
      cents: centsOfNumber(total),
    })),
    ...fees.filter(({ cents }) => cents > 0),
  ];
}
