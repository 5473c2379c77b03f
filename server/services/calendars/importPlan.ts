import { addDays, addMonths, eachDay, type PlainDate } from '@shared/domain/date';
import { MAX_BLOCK_NIGHTS, MAX_MONTHS_AHEAD } from '@shared/domain/bookings/stayRules';

/** Nights `[startDate, endDate)`. */
export type NightRange = { startDate: PlainDate; endDate: PlainDate };

/** An event in another site's calendar: nights `[start, end)`. `uid` may be empty. */
export type ImportedEvent = { uid: string; start: PlainDate; end: PlainDate; summary: string };

/** Nights of an event that others hold here. `bookingId` is `null` if a block holds them. */
export type Clash = NightRange & { uid: string; bookingId: number | null };

export type ImportedBlock = NightRange & { note: string };

export type ImportPlan = {
  add: ImportedBlock[];
  /** Ids of blocks whose nights the calendar no longer has. */
  remove: number[];
  /** Nights in the calendar that are held by others here. */
  clashes: Clash[];
};

/** Total nights of all events; more than villas have in two years, so a larger calendar is rejected. */
const MAX_NIGHTS_READ = 20_000;
const MAX_CLASHES = 50;

/**
 * Names that sites give to a guest's stay. Nights closed under another name may also be a guest's (Booking.com writes
 * all reservations so) or an echo of our own calendar: see {@link isRepeated}.
 */
const SOMEBODYS_STAY = /reserv|book/i;

/** The nights that are imported: from the earliest possible start of a block to the last bookable night. */
export function importWindow(today: PlainDate): { first: PlainDate; last: PlainDate } {
  return { first: addDays(today, -MAX_BLOCK_NIGHTS), last: addMonths(today, MAX_MONTHS_AHEAD) };
}

/**
 * Plans the changes that make the villa's blocks match another site's calendar: its nights from today on that nobody
 * else holds. Past blocks stay, unless a current event overlaps them, which means that the stay was extended on its
 * last day.
 * @param calendarName prefix of the blocks' notes
 * @param holderOf who other than this calendar holds a night
 * @param existing this calendar's blocks
 * @param kept the calendar's previous clashes if some entries could not be read, in which case it loses no nights;
 *   `null` for a calendar that was read completely
 * @param published nights from today on that the site may have imported and now repeats: what our link publishes, and
 *   what other calendars contain
 * @returns `null` if the events exceed the limit
 */
export function planImport(
  events: readonly ImportedEvent[],
  existing: readonly (ImportedBlock & { id: number })[],
  {
    calendarName,
    holderOf,
    kept,
    published,
    today,
  }: {
    calendarName: string;
    holderOf: (night: PlainDate) => { bookingId: number | null } | undefined;
    kept: readonly (NightRange & { uid: string })[] | null;
    published: readonly NightRange[];
    today: PlainDate;
  },
): ImportPlan | null {
  const { first, last } = importWindow(today);
  const repeats = isRepeated(published, today);
  const claimed = new Set(
    kept === null
      ? []
      : existing.flatMap(({ startDate, endDate }) => eachDay(startDate, addDays(endDate, -1))),
  );
  const wanted: ImportedBlock[] = [];
  const clashes: Clash[] = [];
  let nightsRead = 0;
  const read = events.map((event) => ({
    ...event,
    isEcho: !SOMEBODYS_STAY.test(event.summary) && repeats(event),
  }));
  const unread = unreadEvents(
    kept ?? [],
    read.filter(({ isEcho }) => !isEcho),
  );
  for (const { uid, start, end, summary, isEcho } of [...read, ...unread].toSorted(byStart)) {
    if (end <= today || start > last) continue;
    const nights = eachDay(later(start, first), earlier(addDays(end, -1), last));
    nightsRead += nights.length;
    if (nightsRead > MAX_NIGHTS_READ) return null;
    // An echo repeats nights taken or kept free here. Treated as a stay, it would keep further nights free on every
    // import.
    const free = isEcho ? [] : nights.filter((night) => !holderOf(night) && !claimed.has(night));
    free.forEach((night) => claimed.add(night));
    const note = summary === '' ? calendarName : `${calendarName}: ${summary}`;
    wanted.push(...rangesOf(free).map((range) => ({ ...range, note })));
    if (!isEcho) {
      const held = nights.filter((night) => night >= today && holderOf(night));
      clashes.push(...clashesOfHolders(uid, held, holderOf));
    }
  }
  const keyOf = ({ startDate, endDate, note }: ImportedBlock) => `${startDate} ${endDate} ${note}`;
  const wantedKeys = new Set(wanted.map(keyOf));
  const existingKeys = new Set(existing.map(keyOf));
  return {
    add: wanted.filter((block) => !existingKeys.has(keyOf(block))),
    remove: (kept === null ? existing : [])
      .filter((block) => !wantedKeys.has(keyOf(block)))
      .filter((block) => block.endDate > today || wanted.some((other) => overlap(block, other)))
      .map(({ id }) => id),
    clashes: withoutRepeats(clashes).slice(0, MAX_CLASHES),
  };
}

