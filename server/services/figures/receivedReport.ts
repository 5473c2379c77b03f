import type { FileTexts } from '@shared/i18n/ownerFiles';
import { loadLedgerEntries, type LedgerEntry } from '../payments/ledger';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import type { DayRange } from './figuresSql';
import type { ReportCell, ReportColumn, ReportTable } from './reportTable';

/**
 * The report by the day on which money was received or given back. A security deposit is the guest's, and only what is
 * kept of it for damage counts.
 */
export async function receivedReport(
  range: DayRange,
  period: string,
  { text }: FileTexts,
  context: ReadContext,
): Promise<ReportTable> {
  const { baseCurrency: currency } = await loadSettings(context);
  const entries = (await loadLedgerEntries(range, context)).filter(
    ({ purpose, direction }) => (purpose === 'stay') !== (direction === 'off'),
  );
  const amount = (entry: LedgerEntry, direction: LedgerEntry['direction']) => ({
    cents: entry.direction === direction ? entry.baseCents : 0,
    currency,
  });
  const sign = ({ direction }: LedgerEntry) => (direction === 'out' ? -1 : 1);
  const columns: [ReportColumn, (entry: LedgerEntry) => ReportCell][] = [
    [{ heading: text('Date'), pdf: { width: 66 } }, ({ paidOn: day }) => ({ day })],
    [{ heading: text('Reference'), pdf: { width: 74 } }, ({ booking }) => booking.reference],
    [{ heading: text('Guest'), pdf: { width: 0 } }, ({ booking: guest }) => ({ guest })],
    [{ heading: text('Email') }, ({ booking }) => booking.guestEmail],
    [
      { heading: text('Check-in'), pdf: { width: 66 } },
      ({ booking }) => ({ day: booking.checkinDate }),
    ],
    [
      { heading: text('Check-out'), pdf: { width: 66 } },
      ({ booking }) => ({ day: booking.checkoutDate }),
    ],
    [
      { heading: text('Received ({currency})', { currency }), pdf: { width: 78 }, isSummed: true },
      (entry) => amount(entry, 'in'),
    ],
    [
      {
        heading: text('Given back ({currency})', { currency }),
        pdf: { width: 84 },
        isSummed: true,
      },
      (entry) => amount(entry, 'out'),
    ],
    [
      {
        heading: text('Kept for damage ({currency})', { currency }),
        pdf: { heading: text('For damage'), width: 70 },
        isSummed: true,
      },
      (entry) => amount(entry, 'off'),
    ],
    [
      {
        heading: text('Tourist tax in it ({currency})', { currency }),
        pdf: { heading: text('Tourist tax'), width: 66 },
        isSummed: true,
      },
      (entry) => ({ cents: sign(entry) * entry.taxCents, currency }),
    ],
    [
      {
        heading: text('Total without tourist tax ({currency})', { currency }),
        pdf: { heading: text('Total in {currency}', { currency }), width: 78 },
        isSummed: true,
      },
      (entry) => ({ cents: sign(entry) * (entry.baseCents - entry.taxCents), currency }),
    ],
  ];
  return {
    title: text('Money received in {period}', { period }),
    intro: text(
      'Payments for stays on the day on which they were received or given back, in {currency} at the exchange rates of the day on which they were recorded. A security deposit counts only if a part of it is kept for damage. The tourist tax is the last part of a stay to be paid.',
      { currency },
    ),
    empty: text('No payment was received in this period.'),
    notes: [],
    columns: columns.map(([column]) => column),
    rows: entries.map((entry) => columns.map(([, cell]) => cell(entry))),
  };
}
