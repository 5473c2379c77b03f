import type { BookingJson } from '@shared/contract/bookings/booking';

/** A booking in the owner's format: three nights in April 2027 for 1,500 EUR. */
export function buildBooking(overrides: Partial<BookingJson> = {}): BookingJson {
  return {
    id: 1,
    reference: 'VL-7K3Q9M',
    guestName: 'Ana Duarte',
    guestEmail: 'ana@example.pt',
    guestPhone: '+351 912 345 678',
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    guestCount: 2,
    children: 0,
    infants: 0,
    pets: 0,
    currency: 'EUR',
    totalAmount: '1500.00',
    totalAmountEur: '1500.00',
    priceBreakdown: {
      total: 1500,
      currency: 'EUR',
      baseRate: 450,
      nights: 3,
      isAverageRate: false,
      hasMultipleRates: false,
      priceBreakdown: [
        {
          nights: 3,
          rate: 450,
          total: 1350,
          dates: { start: '2027-04-12', end: '2027-04-15' },
        },
      ],
      accommodationTotal: 1350,
      guestFee: 0,
      cleaningFee: 150,
    },
    specialRequests: 'A cot, please',
    language: 'en',
    stripePaymentIntentId: null,
    calendarEventId: null,
    status: 'pending',
    notes: null,
    houseNotes: null,
    source: 'website',
    createdAt: '2027-03-10T12:00:00.000Z',
    updatedAt: '2027-03-10T12:00:00.000Z',
    ...overrides,
  };
}
