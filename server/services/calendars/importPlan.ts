import { addDays, addMonths, eachDay, type PlainDate } from '@shared/domain/date';
import { MAX_BLOCK_NIGHTS, MAX_MONTHS_AHEAD } from '@shared/domain/bookings/stayRules';

/** Nights `[startDate, endDate)`. */
export type NightRange = { startDate: PlainDate; endDate: PlainDate };

/** Something in another site's calendar: nights `[start, end)`. */
export type ImportedEvent = { start: PlainDate; end: PlainDate; summary: string };

/** A block that a calendar has made. */
export type ImportedBlock = NightRange & { note: string };

export type ImportPlan = {
  add: ImportedBlock[];
  /** Keys of blocks whose nights are free there now. */
  remove: number[];
  /** What the calendar has of nights that others hold here. */
  clashes: NightRange[];
};

/** Nights of all events together; two years of villas hold no more, whatever a calendar says. */
const MAX_NIGHTS_READ = 20_000;
const MAX_CLASHES = 50;

/**
 * Sites call a guest's stay so. Nights that are closed under another name may be a guest's as well
 * (Booking.com writes every reservation so), or what the site was told by us: see {@link isRepeated}.
 */
const SOMEBODYS_STAY = /reserv|book/i;

/** The nights that calendars are read for: as long ago as a block may begin, as far as guests book. */
export function importWindow(today: PlainDate): { first: PlainDate; last: PlainDate } {
  return { first: addDays(today, -MAX_BLOCK_NIGHTS), last: addMonths(today, MAX_MONTHS_AHEAD) };
}

/**
 * What has to be done so that the villa's blocks are what another site's calendar says: its nights
 * from now on that nobody else holds. Blocks of the past stay as they are, unless a stay that goes on
 * lies over them: it was prolonged on the day on which it was to end.
 * @param calendarName begins the blocks' notes
 * @param taken whether somebody else than this calendar holds a night
 * @param existing this calendar's blocks
 * @param kept what it had of nights that others hold, where entries of it could not be read: then all its
 *   nights stay; `null` for a calendar that was read as a whole
 * @param told what the site may have heard of from elsewhere and show as its own, from today on:
 *   the stays, blocks and nights kept free that our link tells, and what other calendars have
 * @returns `null` when the events are more than a villa's calendar can have
 */
export function planImport(
  events: readonly ImportedEvent[],
  existing: readonly (ImportedBlock & { id: number })[],
  {
    calendarName,
    taken,
    kept,
    told,
    today,
  }: {
    calendarName: string;
    taken: (night: PlainDate) => boolean;
    kept: readonly NightRange[] | null;
    told: readonly NightRange[];
    today: PlainDate;
  },
): ImportPlan | null {
  const { first, last } = importWindow(today);
  const repeats = isRepeated(told, today);
  const claimed = new Set(
    kept === null
      ? []
      : existing.flatMap(({ startDate, endDate }) => eachDay(startDate, addDays(endDate, -1))),
  );
  const wanted: ImportedBlock[] = [];
  const clashes: NightRange[] = [];
  let nightsRead = 0;
  const read = events.map((event) => ({
    ...event,
    isEcho: !SOMEBODYS_STAY.test(event.summary) && repeats(event),
  }));
  const unread = unreadEvents(
    kept ?? [],
    read.filter(({ isEcho }) => !isEcho),
  );
  for (const { start, end, summary, isEcho } of [...read, ...unread].toSorted(byStart)) {
    if (end <= today || start > last) continue;
    const nights = eachDay(later(start, first), earlier(addDays(end, -1), last));
    nightsRead += nights.length;
    if (nightsRead > MAX_NIGHTS_READ) return null;
    // What it repeats is taken here or kept free between stays. As a stay of its own it would keep
    // further nights free, with every reading more.
    const free = isEcho ? [] : nights.filter((night) => !taken(night) && !claimed.has(night));
    free.forEach((night) => claimed.add(night));
    const note = summary === '' ? calendarName : `${calendarName}: ${summary}`;
    wanted.push(...rangesOf(free).map((range) => ({ ...range, note })));
    if (!isEcho) {
      clashes.push(...rangesOf(nights.filter((night) => night >= today && taken(night))));
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
 * Whether an event may be what its site was told: exactly the nights of one stay or block, or of
 * several in a row, which sites write as one. Of one that has begun, sites may leave out days gone by.
 */
function isRepeated(
  told: readonly NightRange[],
  today: PlainDate,
): (event: ImportedEvent) => boolean {
  const starts = new Set(told.map(({ startDate }) => startDate));
  const ends = new Set(told.map(({ endDate }) => endDate));
  const nights = new Set(
    told.flatMap(({ startDate, endDate }) =>
      eachDay(later(startDate, today), addDays(endDate, -1)),
    ),
  );
  return ({ start, end }) =>
    (start <= today || starts.has(start)) &&
    ends.has(end) &&
    eachDay(later(start, today), addDays(end, -1)).every((night) => nights.has(night));
}

/** What is not among the events: the rest of nights that others hold. Nobody knows whether it is an echo. */
function unreadEvents(
  kept: readonly NightRange[],
  events: readonly ImportedEvent[],
): (ImportedEvent & { isEcho: boolean })[] {
  return kept
    .filter(({ startDate, endDate }) =>
      events.every(({ start, end }) => start > startDate || end < endDate),
    )
    .map(({ startDate, endDate }) => ({
      start: startDate,
      end: endDate,
      summary: '',
      isEcho: false,
    }));
}

/** Two events may name the same nights. */
function withoutRepeats(ranges: readonly NightRange[]): NightRange[] {
  return [
    ...new Map(ranges.map((range) => [`${range.startDate} ${range.endDate}`, range])).values(),
  ];
}

function overlap(a: NightRange, b: NightRange): boolean {
  return a.startDate < b.endDate && b.startDate < a.endDate;
}

/** Runs of nights without a gap, none longer than a block may be. @param nights ascending */
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
