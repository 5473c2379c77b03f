import type { RecordedPayments } from '@shared/contract/payments/duePayments';
import { plainLine } from '@shared/domain/plainText';
import { formatCents } from '@shared/domain/prices/money';
import type { Payment } from '../../models/Payment';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { loadLedgerEntries, type LedgerEntry } from './ledger';

/** The payments of a year with their sums, latest first. */
export async function loadRecordedPayments(
  year: number,
  context: ReadContext,
): Promise<RecordedPayments> {
  const { baseCurrency: currency } = await loadSettings(context);
  const range = { from: `${year}-01-01`, until: `${year + 1}-01-01` };
  const entries = await loadLedgerEntries(range, context);
  const first = await context.models.Payment.min<string | null, Payment>('paidOn');
  // No payment is recorded for a day to come.
  const last = Number(context.today.slice(0, 4));
  const count = Math.max(1, last + 1 - Number((first ?? context.today).slice(0, 4)));
  const sum = (isOf: (entry: LedgerEntry) => boolean) =>
    formatCents(entries.filter(isOf).reduce((cents, { baseCents }) => cents + baseCents, 0));
  return {
    year,
    years: Array.from({ length: count }, (_, index) => last - index),
    currency,
    received: sum(({ direction }) => direction === 'in'),
    returned: sum(({ direction }) => direction === 'out'),
    kept: sum(({ direction, purpose }) => direction === 'off' && purpose === 'security'),
    rows: entries.toReversed().map(({ booking, id, direction, purpose, paidOn, ...entry }) => ({
      bookingId: booking.id,
      reference: booking.reference,
      guestName: plainLine(booking.guestName),
      checkinDate: booking.checkinDate,
      checkoutDate: booking.checkoutDate,
      currency: booking.currency,
      amount: formatCents(entry.cents),
      id,
      direction,
      purpose,
      paidOn,
      way: entry.way,
      note: entry.note,
    })),
  };
}
