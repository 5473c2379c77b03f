import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Booking } from '../../models/Booking';
import { bookingsCsv } from './exportBookings';

/** The fields of a booking in the file. */
const BOOKING = {
  reference: 'VL-7K3Q9M',
  status: 'pending',
  guestName: 'Ana Duarte',
  guestEmail: 'ana@example.pt',
  guestPhone: null,
  checkinDate: '2027-04-12',
  checkoutDate: '2027-04-15',
  guestCount: 2,
  currency: 'EUR',
  totalAmountCents: 150_000,
  totalAmountEurCents: 150_000,
  source: 'website',
  specialRequests: null,
  notes: null,
  createdAt: new Date('2027-03-10T12:00:00Z'),
} as unknown as Booking; // A plain object instead of a row.

it('reads bookings only as fast as its reader reads lines, and stops when the reader stops', async () => {
  let read = 0;
  let hasEnded = false;
  const endless = async function* () {
    try {
      for (;;) {
        read += 1;
        yield BOOKING;
      }
    } finally {
      hasEnded = true;
    }
  };
  const file = bookingsCsv(endless(), 'en');
  for await (const _chunk of file) break;
  await expect.poll(() => hasEnded).toBe(true);
  // Two or three chunks of 64 KB.
  expect(read).toBeLessThan(2_500);
});

it('fails when further bookings cannot be read', async () => {
  const failing = async function* () {
    yield BOOKING;
    throw new Error('disk gone');
  };
  await expect(text(bookingsCsv(failing(), 'en'))).rejects.toThrow('disk gone');
});

it('consists of the header line if there are no bookings', async () => {
  const none = async function* () {};
  expect(await text(bookingsCsv(none(), 'en'))).toMatch(/^Reference,Status,[^\n]*,Created\r\n$/);
});
