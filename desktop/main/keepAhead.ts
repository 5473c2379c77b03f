import { bookingsSchema, type BookingJson } from '@shared/contract/bookings/booking';
import type { VillaEntry } from '@shared/contract/desktop';
import {
  getAdminSession,
  getBookingSummary,
  getCalendar,
  getCalendarSync,
  getConfig,
  getMailState,
  getVillaSettings,
  listBookings,
  listContactMessages,
  listGalleryImages,
  listPriceOverrides,
} from '@shared/contract/endpoints';
import { villaDay, type PlainDate } from '@shared/domain/date';
import { monthOf, monthRange, shiftMonth } from '@site/admin/calendars/calendarMonth';
import { logFailure } from './failures';
import { canEncrypt, type Kept, type OfflineStore } from './offlineStore';
import { NEXT_CURSOR, type ServerProxy } from './serverProxy';

/** What is behind the tabs. Asked for in the window's own words, under which it will look for it. */
const SCREENS = [
  getAdminSession,
  getConfig,
  getVillaSettings,
  getBookingSummary,
  listPriceOverrides,
  listGalleryImages,
  getCalendarSync,
  getMailState,
].map(({ path }) => path);
/** The month before this one, this one, and a year and more of those to come. */
const MONTHS = Array.from({ length: 16 }, (_, index) => index - 1);
const PAGE = 'limit=50';
/** Of each list; whoever has more searches on the server. */
const MAX_PAGES = 20;
const MAX_DETAILS = 200;
/** How old what is kept for reading offline may become, and how long a failure waits. */
const PAUSE_MS = 600_000;

export type AheadKeeper = {
  /** Reads ahead for a villa, unless that is under way or was begun less than ten minutes ago. */
  keep: (villa: VillaEntry) => Promise<void>;
  /** Ends what is under way for a villa that somebody has signed out of, and its pause. */
  forget: (villa: VillaEntry) => void;
};

type Deps = { proxy: ServerProxy; offline: OfflineStore; now: () => Date };

/** Keeps what an owner needs without a connection up to date, where the system can encrypt. */
export function createAheadKeeper(deps: Deps): AheadKeeper {
  const pausedUntil = new Map<string, number>();
  const running = new Map<string, AbortController>();
  return {
    keep: async (villa) => {
      const { id } = villa;
      const time = deps.now().getTime();
      if (!canEncrypt() || running.has(id) || (pausedUntil.get(id) ?? 0) > time) return;
      const ending = new AbortController();
      running.set(id, ending);
      pausedUntil.set(id, time + PAUSE_MS);
      try {
        await keepAhead(villa, { ...deps, signal: ending.signal });
      } catch (error) {
        if (!ending.signal.aborted) logFailure(error);
      } finally {
        if (running.get(id) === ending) running.delete(id);
      }
    },
    forget: ({ id }) => {
      running.get(id)?.abort();
      running.delete(id);
      pausedUntil.delete(id);
    },
  };
}

/**
 * Reads what an owner needs without a connection, before it is gone: all lists, the calendar and
 * every stay to come. One call at a time, so that the window is not kept waiting.
 * @throws Error when the server cannot be reached any more, or the signal is aborted
 */
async function keepAhead(
  villa: VillaEntry,
  { proxy, offline, now, signal }: Deps & { signal: AbortSignal },
): Promise<void> {
  const keep = offline.keeper(villa.id);
  const read = async (address: string): Promise<Kept | null> => {
    signal.throwIfAborted();
    const response = await proxy.call(villa, address);
    const body = await response.text();
    if (!response.ok) return null;
    const type = response.headers.get('Content-Type') ?? '';
    const nextCursor = response.headers.get(NEXT_CURSOR);
    const answer = { at: now().toISOString(), type, body, nextCursor };
    keep(address, answer);
    return answer;
  };
  const readPages = async (path: string): Promise<Kept[]> => {
    const pages: Kept[] = [];
    let cursor: string | null = null;
    do {
      const address: string = `${path}?${PAGE}${cursor ? `&cursor=${cursor}` : ''}`;
      const page = await read(address);
      if (page) pages.push(page);
      cursor = page?.nextCursor ?? null;
    } while (cursor && pages.length < MAX_PAGES);
    return pages;
  };

  const session = await read(getAdminSession.path);
  if (!session?.body.includes('"authenticated":true')) return;
  const bookings = (await readPages(listBookings.path)).flatMap(({ body }) =>
    bookingsSchema.parse(JSON.parse(body)),
  );
  await readPages(listContactMessages.path);
  const today = villaDay(now());
  const month = monthOf(today);
  const calendars = MONTHS.map((offset) => {
    const { startDate, endDate } = monthRange(shiftMonth(month, offset));
    return `${getCalendar.path}?startDate=${startDate}&endDate=${endDate}`;
  });
  const details = staysToCome(bookings, today).map(
    ({ reference }) => `/api/admin/bookings/${reference}`,
  );
  for (const address of [...SCREENS.slice(1), ...calendars, ...details]) await read(address);
}

function staysToCome(bookings: readonly BookingJson[], today: PlainDate): BookingJson[] {
  return bookings
    .filter(({ checkoutDate, status }) => checkoutDate >= today && status !== 'cancelled')
    .sort((a, b) => a.checkinDate.localeCompare(b.checkinDate))
    .slice(0, MAX_DETAILS);
}
