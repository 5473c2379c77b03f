import {
  bookingsSchema,
  bookingSummarySchema,
  type BookingJson,
} from '@shared/contract/bookings/booking';
import { contactMessagesSchema } from '@shared/contract/messages/message';
import type { VillaEntry } from '@shared/contract/desktop';
import { formatDay } from '@shared/domain/date';
import type * as z from 'zod/mini';
import type { Told } from './connections';
import { pageOfBooking } from './deepLink';
import type { ServerProxy } from './serverProxy';
import type { Counts } from './tray';

/** Looked at so many at a time; after a long sleep the rest is in the counts. */
const PAGE = 50;

export type News = { title: string; body: string; page: string };

export type NewsReader = {
  proxy: ServerProxy;
  told: (villaId: string) => Told | null;
  saveTold: (villaId: string, told: Told) => void;
  tell: (news: News) => void;
  showCounts: (counts: Counts | null) => void;
  /** Aborted when the owner signs out: what comes in afterwards is neither shown nor kept. */
  signal: AbortSignal;
};

/**
 * Reads what is new since the owner was last told, and tells each thing once: what was told is
 * kept before the next look, over sleep and restart. At the first look nothing is news.
 * @returns whether everything could be read, for somebody who is still signed in
 */
export async function readNews(villa: VillaEntry, reader: NewsReader): Promise<boolean> {
  const { signal } = reader;
  const read = <Schema extends z.ZodMiniType>(address: string, schema: Schema) =>
    readAnswer(reader.proxy, villa, address, schema);
  const counts = await read('/api/admin/summary', bookingSummarySchema);
  if (signal.aborted) return false;
  reader.showCounts(counts);
  if (!counts) return false;
  const bookings = await read(`/api/bookings?limit=${PAGE}`, bookingsSchema);
  const messages = await read(`/api/contact?limit=${PAGE}`, contactMessagesSchema);
  if (signal.aborted || !bookings || !messages) return false;
  const before = reader.told(villa.id);
  reader.saveTold(villa.id, {
    bookingId: Math.max(before?.bookingId ?? 0, ...bookings.map(({ id }) => id)),
    messageId: Math.max(before?.messageId ?? 0, ...messages.map(({ id }) => id)),
  });
  if (!before) return true;
  const newBookings = bookings.filter(
    ({ id, source }) => id > before.bookingId && source === 'website',
  );
  const newMessages = messages.filter(({ id, readAt }) => id > before.messageId && !readAt);
  for (const booking of newBookings.reverse()) reader.tell(newsOfBooking(booking));
  for (const { firstName, lastName, message } of newMessages.reverse()) {
    reader.tell({
      title: `New message from ${firstName} ${lastName}`,
      body: message,
      page: '/admin?tab=messages',
    });
  }
  return true;
}

function newsOfBooking({
  guestName,
  checkinDate,
  checkoutDate,
  guestCount,
  reference,
}: BookingJson): News {
  return {
    title: `New enquiry from ${guestName}`,
    body: `${dayOf(checkinDate)} to ${dayOf(checkoutDate)}, ${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`,
    page: pageOfBooking(reference),
  };
}

function dayOf(date: string): string {
  return formatDay(date, 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** @returns `null` when nobody is signed in or the server cannot be reached */
async function readAnswer<Schema extends z.ZodMiniType>(
  proxy: ServerProxy,
  villa: VillaEntry,
  address: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const response = await proxy.call(villa, address);
    return response.ok ? schema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
