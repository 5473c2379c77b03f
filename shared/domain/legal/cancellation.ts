import { addDays, daysBetween, type PlainDate } from '../date';
import { roundedQuotient, type Cents } from '../prices/money';

/** Up to and including `daysBefore` days before check-in, `refundPercent` of the total is refunded. */
export type CancellationStep = { daysBefore: number; refundPercent: number };

export const CANCELLATION_LIMITS = { steps: 5, daysBefore: 365 } as const;

/** Default: everything until 30 days before, half until 14 days before, then nothing. */
export const DEFAULT_CANCELLATION: readonly CancellationStep[] = [
  { daysBefore: 30, refundPercent: 100 },
  { daysBefore: 14, refundPercent: 50 },
];

/** Who cancels a confirmed stay. The policy binds the guest; if the owner cancels, everything paid is refunded. */
export const CANCELLED_BY = ['guest', 'owner'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** A refund: `percent` of the total without tax, plus `taxCents` of tax. */
export type Refund = { percent: number; cents: Cents; taxCents: Cents };

/**
 * The refund for a guest's cancellation.
 * @param steps the earliest first
 * @param day villa day on which the cancellation arrives
 * @param totalCents of the stay, in its own currency, tourist tax included
 * @param listedTaxCents that tax; fully refunded before the stay, because it is owed for nights slept
 */
export function refundOf(
  totalCents: Cents,
  checkinDate: PlainDate,
  day: PlainDate,
  steps: readonly CancellationStep[],
  listedTaxCents: Cents = 0,
): Refund {
  const left = daysBetween(day, checkinDate);
  const percent = steps.find(({ daysBefore }) => left >= daysBefore)?.refundPercent ?? 0;
  const tax = Math.min(listedTaxCents, totalCents);
  const taxCents = left >= 0 ? tax : 0;
  const share = roundedQuotient(BigInt(totalCents - tax) * BigInt(percent), 100);
  return { percent, cents: share + taxCents, taxCents };
}

/** The last day of each step for a stay, without past steps. */
export function deadlinesOf(
  checkinDate: PlainDate,
  today: PlainDate,
  steps: readonly CancellationStep[],
): { lastDay: PlainDate; refundPercent: number }[] {
  return steps
    .map(({ daysBefore, refundPercent }) => ({
      lastDay: addDays(checkinDate, -daysBefore),
      refundPercent,
    }))
    .filter(({ lastDay }) => lastDay >= today);
}
