import type { Readable } from 'node:stream';
import { extrasText } from '@shared/domain/bookings/houseText';
import { countNights } from '@shared/domain/bookings/stayRules';
import type { UserLanguage } from '@shared/i18n/userLanguages';
import { csvFile, moneyCell, type CsvCell } from '../../files/csvFile';
import type { Booking } from '../../models/Booking';
import { extrasByName } from '../prices/storedQuote';

const COLUMNS: readonly [heading: string, cell: (booking: Booking) => CsvCell][] = [
  ['Reference', (booking) => booking.reference],
  ['Status', (booking) => booking.status],
  ['Guest', (booking) => booking.guestName],
  ['Email', (booking) => booking.guestEmail],
  ['Phone', (booking) => booking.guestPhone],
  ['Check-in', (booking) => booking.checkinDate],
  ['Check-out', (booking) => booking.checkoutDate],
  ['Nights', (booking) => countNights(booking)],
  ['Guests', (booking) => booking.guestCount],
  ['Children', (booking) => booking.children],
  ['Infants', (booking) => booking.infants],
  ['Pets', (booking) => booking.pets],
  ['Extras', (booking) => extrasText(extrasByName(booking)) || null],
  ['Currency', (booking) => booking.currency],
  ['Amount', (booking) => moneyCell(booking.totalAmountCents)],
  ['Tourist tax in the amount (in its currency)', (booking) => moneyCell(booking.taxCents)],
  ['Amount in EUR', (booking) => moneyCell(booking.totalAmountEurCents)],
  ['Tourist tax in EUR', (booking) => moneyCell(booking.taxEurCents)],
  ['Source', (booking) => booking.source],
  ['Special requests', (booking) => booking.specialRequests],
  ['Notes', (booking) => booking.notes],
  ['House notes', (booking) => booking.houseNotes],
  ['Created', (booking) => booking.createdAt.toISOString()],
];

/** Bookings as a CSV file, streamed. */
export function bookingsCsv(bookings: AsyncIterable<Booking>, language: UserLanguage): Readable {
  return csvFile(
    COLUMNS.map(([heading]) => heading),
    rowsOf(bookings),
    language,
  );
}

async function* rowsOf(bookings: AsyncIterable<Booking>): AsyncGenerator<CsvCell[]> {
  for await (const booking of bookings) yield COLUMNS.map(([, cell]) => cell(booking));
}
