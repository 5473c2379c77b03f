import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formatCents } from '@shared/domain/prices/money';
import { plainText } from '@shared/domain/plainText';
import { countNights } from '@shared/domain/bookings/stayRules';
import type { Booking } from '../../models/Booking';

/**
 * Where a cell would begin that a spreadsheet runs as a formula. Where the list separator is ";",
 * as in most of Europe, one that opens the file divides the lines there and at line ends, and sees
 * no quotes but those in front of a cell.
 */
const FORMULA_BEGINS = /(^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;
const COLUMNS: readonly [heading: string, cell: (booking: Booking) => string | number | null][] = [
  ['Reference', (booking) => booking.reference],
  ['Status', (booking) => booking.status],
  ['Guest', (booking) => booking.guestName],
  ['Email', (booking) => booking.guestEmail],
  ['Phone', (booking) => booking.guestPhone],
  ['Check-in', (booking) => booking.checkinDate],
  ['Check-out', (booking) => booking.checkoutDate],
  ['Nights', (booking) => countNights(booking)],
  ['Guests', (booking) => booking.guestCount],
  ['Currency', (booking) => booking.currency],
  ['Amount', (booking) => formatCents(booking.totalAmountCents)],
  ['Amount in EUR', (booking) => formatCents(booking.totalAmountEurCents)],
  ['Source', (booking) => booking.source],
  ['Special requests', (booking) => booking.specialRequests],
  ['Notes', (booking) => booking.notes],
  ['Created', (booking) => booking.createdAt.toISOString()],
];

/**
 * Bookings as a CSV file: RFC 4180, UTF-8 with a byte order mark, without which Excel reads it as
 * the old code page of the machine. What a spreadsheet would run as a formula begins with an
 * apostrophe. Bookings are read as the file is sent, and no more of them when nobody reads on.
 */
export function bookingsCsv(bookings: AsyncIterable<Booking>): Readable {
  const csv = stringify({
    bom: true,
    record_delimiter: 'windows',
    // A lone line feed inside a cell stands in quotes as well.
    quote_record_delimiter: true,
    header: true,
    columns: COLUMNS.map(([heading]) => heading),
  });
  // An error on either side ends both; it is the response's to tell.
  return pipeline(rowsOf(bookings), csv, () => undefined);
}

async function* rowsOf(bookings: AsyncIterable<Booking>): AsyncGenerator<string[]> {
  for await (const booking of bookings) {
    yield COLUMNS.map(([, cell]) => withoutFormulas(String(cell(booking) ?? '')));
  }
}

/** The library looks at the begin of a cell only. */
function withoutFormulas(value: string): string {
  return plainText(value).replaceAll(FORMULA_BEGINS, "$1'");
}
