import type { BookingFilter, BookingListQuery } from '@shared/contract/bookings/booking';
import { addDays, type PlainDate } from '@shared/domain/date';
import { searchText } from '@shared/domain/searchText';
import { MAX_NIGHTS, nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import { col, fn, Op, where, type WhereOptions } from 'sequelize';
import { notFound } from '../../errors';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { listBlocks } from '../calendars/blocks';
import { loadPage, NEWEST_FIRST, type Page } from '../pagination';
import type { ReadContext } from '../serviceContext';

/** ConflictingBookings that a booking's answer names at most. */
const MAX_RIVALS = 50;
/** Rows that the export reads at once. */
const EXPORT_PAGE = 500;

/** Bookings for the owner, newest first. */
export async function listBookings(
  query: BookingListQuery,
  { models, tx }: ReadContext,
): Promise<Page<Booking>> {
  return loadPage(query, (after, limit) =>
    models.Booking.findAll({
      where: { [Op.and]: [...bookingFilter(query, models), after] },
      limit,
      order: NEWEST_FIRST,
      transaction: tx,
    }),
  );
}

/** Every booking that passes the filter, newest first, read in pages as they are taken. */
export async function* eachBooking(
  filter: BookingFilter,
  context: ReadContext,
): AsyncGenerator<Booking> {
  let cursor: string | undefined;
  do {
    // Each page starts where the last one ended.
    const page: Page<Booking> = await listBookings(
      { ...filter, limit: EXPORT_PAGE, ...(cursor && { cursor }) },
      context,
    );
    yield* page.rows;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/**
 * A booking with what else wants its nights.
 * @throws AppError 404
 */
export async function bookingDetail(
  reference: string,
  context: ReadContext,
): Promise<{
  booking: Booking;
  conflictingBookings: Booking[];
  blockedNights: PlainDate[];
  importedBlocks: Block[];
}> {
  const { models, tx } = context;
  const booking = await models.Booking.findOne({ where: { reference }, transaction: tx });
  if (!booking) throw notFound('booking');
  const nights = nightRange(booking);
  const conflictingBookings = await models.Booking.findAll({
    where: {
      ...touching(nights.first, nights.last),
      status: { [Op.ne]: 'cancelled' },
      id: { [Op.ne]: booking.id },
    },
    order: [
      ['createdAt', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: MAX_RIVALS,
    transaction: tx,
  });
  const blocks = await listBlocks({ startDate: nights.first, endDate: nights.last }, context);
  const blockedNights = nightsOf(booking).filter((night) =>
    blocks.some(
      ({ feedId, startDate, endDate }) => feedId === null && startDate <= night && night < endDate,
    ),
  );
  const importedBlocks = blocks.filter(({ feedId }) => feedId !== null);
  return { booking, conflictingBookings, blockedNights, importedBlocks };
}

function bookingFilter(
  { search, status, from, to }: BookingFilter,
  { Booking }: ReadContext['models'],
): WhereOptions[] {
  const words = searchText(search ?? '');
  return [
    // Not LIKE: "_" and "%" stand in e-mail addresses, and the dialects escape them differently.
    ...(words ? [where(fn(positionFunction(Booking), col('search_text'), words), Op.gt, 0)] : []),
    ...(status ? [{ status }] : []),
    ...(from ? [{ checkoutDate: { [Op.gt]: from } }] : []),
    ...(to ? [{ checkinDate: { [Op.lte]: to } }] : []),
  ];
}

/** Both answer where in the first text the second begins, 0 when it is not in it. */
function positionFunction({ sequelize }: ReadContext['models']['Booking']): 'strpos' | 'instr' {
  return sequelize?.getDialect() === 'postgres' ? 'strpos' : 'instr';
}

/**
 * Stays with a night in a range. No stay is longer than the limit, so the index is read from
 * shortly before the range and not from the first booking ever.
 */
export function touching(first: PlainDate, last: PlainDate) {
  return {
    checkinDate: { [Op.between]: [addDays(first, -MAX_NIGHTS), last] },
    checkoutDate: { [Op.gt]: first },
  };
}

function nightRange(stay: Stay): { first: PlainDate; last: PlainDate } {
  return { first: stay.checkinDate, last: addDays(stay.checkoutDate, -1) };
}
