import {
  MAX_TODAY_ROWS,
  TODAY_DAYS,
  type CalendarConflict,
  type ImportedNights,
} from '@shared/contract/bookings/today';
import { calendarFeedSchema } from '@shared/contract/calendars/calendarFeed';
import { MAX_NIGHTS } from '@shared/domain/bookings/stayRules';
import { addDays } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import { Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';
import { listBlocks } from '../calendars/blocks';
import { loadSettings } from '../prices/settings';
import type { ReadContext } from '../serviceContext';
import { inView, touching } from './listBookings';

/** One villa has no more: a night is given once, so that each day has one arrival at most. */
const MAX_STAYS = TODAY_DAYS + 1;

/** What the owner is told first: who comes and goes, who waits, and what is taken twice. */
export async function loadToday(context: ReadContext): Promise<{
  checkinTime: string;
  checkoutTime: string;
  stays: Booking[];
  imported: ImportedNights[];
  answer: { rows: Booking[]; total: number };
  conflicts: { rows: CalendarConflict[]; total: number };
}> {
  const { checkinTime, checkoutTime } = await loadSettings(context);
  return {
    checkinTime,
    checkoutTime,
    stays: await nextStays(context),
    imported: await nextImported(context),
    answer: await waiting(context),
    conflicts: await conflicts(context),
  };
}

function nextStays({ models, tx, today }: ReadContext): Promise<Booking[]> {
  const last = addDays(today, TODAY_DAYS - 1);
  return models.Booking.findAll({
    where: {
      status: 'confirmed',
      checkinDate: { [Op.between]: [addDays(today, -MAX_NIGHTS), last] },
      checkoutDate: { [Op.gte]: today },
    },
    order: [
      ['checkinDate', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: MAX_STAYS,
    transaction: tx,
  });
}

/** Those that end today are among them, as stays are. */
async function nextImported(context: ReadContext): Promise<ImportedNights[]> {
  const { models, tx, today } = context;
  const range = { startDate: addDays(today, -1), endDate: addDays(today, TODAY_DAYS - 1) };
  const blocks = await listBlocks(range, context);
  const feeds = await models.CalendarFeed.findAll({ attributes: ['id', 'name'], transaction: tx });
  return blocks.flatMap(({ id, feedId, startDate, endDate }) => {
    const feed = feeds.find((each) => each.id === feedId);
    return feed ? [{ id, feedName: feed.name, startDate, endDate }] : [];
  });
}

async function waiting({ models, tx, today }: ReadContext) {
  const where = inView('answer', today);
  const rows = await models.Booking.findAll({
    where,
    order: [
      ['createdAt', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: MAX_TODAY_ROWS,
    transaction: tx,
  });
  return { rows, total: await models.Booking.count({ where, transaction: tx }) };
}

/** What the calendars of other sites have of nights that were taken here, with who has them. */
async function conflicts(context: ReadContext) {
  const { models, tx, today } = context;
  const feeds = await models.CalendarFeed.findAll({ transaction: tx });
  const all = feeds
    .flatMap(({ id, name, clashes }) =>
      (storedJson(calendarFeedSchema.shape.clashes, clashes) ?? []).map((nights) => ({
        feedId: id,
        feedName: name,
        ...nights,
      })),
    )
    .filter(({ endDate }) => endDate > today)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.feedId - b.feedId);
  const rows: CalendarConflict[] = [];
  for (const conflict of all.slice(0, MAX_TODAY_ROWS)) {
    const { startDate, endDate } = conflict;
    const booking = await models.Booking.findOne({
      attributes: ['reference', 'guestName'],
      where: { status: 'confirmed', ...touching(startDate, addDays(endDate, -1)) },
      order: [['checkinDate', 'ASC']],
      transaction: tx,
    });
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
