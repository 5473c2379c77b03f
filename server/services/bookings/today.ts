import {
  MAX_TODAY_ROWS,
  TODAY_DAYS,
  type CalendarConflict,
  type ChangeRequest,
  type ImportedNights,
  type OpenOffer,
  type SilentFeed,
  type UnreadFeed,
} from '@shared/contract/bookings/today';
import type { DuePayments } from '@shared/contract/payments/duePayments';
import { addDays } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import { literal, Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import { loadCalendarConflicts } from '../calendarConflicts';
import { feedsWithUnreadEntries, silentFeeds } from '../calendars/importedCalendars';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { openOffers } from '../offers/openOffers';
import { loadDuePayments } from '../payments/duePayments';
import { blocksWithin, nextDays, staysWithin } from './staysWithin';
import { presentOwnerRequest, waitingStayRequests } from '../stay/stayRequests';
import { inView, WITH_ACCEPTED_OFFER } from './listBookings';

/** The owner's start page: arrivals and departures, what is waiting, and double bookings. */
export async function loadToday(context: ReadContext): Promise<{
  checkinTime: string;
  checkoutTime: string;
  stays: Booking[];
  imported: ImportedNights[];
  answer: { rows: Booking[]; total: number };
  offers: { rows: OpenOffer[]; total: number };
  due: DuePayments;
  wishes: { rows: ChangeRequest[]; total: number };
  unread: UnreadFeed[];
  silent: SilentFeed[];
  conflicts: { rows: CalendarConflict[]; total: number };
}> {
  const { checkinTime, checkoutTime } = await loadSettings(context);
  return {
    checkinTime,
    checkoutTime,
    stays: await staysWithin(nextDays(TODAY_DAYS, context), context),
    imported: await nextImported(context),
    answer: await waiting(context),
    offers: await openOffers(MAX_TODAY_ROWS, context),
    due: await loadDuePayments(context),
    wishes: await changeRequests(context),
    unread: await feedsWithUnreadEntries(context),
    silent: await silentFeeds(context),
    conflicts: await conflicts(context),
  };
}

async function changeRequests(context: ReadContext) {
  const { rows, total } = await waitingStayRequests(MAX_TODAY_ROWS, context);
  return {
    rows: rows.map(({ request, booking }) => ({
      ...presentOwnerRequest(request),
      reference: booking.reference,
      guestName: plainLine(booking.guestName),
    })),
    total,
  };
}

async function nextImported(context: ReadContext): Promise<ImportedNights[]> {
  const { models } = context;
  const blocks = await blocksWithin(nextDays(TODAY_DAYS, context), context);
  const feeds = await models.ImportedCalendar.findAll({
    attributes: ['id', 'name'],
  });
  return blocks.flatMap(({ id, feedId, startDate, endDate }) => {
    const feed = feeds.find((each) => each.id === feedId);
    return feed ? [{ id, feedName: feed.name, startDate, endDate }] : [];
  });
}

async function waiting({ models, today }: ReadContext) {
  const where = inView('answer', today);
  const rows = await models.Booking.findAll({
    where,
    // An accepted offer needs only the owner's confirmation and holds nights; next, the earliest arrivals.
    order: [
      [
        literal(
          `CASE WHEN id IN ${WITH_ACCEPTED_OFFER} THEN 0 WHEN checkin_date <= '${addDays(today, 1)}' THEN 1 ELSE 2 END`,
        ),
        'ASC',
      ],
      ['createdAt', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: MAX_TODAY_ROWS,
  });
  return { rows, total: await models.Booking.count({ where }) };
}

/** Nights taken both here and in other sites' calendars, with their holders. */
async function conflicts(context: ReadContext) {
  const { models, today } = context;
  const all = (await loadCalendarConflicts(context))
    .filter(({ endDate }) => endDate > today)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.feedId - b.feedId);
  const rows: CalendarConflict[] = [];
  for (const conflict of all.slice(0, MAX_TODAY_ROWS)) {
    const { startDate, endDate } = conflict;
    // Held by a confirmed or an offered stay.
    const held = await models.HeldNight.findOne({
      where: {
        night: { [Op.between]: [startDate, addDays(endDate, -1)] },
        bookingId: { [Op.ne]: null },
      },
      order: ['night'],
    });
    const booking =
      held &&
      (await models.Booking.findByPk(held.bookingId ?? 0, {
        attributes: ['reference', 'guestName'],
      }));
    rows.push({
      ...conflict,
      booking: booking && {
        reference: booking.reference,
        guestName: plainLine(booking.guestName),
      },
    });
  }
  return { rows, total: all.length };
}
