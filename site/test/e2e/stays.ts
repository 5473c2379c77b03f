import type { ApiSession } from '@server/test/apiSession';
import type { AvailabilityDay } from '@shared/contract/calendars/availability';
import type { BookingJson } from '@shared/contract/bookings/booking';
import type { BookingDetail } from '@shared/contract/bookings/ownerBooking';
import { addDays, addMonths, type PlainDate } from '@shared/domain/date';

export type EnteredStay = {
  guestName: string;
  checkinDate: PlainDate;
  checkoutDate: PlainDate;
  status?: 'pending' | 'confirmed';
} & Record<string, unknown>;

/** Enters a booking of 1,000 euros as the owner. @throws Error when the server refuses it */
export async function enterStay(api: ApiSession, stay: EnteredStay): Promise<BookingJson> {
  const { status, json } = await api.send('POST', '/api/admin/bookings', {
    guestEmail: 'guest@example.com',
    guestPhone: '',
    guestCount: 2,
    currency: 'EUR',
    totalAmount: '1000.00',
    status: 'confirmed',
    notes: '',
    ...stay,
  });
  if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(json)}`);
  return json as BookingJson;
}

export async function storedBooking(api: ApiSession, reference: string): Promise<BookingJson> {
  const { json } = await api.send('GET', `/api/admin/bookings/${reference}`);
  return (json as BookingDetail).booking;
}

/** Confirms a booking as its owner, with a mail to the guest. */
export async function confirmBooking(api: ApiSession, reference: string): Promise<void> {
  const { id } = await storedBooking(api, reference);
  const change = { status: 'confirmed', notifyGuest: true };
  const { status } = await api.send('PATCH', `/api/bookings/${id}/status`, change);
  if (status !== 200) throw new Error(`The server answered ${status}`);
}

export async function cancelBooking(api: ApiSession, { id }: { id: number }): Promise<void> {
  await api.send('PATCH', `/api/bookings/${id}/status`, {
    status: 'cancelled',
    notifyGuest: false,
  });
}

/** Cancels all bookings with nights in a month, so that a test can be repeated. */
export async function freeMonth(api: ApiSession, month: PlainDate): Promise<void> {
  const { json } = await api.send(
    'GET',
    `/api/bookings?from=${month}&to=${addDays(addMonths(month, 1), -1)}`,
  );
  const held = (json as BookingJson[]).filter(({ status }) => status !== 'cancelled');
  await Promise.all(held.map((booking) => cancelBooking(api, booking)));
}

/** A month's nights that guests cannot book. */
export async function takenNights(url: string, month: PlainDate): Promise<PlainDate[]> {
  const answer = await fetch(
    `${url}/api/availability?startDate=${month}&endDate=${addMonths(month, 1)}`,
  );
  return ((await answer.json()) as AvailabilityDay[])
    .filter(({ available }) => !available)
    .map(({ date }) => date);
}
