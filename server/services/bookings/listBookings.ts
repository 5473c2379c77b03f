import type { BookingFilter, BookingListQuery } from '@shared/contract/bookings/booking';
import { addDays, type PlainDate } from '@shared/domain/date';
import { searchText } from '@shared/domain/searchText';
import type { BookingSort, BookingView } from '@shared/domain/bookings/bookingViews';
import { isWaiting, WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { MAX_NIGHTS, nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import { listBlocks } from '../calendars/blocks';
import { loadPage, loadSortedPage, NEWEST_FIRST, type ListOrder, type Page } from '../pagination';
import { loadHeldNights } from '../prices/loadStayRules';
import { withPayment } from '../payments/duePayments';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { findBooking } from '../findBooking';
import { touching, WITH_OPEN_OFFER } from '../bookingFilters';

const MAX_RIVALS = 50;
const EXPORT_PAGE = 500;

/** Ids of bookings whose guest has accepted an offer. */
export const WITH_ACCEPTED_OFFER = `(SELECT booking_id FROM offers WHERE status = 'accepted')`;

/** `searchText` begins with the guest's name, without case and accents. */
const SORT_COLUMNS = {
  dates: { column: 'checkinDate', kind: 'text' },
  guest: { column: 'searchText', kind: 'personal' },
  guests: { column: 'guestCount', kind: 'number' },
  amount: { column: 'totalAmountEurCents', kind: 'number' },
  status: { column: 'status', kind: 'text' },
  created: { column: 'createdAt', kind: 'date' },
} as const satisfies Record<BookingSort, Pick<ListOrder<Booking>, 'column' | 'kind'>>;

/** Bookings for the owner, by default newest first. */
export async function listBookings(
  query: BookingListQuery,
  context: ReadContext,
): Promise<Page<Booking>> {
  const { models } = context;
  const load = (after: WhereOptions, order: [string, string][], limit: number) =>
    models.Booking.findAll({
      where: { [Op.and]: [...bookingFilter(query, context), after] },
      limit,
      order,
    });
  if (!query.sort) return loadPage(query, (after, limit) => load(after, NEWEST_FIRST, limit));
  return loadSortedPage(
    query,
    { ...SORT_COLUMNS[query.sort], isDescending: query.order === 'desc' },
    load,
    (id) => models.Booking.findByPk(id),
  );
}

/** Every booking that matches the filter, newest first, read page by page. */
export async function* eachBooking(
  filter: BookingFilter,
  context: ReadContext,
): AsyncGenerator<Booking> {
  let cursor: string | undefined;
  do {
    const page: Page<Booking> = await listBookings(
      { ...filter, limit: EXPORT_PAGE, ...(cursor && { cursor }) },
      context,
    );
    yield* page.rows;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** A booking with other bookings for its nights. @throws AppError 404 */
export async function bookingDetail(
  reference: string,
  context: ReadContext,
): Promise<{
  booking: Booking;
  conflictingBookings: Booking[];
  blockedNights: PlainDate[];
  keptFreeNights: PlainDate[];
  importedBlocks: Block[];
}> {
  const { models } = context;
  const booking = await findBooking({ reference }, context);
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
  });
  const blocks = await listBlocks({ startDate: nights.first, endDate: nights.last }, context);
  const blockedNights = nightsOf(booking).filter((night) =>
    blocks.some(
      ({ feedId, startDate, endDate }) => feedId === null && startDate <= night && night < endDate,
    ),
  );
  const importedBlocks = blocks.filter(({ feedId }) => feedId !== null);
  const keptFreeNights = isWaiting(booking.status) ? await keptFreeOf(booking, context) : [];
  return { booking, conflictingBookings, blockedNights, keptFreeNights, importedBlocks };
}

async function keptFreeOf(booking: Booking, context: ReadContext): Promise<PlainDate[]> {
  const settings = await loadSettings(context);
  if (settings.gapNights === 0) return [];
  const own = { bookingId: booking.id };
  const { keptFree } = await loadHeldNights(nightRange(booking), settings, context, own);
  return nightsOf(booking).filter((night) => keptFree.has(night));
}

function bookingFilter(
  { view, search, status, payment, from, to }: BookingFilter,
  { models: { Booking }, today }: ReadContext,
): WhereOptions[] {
  const text = searchText(search ?? '');
  return [
    // Not LIKE: e-mail addresses contain "_" and "%", which the dialects escape differently.
    ...(text ? [where(fn(positionFunction(Booking), col('search_text'), text), Op.gt, 0)] : []),
    ...(view ? [inView(view, today)] : []),
    ...(status ? [{ status }] : []),
    ...(payment ? [withPayment(payment, today)] : []),
    ...(from ? [{ checkoutDate: { [Op.gt]: from } }] : []),
    ...(to ? [{ checkinDate: { [Op.lte]: to } }] : []),
  ];
}

/** `isInView` as a query; the range of check-ins lets the database use an index. */
export function inView(view: BookingView, today: PlainDate): WhereOptions {
  const notOver = { [Op.gte]: addDays(today, -MAX_NIGHTS) };
  switch (view) {
    case 'upcoming':
      return {
        status: { [Op.ne]: 'cancelled' },
        [Op.or]: [
          { checkinDate: notOver, checkoutDate: { [Op.gte]: today } },
          { id: { [Op.in]: offeredAhead(today) } },
        ],
      };
    case 'past':
      return {
        checkinDate: { [Op.lt]: today },
        checkoutDate: { [Op.lt]: today },
        status: { [Op.ne]: 'cancelled' },
        id: { [Op.notIn]: offeredAhead(today) },
      };
    case 'answer':
      return {
        checkinDate: notOver,
        checkoutDate: { [Op.gt]: today },
        status: [...WAITING_STATUSES],
        // The guest must answer an open offer.
        id: { [Op.notIn]: literal(WITH_OPEN_OFFER) },
      };
  }
}

/** Ids of bookings with an open offer for dates that are not over, whatever the booking's own dates are. */
function offeredAhead(today: PlainDate) {
  // Safe to inline: a villa day consists of digits and hyphens.
  return literal(
    `(SELECT booking_id FROM offers WHERE status = 'sent' AND checkout_date >= '${today}')`,
  );
}

/** Both return the 1-based position of the second text in the first, 0 if absent. */
export function positionFunction({
  sequelize,
}: ReadContext['models']['Booking']): 'strpos' | 'instr' {
  return sequelize?.getDialect() === 'postgres' ? 'strpos' : 'instr';
}

function nightRange(stay: Stay): { first: PlainDate; last: PlainDate } {
  return { first: stay.checkinDate, last: addDays(stay.checkoutDate, -1) };
}
