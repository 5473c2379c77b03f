import { addDays, addMonths, startOfMonth, villaDay } from '@shared/domain/date';
import type { ApiSession } from '@server/test/apiSession';

/** A future month with only one taken stay. */
export const STAY_MONTH = startOfMonth(addMonths(villaDay(new Date()), 2));

/** An unanswered request of six nights, so many days after {@link STAY_MONTH}. */
export async function enterBooking(api: ApiSession, guestName: string, day: number): Promise<void> {
  await api.send('POST', '/api/admin/bookings', {
    guestName,
    guestEmail: 'rui@example.com',
    guestPhone: '',
    checkinDate: addDays(STAY_MONTH, day),
    checkoutDate: addDays(STAY_MONTH, day + 6),
    guestCount: 2,
    currency: 'EUR',
    totalAmount: '3000.00',
    status: 'pending',
    notes: '',
  });
}

/**
 * Fills every tab: a booking of Rui Sousa's, our calendar's link, an external calendar that cannot be read, an
 * override and a message.
 */
export async function fillAllTabs(api: ApiSession, url: string): Promise<void> {
  await enterBooking(api, 'Rui Sousa', 0);
  await api.send('POST', '/api/admin/calendar-link');
  await api.send('POST', '/api/admin/calendar-feeds', {
    name: 'Airbnb',
    // A reserved name, so that no connection is made.
    url: 'https://airbnb.invalid/calendar.ics',
  });
  await api.send('POST', '/api/admin/price-overrides', {
    name: 'Easter',
    description: null,
    startDate: STAY_MONTH,
    endDate: addDays(STAY_MONTH, 6),
    overridePrice: '500',
  });
  await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Duarte',
      email: 'ana@example.com',
      phone: '',
      subject: 'general',
      message: 'Is the pool heated?',
    }),
  });
}
