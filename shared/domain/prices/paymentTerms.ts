import { addDays, type PlainDate } from '../date';
import { roundedQuotient, type Cents } from './money';

/** When a guest pays what; told as text, no payment is taken. */
export type PaymentTerms = {
  /** Percent of the total that is due at the confirmation; `null` where nothing is said of it. */
  depositPercent: number | null;
  /** Days before check-in on which the rest is due; `null` for on arrival. */
  balanceDays: number | null;
  /** Given back after the stay, no part of the total, in the base currency; 0 for none. */
  securityDepositCents: Cents;
};

/** A total in two parts, which add up to it. */
export type PaymentSchedule = {
  depositCents: Cents;
  balanceCents: Cents;
  /** `null` where nothing is left to pay. */
  balanceDue: PlainDate | null;
};

/**
 * What is due when. Where the day of the balance has come already, all is due at the confirmation. The deposit is
 * rounded to the cent in every currency, wherever it is computed; the balance is the rest.
 * @param from the villa's day from which payments are counted
 */
export function paymentSchedule(
  { totalCents, checkinDate }: { totalCents: Cents; checkinDate: PlainDate },
  { depositPercent, balanceDays }: { depositPercent: number; balanceDays: number | null },
  from: PlainDate,
): PaymentSchedule {
  const balanceDue = addDays(checkinDate, -(balanceDays ?? 0));
  const isAllDue = depositPercent >= 100 || balanceDue <= from;
  const depositCents = isAllDue
    ? totalCents
    : Math.min(roundedQuotient(totalCents * depositPercent, 100), totalCents);
  const balanceCents = totalCents - depositCents;
  return { depositCents, balanceCents, balanceDue: balanceCents > 0 ? balanceDue : null };
}
