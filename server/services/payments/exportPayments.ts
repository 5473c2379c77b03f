import type { Readable } from 'node:stream';
import type { PaymentsExportQuery } from '@shared/contract/payments/payments';
import type { Direction, Purpose } from '@shared/domain/payments/paymentState';
import type { Cents } from '@shared/domain/prices/money';
import type { FileText, FileTexts } from '@shared/i18n/ownerFiles';
import { Op } from 'sequelize';
import { csvFile, moneyCell, type CsvCell } from '../../files/csvFile';
import type { Booking } from '../../models/Booking';
import type { Payment } from '../../models/Payment';
import type { ReadContext } from '../serviceContext';
import { directionOf } from './paymentSchedule';

const BATCH = 500;

type Row = {
  payment: Payment;
  booking: Pick<Booking, 'reference' | 'guestName' | 'currency' | 'checkinDate' | 'checkoutDate'>;
  receipt: number | null;
};

/** Separate columns for payments and refunds: a leading minus would look like a formula. */
const went = ({ payment }: Row, direction: Direction, cents: Cents, purpose?: Purpose) =>
  directionOf(payment) === direction && (purpose ?? payment.purpose) === payment.purpose
    ? moneyCell(cents)
    : null;

type Column = readonly [heading: FileText, cell: (row: Row) => CsvCell];

const PURPOSES = { stay: 'stay', security: 'security deposit' } as const;

const columnsIn = ({ text }: FileTexts): readonly Column[] => [
  ['Date', ({ payment }) => payment.paidOn],
  ['Reference', ({ booking }) => booking.reference],
  ['Guest', ({ booking }) => booking.guestName],
  ['Check-in', ({ booking }) => booking.checkinDate],
  ['Check-out', ({ booking }) => booking.checkoutDate],
  ['For', ({ payment }) => text(PURPOSES[payment.purpose])],
  ['Currency', ({ booking }) => booking.currency],
  ['Received', (row) => went(row, 'in', row.payment.amountCents)],
  ['Given back', (row) => went(row, 'out', row.payment.amountCents)],
  ['Kept for damage', (row) => went(row, 'off', row.payment.amountCents, 'security')],
  ['Written off', (row) => went(row, 'off', row.payment.amountCents, 'stay')],
  ['Base currency', ({ payment }) => payment.baseCurrency],
  ['Received in base currency', (row) => went(row, 'in', row.payment.baseAmountCents)],
  ['Given back in base currency', (row) => went(row, 'out', row.payment.baseAmountCents)],
  [
    'Kept for damage in base currency',
    (row) => went(row, 'off', row.payment.baseAmountCents, 'security'),
  ],
  ['Written off in base currency', (row) => went(row, 'off', row.payment.baseAmountCents, 'stay')],
  ['Paid by', ({ payment }) => (payment.isOff ? null : text(payment.way))],
  ['Note', ({ payment }) => payment.note],
  ['Receipt', ({ receipt }) => receipt],
];

/** Payments as a CSV file, by day, streamed. */
export function paymentsCsv(
  query: PaymentsExportQuery,
  texts: FileTexts,
  context: ReadContext,
): Readable {
  const columns = columnsIn(texts);
  return csvFile(
    columns.map(([heading]) => texts.text(heading)),
    cellsOf(columns, eachPayment(query, context)),
    texts.language,
  );
}

async function* cellsOf(
  columns: readonly Column[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<CsvCell[]> {
  for await (const row of rows) yield columns.map(([, cell]) => cell(row));
}

async function* eachPayment(
  { from, to }: PaymentsExportQuery,
  { models }: ReadContext,
): AsyncGenerator<Row> {
  let after: Payment | null = null;
  for (;;) {
    const payments: Payment[] = await models.Payment.findAll({
      where: {
        [Op.and]: [
          from ? { paidOn: { [Op.gte]: from } } : {},
          to ? { paidOn: { [Op.lte]: to } } : {},
          after
            ? {
                [Op.or]: [
                  { paidOn: { [Op.gt]: after.paidOn } },
                  { paidOn: after.paidOn, id: { [Op.gt]: after.id } },
                ],
              }
            : {},
        ],
      },
      order: ['paidOn', 'id'],
      limit: BATCH,
    });
    const bookings = await models.Booking.findAll({
      attributes: ['id', 'reference', 'guestName', 'currency', 'checkinDate', 'checkoutDate'],
      where: { id: [...new Set(payments.map(({ bookingId }) => bookingId))] },
    });
    const receipts = await models.Receipt.findAll({
      attributes: ['paymentId', 'number'],
      where: { paymentId: payments.map(({ id }) => id), voidOn: null },
    });
    for (const payment of payments) {
      const booking = bookings.find(({ id }) => id === payment.bookingId);
      const receipt = receipts.find(({ paymentId }) => paymentId === payment.id)?.number ?? null;
      if (booking) yield { payment, booking, receipt };
    }
    after = payments.at(-1) ?? null;
    if (payments.length < BATCH) return;
  }
}