/**
 * Whether an event may echo what its site imported: exactly the nights of one stay or block, or of several consecutive
 * ones, which sites merge. Sites may drop past days of an event in progress.
 */
function isRepeated(
  published: readonly NightRange[],
  today: PlainDate,
): (event: ImportedEvent) => boolean {
  const starts = new Set(published.map(({ startDate }) => startDate));
  const ends = new Set(published.map(({ endDate }) => endDate));
  const nights = new Set(
    published.flatMap(({ startDate, endDate }) =>
      eachDay(later(startDate, today), addDays(endDate, -1)),
    ),
  );
  return ({ start, end }) =>
    (start <= today || starts.has(start)) &&
    ends.has(end) &&
    eachDay(later(start, today), addDays(end, -1)).every((night) => nights.has(night));
}

/** A clash has one holder, since the owner ends it for that booking only. */
function clashesOfHolders(
  uid: string,
  held: readonly PlainDate[],
  holderOf: (night: PlainDate) => { bookingId: number | null } | undefined,
): Clash[] {
  const holder = (night: PlainDate) => holderOf(night)?.bookingId ?? null;
  return [...new Set(held.map(holder))].flatMap((bookingId) =>
    rangesOf(held.filter((night) => holder(night) === bookingId)).map((range) => ({
      ...range,
      uid,
      bookingId,
    })),
  );
}

/** The parts of previous clashes that no event covers; they may be echoes. */
function unreadEvents(
  kept: readonly (NightRange & { uid: string })[],
  events: readonly ImportedEvent[],
): (ImportedEvent & { isEcho: boolean })[] {
  return kept
    .filter(({ startDate, endDate }) =>
      events.every(({ start, end }) => start > startDate || end < endDate),
    )
    .map(({ uid, startDate, endDate }) => ({
      uid,
      start: startDate,
      end: endDate,
      summary: '',
      isEcho: false,
    }));
}

/** Two events may have the same nights. */
function withoutRepeats(clashes: readonly Clash[]): Clash[] {
  const byNights = new Map<string, Clash>();
  for (const clash of clashes) {
    const nights = `${clash.startDate} ${clash.endDate}`;
    if (!byNights.has(nights)) byNights.set(nights, clash);
  }
  return [...byNights.values()];
}

function overlap(a: NightRange, b: NightRange): boolean {
  return a.startDate < b.endDate && b.startDate < a.endDate;
}

/** Consecutive nights as ranges, none longer than the maximum block. @param nights ascending */
export function rangesOf(nights: readonly PlainDate[]): NightRange[] {
  const ranges: (NightRange & { count: number })[] = [];
  for (const night of nights) {
    const run = ranges.at(-1);
    if (run && run.endDate === night && run.count < MAX_BLOCK_NIGHTS) {
      run.endDate = addDays(night, 1);
      run.count += 1;
    } else {
      ranges.push({ startDate: night, endDate: addDays(night, 1), count: 1 });
    }
  }
  return ranges.map(({ startDate, endDate }) => ({ startDate, endDate }));
}

function byStart(a: ImportedEvent, b: ImportedEvent): number {
  const [left, right] = [a, b].map(({ start, end, summary }) => `${start} ${end} ${summary}`) as [
    string,
    string,
  ];
  return left < right ? -1 : Number(left > right);
}

function later(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b;
}

function earlier(a: PlainDate, b: PlainDate): PlainDate {
  return a < b ? a : b;
}
