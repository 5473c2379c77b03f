import { addDays, type PlainDate } from '../date';
import { roundedQuotient, type Cents } from './money';

/** When a guest has to pay. Informational: no payment is taken. */
export type PaymentTerms = {
  /** Percent of the total due at the confirmation; `null` if not specified. */
  depositPercent: number | null;
  /** Days before check-in on which the balance is due; `null` for on arrival. */
  balanceDays: number | null;
  /** Refunded after the stay, not part of the total, in the base currency; 0 for none. */
  securityDepositCents: Cents;
};

export type PaymentSplit = {
  depositCents: Cents;
  balanceCents: Cents;
  /** `null` if nothing is left to pay. */
  balanceDue: PlainDate | null;
};

/**
 * The due amounts. If the balance's due date has passed, everything is due at the confirmation. The deposit is
 * rounded to the cent in every currency; the balance is the rest.
 * @param from the villa's day from which payments are counted
 */
export function splitPayment(
  { totalCents, checkinDate }: { totalCents: Cents; checkinDate: PlainDate },
  { depositPercent, balanceDays }: { depositPercent: number; balanceDays: number | null },
  from: PlainDate,
): PaymentSplit {
  const balanceDue = addDays(checkinDate, -(balanceDays ?? 0));
  const isAllDue = depositPercent >= 100 || balanceDue <= from;
  const depositCents = isAllDue
    ? totalCents
    : Math.min(roundedQuotient(totalCents * depositPercent, 100), totalCents);
  const balanceCents = totalCents - depositCents;
  return { depositCents, balanceCents, balanceDue: balanceCents > 0 ? balanceDue : null };
}
