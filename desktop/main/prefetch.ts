import { adminSessionSchema } from '@shared/contract/access/auth';
import { bookingsSchema, type BookingJson } from '@shared/contract/bookings/booking';
import type { VillaEntry } from '@shared/contract/desktop';
import { galleryImagesSchema } from '@shared/contract/gallery/gallery';
import { publicConfigSchema } from '@shared/contract/gallery/image';
import { getAdminSession } from '@shared/contract/access/signInEndpoints';
import {
  getBookingSummary,
  getToday,
  listBookings,
} from '@shared/contract/bookings/bookingEndpoints';
import { getHousePlan } from '@shared/contract/bookings/houseEndpoints';
import { getCalendar, getCalendarSync } from '@shared/contract/calendars/calendarEndpoints';
import { getContent } from '@shared/contract/content/contentEndpoints';
import { getVillaFacts } from '@shared/contract/content/villaEndpoints';
import { getFigures } from '@shared/contract/figures/figuresEndpoints';
import { listGalleryImages } from '@shared/contract/gallery/galleryEndpoints';
import { getMailState } from '@shared/contract/mail/mailEndpoints';
import { listContactMessages } from '@shared/contract/messages/messageEndpoints';
import { listPriceOverrides } from '@shared/contract/prices/priceEndpoints';
import { getConfig, getVillaSettings } from '@shared/contract/publicEndpoints';
import type { Endpoint } from '@shared/contract/endpoint';
import { isAllowed } from '@shared/domain/access/permissions';
import { villaDay, type PlainDate } from '@shared/domain/date';
import { imageUrl } from '@shared/domain/gallery/imageVariants';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/i18n/languages';
import { DEFAULT_USER_LANGUAGE } from '@shared/i18n/userLanguages';
import { monthOf, monthRange, shiftMonth } from '@site/admin/calendars/calendarMonth';
import type * as z from 'zod/mini';
import { logFailure } from './failures';
import { canEncrypt } from './keyring';
import type { Kept, OfflineStore } from './offlineStore';
import { NEXT_CURSOR, type ServerProxy } from './serverProxy';

/** Requests of the tabs, exactly as the window makes them, because it looks them up by address. */
const SCREENS = [
  getAdminSession,
  getConfig,
  getVillaSettings,
  getBookingSummary,
  getToday,
  listPriceOverrides,
  listGalleryImages,
  getCalendarSync,
  getMailState,
  getHousePlan,
  getVillaFacts,
  { ...getContent, path: getContent.path.replace(':language', DEFAULT_LANGUAGE) },
];
const MONTHS = Array.from({ length: 16 }, (_, index) => index - 1);
const PAGE = 'limit=50';
const UPCOMING = 'view=upcoming&sort=dates&order=asc&';
/** Per list; owners with more search on the server. */
const MAX_PAGES = 20;
const MAX_DETAILS = 200;
/** As a page requests images, because the server chooses the format by this header. */
const PICTURES = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const PAUSE_MS = 600_000;

export type Prefetcher = {
  /** Prefetches for a villa, unless that is running or began less than ten minutes ago. */
  prefetch: (villa: VillaEntry) => Promise<void>;
  forget: (villa: VillaEntry) => void;
};

type Deps = { proxy: ServerProxy; offline: OfflineStore; now: () => Date };

