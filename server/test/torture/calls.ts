import { addDays } from '@shared/domain/date';

/** A server under torture and its owner's cookie. */
export type Target = { url: string; cookie: string };

export type CallAnswer = { status: number; json: Record<string, unknown> };

/** @throws TypeError if the server died before it responded */
export async function call(
  { url, cookie }: Target,
  method: string,
  path: string,
  options: { body?: string; headers?: Record<string, string> } = {},
): Promise<CallAnswer> {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...options.headers },
    ...(options.body === undefined ? {} : { body: options.body }),
  });
  const text = await response.text();
  return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : {} };
}

/**
 * The body of an enquiry at the server's price.
 * @param firstDay days from today to check-in
 * @param label appears in the guest's name
 */
export async function priceEnquiry(
  target: Target,
  firstDay: number,
  label: string,
): Promise<string> {
  const checkinDate = dayFromToday(firstDay);
  const stay = {
    checkinDate,
    checkoutDate: addDays(checkinDate, 7),
    guestCount: 2,
    currency: 'EUR',
  };
  const quote = await call(target, 'POST', '/api/calculate-price', { body: JSON.stringify(stay) });
  return JSON.stringify({
    ...stay,
    guestName: `Guest ${label}`,
    guestEmail: 'guest@example.com',
    // Taken nights have no price; the enquiry will be rejected.
    totalAmount: Number(quote.json['total'] ?? 0).toFixed(2),
  });
}

export function sendEnquiry(target: Target, body: string, key: string): Promise<CallAnswer> {
  return call(target, 'POST', '/api/booking-enquiry', {
    body,
    headers: { 'Idempotency-Key': key },
  });
}

/** @returns the embedded image host's response; 200 with `public_id` if the picture was stored */
export async function uploadPicture(
  { url, cookie }: Target,
  picture: Buffer,
  name: string,
): Promise<CallAnswer> {
  const form = new FormData();
  form.set('upload_preset', 'villa');
  form.set('folder', 'villa-luz');
  form.set('file', new Blob([new Uint8Array(picture)]), `${name}.jpg`);
  const response = await fetch(`${url}/api/admin/images/upload`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: form,
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

/** The day this many days from today, `yyyy-MM-dd`. */
export function dayFromToday(offset: number): string {
  return addDays(new Date().toISOString().slice(0, 10), offset);
}
