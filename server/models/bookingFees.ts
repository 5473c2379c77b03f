import { quoteSchema } from '@shared/contract/prices/price';
import { centsOfNumber, roundedQuotient } from '@shared/domain/prices/money';
import { storedJson } from '../storedJson';

type PricedBooking = {
  priceBreakdown: string;
  totalAmountCents: number;
  totalAmountEurCents: number;
};

/**
 * The fees among a booking's amount: those of its list price, at most the amount itself. What the
 * owner agreed below the list price is less accommodation, not smaller fees.
 */
export function feesOf({ priceBreakdown, totalAmountCents, totalAmountEurCents }: PricedBooking): {
  feesCents: number;
  feesEurCents: number;
} {
  const quote = storedJson(quoteSchema, priceBreakdown);
  const listed = quote ? centsOfNumber(quote.guestFee) + centsOfNumber(quote.cleaningFee) : 0;
  const feesCents = Math.min(Math.max(listed, 0), totalAmountCents);
  if (feesCents === 0) return { feesCents: 0, feesEurCents: 0 };
  // The product of two amounts passes 2^53.
  const product = BigInt(totalAmountEurCents) * BigInt(feesCents);
  return { feesCents, feesEurCents: roundedQuotient(product, BigInt(totalAmountCents)) };
}
