import type { DoubleBooking, DoubleBookingEnd } from '@shared/contract/calendars/doubleBooking';
import { addDays } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import { Op } from 'sequelize';
import { conflict } from '../../errors';
import type { ImportedCalendar } from '../../models/ImportedCalendar';
import {
  isOpenClash,
  loadCalendarConflicts,
  storedClashes,
  type CalendarConflict,
  type StoredClash,
} from '../calendarConflicts';
import { enqueueMails } from '../mail/enqueue';
import type { ReadContext, WriteContext } from '../serviceContext';
import type { Clash } from './importPlan';

/** Double bookings of today and later that the owner has not ended and whose nights are still held, by first night. */
export async function loadDoubleBookings(context: ReadContext): Promise<DoubleBooking[]> {
  const { models, today } = context;
  const open = (await loadCalendarConflicts(context))
    .filter((clash) => isOpenClash(clash) && clash.endDate > today)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.feedId - b.feedId);
  if (open.length === 0) return [];
  const held = await models.HeldNight.findAll({
    where: {
      [Op.or]: open.map(({ startDate, endDate }) => ({
        night: { [Op.between]: [startDate, addDays(endDate, -1)] },
      })),
    },
    order: ['night'],
    raw: true,
  });
  const rows = open.flatMap((clash) => {
    const holder = held.find(
      ({ night, bookingId }) =>
        clash.startDate <= night &&
        night < clash.endDate &&
        (clash.bookingId === undefined || clash.bookingId === bookingId),
    );
    return holder ? [{ clash, bookingId: holder.bookingId }] : [];
  });
  const bookings = await findHolders(
    rows.map(({ bookingId }) => bookingId),
    context,
  );
  return rows.map(({ clash, bookingId }) => present(clash, bookings.get(bookingId ?? 0) ?? null));
}

async function findHolders(ids: readonly (number | null)[], { models }: ReadContext) {
  const bookings = await models.Booking.findAll({
    where: { id: ids.filter((id) => id !== null) },
    attributes: ['id', 'reference', 'guestName', 'checkinDate', 'checkoutDate'],
  });
  return new Map(
    bookings.map(({ id, reference, guestName, checkinDate, checkoutDate }) => [
      id,
      { reference, guestName: plainLine(guestName), checkinDate, checkoutDate },
    ]),
  );
}

function present(
  { feedId, feedName, startDate, endDate, raisedAt, state }: CalendarConflict,
  booking: DoubleBooking['booking'],
): DoubleBooking {
  return {
    feedId,
    feedName,
    startDate,
    endDate,
    raisedAt: raisedAt ?? null,
    isBack: state === 'back',
    booking,
  };
}

/**
 * The clashes to store after a calendar was read, with what the owner has decided on each. One that is new, or that
 * the owner had ended as freed, is mailed.
 * @param read clashes of this reading
 * @param isWhole whether all entries could be read; otherwise a missing one proves nothing
 */
export async function carryClashes(
  feed: Pick<ImportedCalendar, 'name' | 'clashes'>,
  read: readonly Clash[],
  isWhole: boolean,
  context: WriteContext,
): Promise<StoredClash[]> {
  const before = storedClashes(feed);
  const raisedAt = context.now.toISOString();
  const raised: StoredClash[] = [];
  const current = read.map((clash): StoredClash => {
    const known = knownClash(clash, before);
    if (known && (known.state !== 'freed' || !isWhole)) {
      const { state, raisedAt: last } = known;
      return { ...clash, ...(state && { state }), ...(last && { raisedAt: last }) };
    }
    const again: StoredClash = { ...clash, raisedAt, ...(known && { state: 'back' }) };
    raised.push(again);
    return again;
  });
  await mailClashes(feed.name, raised, context);
  // The entry may only be missing for one reading, and the owner should not be asked twice.
  const ended = before.filter(
    (clash) =>
      clash.state === 'same' &&
      clash.endDate > context.today &&
      !current.some((each) => isSameEntry(each, clash)),
  );
  return [...current, ...ended];
}

/**
 * Some sites give an entry another `uid` at each reading. Then its nights identify it, except for one that the owner
 * has ended as the same stay: another guest may have booked these nights since.
 */
function knownClash(clash: Clash, before: readonly StoredClash[]): StoredClash | undefined {
  return (
    before.find((known) => isSameEntry(clash, known)) ??
    before.find((known) => known.state !== 'same' && hasSameNights(clash, known))
  );
}

function isSameEntry(one: StoredClash, other: StoredClash): boolean {
  if (one.bookingId !== other.bookingId) return false;
  return one.uid === '' || other.uid === '' ? hasSameNights(one, other) : one.uid === other.uid;
}

function hasSameNights(one: StoredClash, other: StoredClash): boolean {
  return (
    one.bookingId === other.bookingId &&
    one.startDate === other.startDate &&
    one.endDate === other.endDate
  );
}

async function mailClashes(
  feedName: string,
  raised: readonly StoredClash[],
  context: WriteContext,
): Promise<void> {
  if (raised.length === 0) return;
  const holders = await findHolders(
    raised.map(({ bookingId = null }) => bookingId),
    context,
  );
  await enqueueMails(
    raised.map(({ startDate, endDate, bookingId, state }) => ({
      kind: 'doubleBooking' as const,
      clash: {
        feedName,
        startDate,
        endDate,
        isBack: state === 'back',
        booking: holders.get(bookingId ?? 0) ?? null,
      },
    })),
    context,
  );
}

/** Ends a double booking in one of the two ways that change no booking. @throws AppError 409 `stale` */
export async function endDoubleBooking(
  { feedId, startDate, endDate, end }: DoubleBookingEnd,
  { models }: WriteContext,
): Promise<void> {
  const feed = await models.ImportedCalendar.findByPk(feedId, { lock: true });
  const clashes = feed ? storedClashes(feed) : [];
  const isMeant = (clash: StoredClash) =>
    clash.startDate === startDate && clash.endDate === endDate;
  if (!feed || !clashes.some(isMeant)) {
    throw conflict('stale', 'This double booking is over. Please look at the calendar.');
  }
  await feed.update({
    clashes: JSON.stringify(
      clashes.map((clash) => (isMeant(clash) ? { ...clash, state: end } : clash)),
    ),
  });
}
