import type { BookingEnquiryInput } from '@shared/contract/bookings/booking';
import type { ContactMessageInput } from '@shared/contract/messages/message';
import type { PriceOverrideInput } from '@shared/contract/prices/override';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import type { Booking } from '../models/Booking';
import { mailedStayOf } from '../services/mailedStay';
import type { TestApp } from './testApp';
import { putSettings } from './storedSettings';

/** An enquiry for three nights in April 2027 at the default prices: 3 × 450 + 150 cleaning = 1,500 EUR. */
export function buildEnquiry(overrides: Partial<BookingEnquiryInput> = {}): BookingEnquiryInput {
  return {
    guestName: 'Ana Duarte',
    guestEmail: 'ana@example.pt',
    guestPhone: '+351 912 345 678',
    checkinDate: '2027-04-12',
    checkoutDate: '2027-04-15',
    guestCount: 2,
    currency: 'EUR',
    specialRequests: 'A cot, please',
    totalAmount: '1500.00',
    priceBreakdown: null,
    ...overrides,
  };
}

export function buildMessage(overrides: Partial<ContactMessageInput> = {}): ContactMessageInput {
  return {
    firstName: 'Tom',
    lastName: 'Baker',
    email: 'tom@example.co.uk',
    phone: '',
    subject: 'general',
    message: 'Is the pool heated in April?',
    ...overrides,
  };
}

export function buildOverride(overrides: Partial<PriceOverrideInput> = {}): PriceOverrideInput {
  return {
    name: 'Easter',
    description: 'School holidays',
    startDate: '2027-03-26',
    endDate: '2027-04-04',
    overridePrice: '520.00',
    isActive: true,
    priority: 1,
    ...overrides,
  };
}

let bookingNumber = 0;

/** Inserts a booking into the database; a confirmed one holds its nights. */
export async function insertBooking(
  app: TestApp,
  stay: { checkinDate: string; checkoutDate: string; status?: BookingStatus; createdAt?: Date },
): Promise<Booking> {
  bookingNumber += 1;
  const { models, write } = app.db;
  const createdAt = stay.createdAt ?? app.deps.now();
  return write(async () => {
    const price = {
      totalAmountCents: 150_000,
      currency: 'EUR' as const,
      priceBreakdown: JSON.stringify({
        total: 1500,
        currency: 'EUR',
        baseRate: 450,
        nights: 3,
        isAverageRate: false,
        hasMultipleRates: false,
        priceBreakdown: [],
        accommodationTotal: 1350,
        guestFee: 0,
        cleaningFee: 150,
      }),
    };
    const party = { guestCount: 2, children: 0, pets: 0 };
    const booking = await models.Booking.create({
      ...price,
      ...party,
      mailedStay: mailedStayOf({ ...stay, ...price, ...party }),
      reference: `VL-T${String(bookingNumber).padStart(5, '0')}`,
      guestName: 'Ana Duarte',
      guestEmail: 'ana@example.pt',
      guestPhone: null,
      checkinDate: stay.checkinDate,
      checkoutDate: stay.checkoutDate,
      totalAmountEurCents: 150_000,
      specialRequests: null,
      status: stay.status ?? 'pending',
      createdAt,
      updatedAt: createdAt,
    });
    if (booking.status === 'confirmed') {
      await models.HeldNight.bulkCreate(
        nightsOf(stay).map((night) => ({ night, bookingId: booking.id })),
      );
    }
    return booking;
  });
}

/** Makes a guest's cancellation request now. */
export function askToCancel({ db, deps }: Pick<TestApp, 'db' | 'deps'>, bookingId: number) {
  return db.write((transaction) =>
    db.models.StayRequest.create(
      {
        bookingId,
        kind: 'cancellation',
        checkinDate: null,
        checkoutDate: null,
        message: null,
        createdAt: deps.now(),
      },
      { transaction },
    ),
  );
}

/** Inserts arrival details without secrets into the database. */
export async function insertArrival({ models }: Pick<TestApp['db'], 'models'>): Promise<void> {
  await putSettings({ models }, 'arrival', {
    showDays: 7,
    openDays: 30,
    address: 'Rua da Praia 1, 8600-157 Luz',
  });
}
