import {
  bookingsSchema,
  bookingSummarySchema,
  type BookingJson,
} from '@shared/contract/bookings/booking';
import type { DoubleBooking } from '@shared/contract/calendars/doubleBooking';
import {
  conversationsSchema,
  type ConversationBrief,
} from '@shared/contract/conversation/conversation';
import { contactMessagesSchema, type ContactMessageJson } from '@shared/contract/messages/message';
import type { Preferences, VillaEntry } from '@shared/contract/desktop';
import { formatDay } from '@shared/domain/date';
import type * as z from 'zod/mini';
import type { LastNotified } from './connections';
import { pageOfBooking } from './deepLink';
import type { ServerProxy } from './serverProxy';
import type { Counts } from './tray';
import { currentLocale, t } from './language';

/** Number of items read at once. After a long sleep, the counts cover the rest. */
const PAGE = 50;
const MAX_NAMES = 3;

/** `decidePage` opens an enquiry's confirmation dialog. */
export type News = { title: string; body: string; page: string; decidePage?: string };

export type NotifyOptions = {
  proxy: ServerProxy;
  lastNotified: (villaId: string) => LastNotified | null;
  saveLastNotified: (villaId: string, lastNotified: LastNotified) => void;
  tell: (news: News) => void;
  tells: Pick<Preferences, 'tellsEnquiries' | 'tellsMessages'>;
  /** During quiet hours; news is reported afterwards. */
  isQuiet: boolean;
  showCounts: (counts: Counts | null) => void;
  /** Aborted on sign-out: later results are neither shown nor stored. */
  signal: AbortSignal;
};

/**
 * Reads what is new and notifies the owner of each item once. Stores what was reported before the next check, across
 * sleep and restart. The first check reports nothing. Several items of a kind, as after sleep, are reported as one.
 * @returns whether everything could be read and somebody is still signed in
 */
export async function notifyOwner(villa: VillaEntry, reader: NotifyOptions): Promise<boolean> {
  const { signal, tells } = reader;
  const read = <Schema extends z.ZodMiniType>(address: string, schema: Schema) =>
    readAnswer(reader.proxy, villa, address, schema);
  const counts = await read('/api/admin/summary', bookingSummarySchema);
  if (signal.aborted) return false;
  if (counts === FORBIDDEN) {
    reader.showCounts(null);
    return true;
  }
  reader.showCounts(counts);
  if (!counts) return false;
  const clashes = counts.doubleBookings ?? [];
  const bookings = await read(`/api/bookings?limit=${PAGE}`, bookingsSchema);
  const messages = await read(`/api/contact?limit=${PAGE}`, contactMessagesSchema);
  // Older servers have no conversations.
  const written = (await read(`/api/admin/conversations?limit=${PAGE}`, conversationsSchema)) ?? [];
  if (signal.aborted || !bookings || !messages) return false;
  if (bookings === FORBIDDEN || messages === FORBIDDEN || written === FORBIDDEN) return true;
  const before = reader.lastNotified(villa.id);
  if (before && reader.isQuiet) return true;
  reader.saveLastNotified(villa.id, {
    bookingId: Math.max(before?.bookingId ?? 0, ...bookings.map(({ id }) => id)),
    messageId: Math.max(before?.messageId ?? 0, ...messages.map(({ id }) => id)),
    writtenId: Math.max(before?.writtenId ?? 0, ...written.map(({ last }) => last.id)),
    clashAt: [before?.clashAt ?? '', ...clashes.map(raisedAt)].toSorted().at(-1) ?? '',
  });
  if (!before) return true;
  // Always, whatever else the owner has switched off: it costs a guest and money.
  const newClashes = clashes.filter((clash) => raisedAt(clash) > (before.clashAt ?? ''));
  tellOf(newClashes.map(newsOfClash), {
    tell: reader.tell,
    title: (count) => t('{count} double bookings', { count }),
    names: newClashes.map(({ feedName }) => feedName),
    page: '/admin',
  });
  const newBookings = bookings.filter(
    ({ id, source }) => id > before.bookingId && source === 'website',
  );
  const newMessages = messages.filter(({ id, readAt }) => id > before.messageId && !readAt);
  // A version that reads them for the first time reports none.
  const { writtenId = Number.POSITIVE_INFINITY } = before;
  const newlyWritten = written.filter(
    ({ last, unread }) => last.id > writtenId && last.author === 'guest' && unread > 0,
  );
  if (tells.tellsEnquiries) {
    tellOf(newBookings.map(newsOfBooking), {
      tell: reader.tell,
      title: (count) => t('{count} new enquiries', { count }),
      names: newBookings.map(({ guestName }) => guestName),
      page: '/admin',
    });
  }
  if (tells.tellsMessages) {
    tellOf(newMessages.map(newsOfMessage), {
      tell: reader.tell,
      title: (count) => t('{count} new messages', { count }),
      names: newMessages.map(fullName),
      page: '/admin/messages',
    });
    tellOf(newlyWritten.map(newsOfConversation), {
      tell: reader.tell,
      title: (count) => t('{count} guests have written', { count }),
      names: newlyWritten.map(({ guestName }) => guestName),
      page: '/admin/messages',
    });
  }
  return true;
}

