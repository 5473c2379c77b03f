import type { BookingEnquiryInput } from '@shared/contract/bookings/booking';
import { addDays, villaDay } from '@shared/domain/date';

/**
 * Asks for a stay as a guest on the public site does.
 * @param daysAhead from today to the first night
 * @param more what else is special about it; a week for two otherwise
 * @returns the reference of the booking
 * @throws Error when the server refuses
 */
export async function enquire(
  url: string,
  guestName: string,
  daysAhead: number,
  more: Partial<BookingEnquiryInput> = {},
): Promise<string> {
  const checkinDate = addDays(villaDay(new Date()), daysAhead);
  const enquiry = {
    guestName,
    guestEmail: 'guest@example.org',
    checkinDate,
    checkoutDate: addDays(checkinDate, 7),
    guestCount: 2,
    currency: 'EUR',
    ...more,
  };
  const quote = (await post(`${url}/api/calculate-price`, enquiry)) as { total: number };
  const receipt = (await post(`${url}/api/booking-enquiry`, {
    ...enquiry,
    totalAmount: quote.total.toFixed(2),
  })) as { reference: string };
  return receipt.reference;
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
