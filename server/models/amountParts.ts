import { quoteSchema, type QuoteJson } from '@shared/contract/prices/price';
import { centsOfNumber, roundedQuotient, type Cents } from '@shared/domain/prices/money';
import { storedJson } from '../storedJson';

type PricedBooking = {
  priceBreakdown: string;
  totalAmountCents: Cents;
  totalAmountEurCents: Cents;
};

/** A part of a booking's amount in euros, at the rate of the whole amount. */
export function euroCentsOf(
  cents: Cents,
  { totalAmountCents, totalAmountEurCents }: Omit<PricedBooking, 'priceBreakdown'>,
): Cents {
  if (cents === 0) return 0;
  // The product of two amounts exceeds 2^53.
  return roundedQuotient(BigInt(totalAmountEurCents) * BigInt(cents), totalAmountCents);
}

/**
 * Tourist tax and fees in a booking's amount: those of its list price, capped by the amount, the tax first because it
 * is owed to the council. A price agreed below the list price reduces the accommodation, not the fees.
 */
export function amountParts({
  priceBreakdown,
  totalAmountCents,
  totalAmountEurCents,
}: PricedBooking): { taxCents: Cents; taxEurCents: Cents; feesCents: Cents; feesEurCents: Cents } {
  const quote = storedJson(quoteSchema, priceBreakdown);
  const listed = quote ? listedParts(quote) : { taxCents: 0, feesCents: 0 };
  const taxCents = within(listed.taxCents, totalAmountCents);
  const feesCents = within(listed.feesCents, totalAmountCents - taxCents);
  const inEur = (cents: Cents) => euroCentsOf(cents, { totalAmountCents, totalAmountEurCents });
  const taxEurCents = inEur(taxCents);
  // Rounding both up could exceed the total.
  const feesEurCents = within(inEur(feesCents), totalAmountEurCents - taxEurCents);
  return { taxCents, taxEurCents, feesCents, feesEurCents };
}

/** Prices stored before lines existed have two fees and no tax. */
function listedParts({ lines, guestFee, cleaningFee }: QuoteJson) {
  if (!lines) {
    return { taxCents: 0, feesCents: centsOfNumber(guestFee) + centsOfNumber(cleaningFee) };
  }
  const sumOf = (kinds: readonly string[]) =>
    lines.reduce(
      (sum, { kind, total }) => sum + (kinds.includes(kind) ? centsOfNumber(total) : 0),
      0,
    );
  return {
    taxCents: sumOf(['touristTax']),
    feesCents: sumOf(['extraGuests', 'cleaning', 'pets', 'extra']),
  };
}

function within(cents: Cents, most: Cents): Cents {
  return Math.min(Math.max(cents, 0), Math.max(most, 0));
}