/** Keeps the offline data up to date, if the system can encrypt. */
export function createPrefetcher(deps: Deps): Prefetcher {
  const pausedUntil = new Map<string, number>();
  const running = new Map<string, AbortController>();
  return {
    prefetch: async (villa) => {
      const { id } = villa;
      const time = deps.now().getTime();
      if (running.has(id) || (pausedUntil.get(id) ?? 0) > time) return;
      const ending = new AbortController();
      running.set(id, ending);
      pausedUntil.set(id, time + PAUSE_MS);
      try {
        if (!(await canEncrypt())) pausedUntil.delete(id);
        else await prefetch(villa, { ...deps, signal: ending.signal });
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
 * Reads what an owner needs offline: all lists, the calendar and every future stay. One request at a time, so that
 * the window does not have to wait.
 * @throws Error when the server cannot be reached, or the signal is aborted
 */
async function prefetch(
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
  const readPages = async (path: string, query = ''): Promise<Kept[]> => {
    const pages: Kept[] = [];
    let cursor: string | null = null;
    do {
      const address: string = `${path}?${query}${PAGE}${cursor ? `&cursor=${cursor}` : ''}`;
      const page = await read(address);
      if (page) pages.push(page);
      cursor = page?.nextCursor ?? null;
    } while (cursor && pages.length < MAX_PAGES);
    return pages;
  };

  const session = await read(getAdminSession.path);
  const signedIn = session && adminSessionSchema.safeParse(JSON.parse(session.body)).data;
  if (!signedIn?.authenticated) return;
  // Skips what the role may not read. Servers older than roles send none.
  const { role = 'admin', language = DEFAULT_USER_LANGUAGE } = signedIn;
  const mayRead = ({ permission }: Pick<Endpoint, 'permission'>) =>
    permission === null || isAllowed(role, permission);
  const screens = SCREENS.filter(mayRead).map(({ path }) => path);
  if (!mayRead(listBookings)) {
    for (const address of screens.slice(1)) await read(address);
    return;
  }
  const bookings = (await readPages(listBookings.path)).flatMap(({ body }) =>
    bookingsSchema.parse(JSON.parse(body)),
  );
  await readPages(listBookings.path, UPCOMING);
  await readPages(listContactMessages.path);
  const today = villaDay(now());
  const month = monthOf(today);
  const calendars = MONTHS.map((offset) => {
    const shown = shiftMonth(month, offset);
    const { startDate, endDate } = monthRange(shown, LANGUAGES[language].firstWeekday);
    return `${getCalendar.path}?startDate=${startDate}&endDate=${endDate}`;
  });
  const details = staysToCome(bookings, today).map(addressOf);
  const figures = mayRead(getFigures) ? [`${getFigures.path}?year=${today.slice(0, 4)}`] : [];
  for (const address of [...screens.slice(1), ...figures, ...calendars, ...details]) {
    await read(address);
  }

  const find = await offline.read(villa.id);
  // Past stays hardly change, so each is read once.
  const past = latestStays(bookings, today).map(addressOf);
  for (const address of past) if (!find(address)) await read(address);
  for (const address of thumbnails(find)) {
    signal.throwIfAborted();
    const picture = await proxy.call(villa, address, { headers: { Accept: PICTURES } });
    // Reading it to the end puts it into the villa's cache.
    await picture.arrayBuffer();
  }
}

function addressOf({ reference }: BookingJson): string {
  return `/api/admin/bookings/${reference}`;
}

/** URLs of the gallery's thumbnails, if they are on the villa's own server. */
function thumbnails(find: (address: string) => Kept | null): string[] {
  const parse = <Schema extends z.ZodMiniType>(address: string, schema: Schema) => {
    const kept = find(address);
    return kept ? schema.safeParse(JSON.parse(kept.body)).data : undefined;
  };
  const images = parse(listGalleryImages.path, galleryImagesSchema) ?? [];
  const base = parse(getConfig.path, publicConfigSchema)?.imageHost.deliveryBase;
  if (!base?.startsWith('/media/')) return [];
  return images.map(({ publicId }) => imageUrl(base, publicId, 'thumbnail'));
}

function latestStays(bookings: readonly BookingJson[], today: PlainDate): BookingJson[] {
  return bookings
    .filter(({ checkoutDate }) => checkoutDate < today)
    .sort((a, b) => b.checkinDate.localeCompare(a.checkinDate))
    .slice(0, MAX_DETAILS);
}

function staysToCome(bookings: readonly BookingJson[], today: PlainDate): BookingJson[] {
  return bookings
    .filter(({ checkoutDate, status }) => checkoutDate >= today && status !== 'cancelled')
    .sort((a, b) => a.checkinDate.localeCompare(b.checkinDate))
    .slice(0, MAX_DETAILS);
}
