import type { BookingEnquiryInput } from '@shared/contract/bookings/booking';
import { addDays, villaDay } from '@shared/domain/date';

/**
 * Sends an enquiry like a guest on the public site.
 * @param daysAhead from today to the first night
 * @param more other fields; by default a week for two
 * @returns the reference of the booking
 * @throws Error if the server rejects it
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
