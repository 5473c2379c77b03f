import type { PlainDate } from '../date';
import type { Cents } from '../prices/money';
import { stayItems, sumOf, type ScheduleItem } from './paymentSchedule';
import { heldCents, type Payment } from './paymentState';

/** What came of a booking's money besides the price of its nights, in the booking's currency. */
export type Ledger<Row extends Payment> = {
  /** Kept of a cancelled stay, without tourist tax: what was received, up to what its schedule keeps. */
  keptCents: Cents;
  keptTaxCents: Cents;
  /** Kept of the security deposit. */
  damageCents: Cents;
  /** Owed for a stay that takes place, and written off, without tourist tax. A later payment takes its place. */
  writtenOffCents: Cents;
  entries: (Row & {
    /** Tourist tax in a payment for the stay. A refund returns it. Never negative. */
    taxCents: Cents;
  })[];
};

/**
 * The ledger of a booking, from which figures, reports, cards and lists are read. The tourist tax is the last part of
 * the price to be paid and the first to be refunded.
 * @param items its schedule
 * @param payments by day
 */
export function ledgerOf<Row extends Payment & { paidOn: PlainDate }>(
  stay: { totalCents: Cents; taxCents: Cents; isCancelled: boolean },
  items: readonly ScheduleItem[],
  payments: readonly Row[],
): Ledger<Row> {
  const { totalCents, taxCents, isCancelled } = stay;
  const taxOf = (cents: Cents) => Math.min(taxCents, Math.max(0, cents - (totalCents - taxCents)));
  const heldOfStay = heldCents(payments, 'stay');
  const scheduledCents = sumOf(stayItems(items));
  const kept = isCancelled ? Math.max(0, Math.min(heldOfStay, scheduledCents)) : 0;
  const offOf = (purpose: Payment['purpose']) =>
    sumOf(payments.filter((one) => one.direction === 'off' && one.purpose === purpose));
  const off = isCancelled ? 0 : Math.min(offOf('stay'), Math.max(0, scheduledCents - heldOfStay));
  const offTax = taxOf(heldOfStay + off) - taxOf(heldOfStay);
  let held = 0;
  return {
    keptCents: kept - taxOf(kept),
    keptTaxCents: taxOf(kept),
    damageCents: offOf('security'),
    writtenOffCents: off - offTax,
    entries: payments.map((payment) => {
      const before = taxOf(held);
      if (payment.purpose === 'stay' && payment.direction !== 'off') {
        held += payment.direction === 'in' ? payment.cents : -payment.cents;
      }
      return { ...payment, taxCents: Math.abs(taxOf(held) - before) };
    }),
  };
}
