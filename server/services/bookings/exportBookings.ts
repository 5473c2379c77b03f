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
/** RFC 4180: a cell with one of these stands in quotes. */
const NEEDS_QUOTES = /[",\r\n]/;
/** Without it Excel reads UTF-8 as the old code page of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

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
 * Bookings as a CSV file, line by line: RFC 4180, UTF-8 with a byte order mark. What a spreadsheet
 * would run as a formula begins with an apostrophe.
 */
export async function* bookingsCsv(bookings: AsyncIterable<Booking>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading));
  for await (const booking of bookings) {
    yield csvLine(COLUMNS.map(([, cell]) => cell(booking)));
  }
}

/** One line, its line end included. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  const safe = plainText(String(value ?? '')).replaceAll(FORMULA_BEGINS, "$1'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