function tellOf(
  news: readonly News[],
  {
    tell,
    title,
    names,
    page,
  }: {
    tell: (news: News) => void;
    title: (count: number) => string;
    names: readonly string[];
    page: string;
  },
): void {
  const [only] = news;
  if (only && news.length === 1) tell(only);
  else if (only) tell({ title: title(news.length), body: namesText(names), page });
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  const rest = names.length - MAX_NAMES;
  return rest > 0 ? t('{shown} and {rest} more', { shown, rest }) : shown;
}

function fullName({ firstName, lastName }: ContactMessageJson): string {
  return `${firstName} ${lastName}`;
}

function newsOfMessage(message: ContactMessageJson): News {
  return {
    title: t('New message from {message}', { message: fullName(message) }),
    body: message.message,
    page: '/admin/messages',
  };
}

function newsOfConversation({ guestName, reference, last }: ConversationBrief): News {
  return {
    title: t('{guestName} has written', { guestName }),
    body: last.text || (last.files === 1 ? t('A file') : t('{files} files', { files: last.files })),
    page: `${pageOfBooking(reference)}#conversation`,
  };
}

/** Empty for one that an older server has found. */
function raisedAt({ raisedAt: at }: DoubleBooking): string {
  return at ?? '';
}

function newsOfClash({ feedName, startDate, endDate, booking }: DoubleBooking): News {
  return {
    title: t('Double booking with {feedName}', { feedName }),
    body: t('{checkinDate} to {checkoutDate}, taken here as well', {
      checkinDate: dayOf(startDate),
      checkoutDate: dayOf(endDate),
    }),
    page: booking ? pageOfBooking(booking.reference) : '/admin',
  };
}

function newsOfBooking({
  guestName,
  checkinDate,
  checkoutDate,
  guestCount,
  reference,
}: BookingJson): News {
  return {
    title: t('New enquiry from {guestName}', { guestName }),
    body: t('{checkinDate} to {checkoutDate}, {guestCount} {guestCount|guest|guests}', {
      checkinDate: dayOf(checkinDate),
      checkoutDate: dayOf(checkoutDate),
      guestCount,
    }),
    page: pageOfBooking(reference),
    decidePage: `${pageOfBooking(reference)}&decide=confirm`,
  };
}

function dayOf(date: string): string {
  return formatDay(date, currentLocale(), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Roles without bookings and messages get no notifications of them. */
const FORBIDDEN = 'forbidden';

/** @returns `null` when nobody is signed in or the server cannot be reached */
async function readAnswer<Schema extends z.ZodMiniType>(
  proxy: ServerProxy,
  villa: VillaEntry,
  address: string,
  schema: Schema,
): Promise<z.output<Schema> | typeof FORBIDDEN | null> {
  try {
    const response = await proxy.call(villa, address);
    if (response.status === 403) {
      await response.body?.cancel();
      return FORBIDDEN;
    }
    return response.ok ? schema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
