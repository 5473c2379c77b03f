import {
  LAPSED_DAYS,
  MAX_TODAY_ROWS,
  type ItemOf,
  type StayItem,
  type Today,
  type TodayItem,
} from '@shared/contract/bookings/today';
import { orderToday } from '@shared/domain/bookings/todayOrder';
import { addDays, DAY_MS } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import { formatCents } from '@shared/domain/prices/money';
import type { Language } from '@shared/i18n/languages';
import { literal, Op } from 'sequelize';
import { loadDoubleBookings } from '../calendars/doubleBookings';
import { feedNamesById, troubledFeeds } from '../calendars/importedCalendars';
import { unreadMessages } from '../conversation/unreadMessages';
import { failedMail } from '../mail/mailProblems';
import { guestKnows } from '../mailedStay';
import { openOffers } from '../offers/openOffers';
import { loadDuePayments } from '../payments/duePayments';
import { loadPaymentsOfAll, positionOf } from '../payments/paymentSchedule';
import { keepsPayments } from '../payments/paymentSettings';
import { loadSettings } from '../prices/settings';
import { extrasByName } from '../prices/storedQuote';
import { countNewReviews } from '../reviews/reviews';
import type { ReadContext } from '../serviceContext';
import { presentOwnerRequest, waitingStayRequests } from '../stay/stayRequests';
import { bookingMarks } from './bookingMarks';
import { inView, WITH_ACCEPTED_OFFER } from './listBookings';
import { presentBooking } from './presentBooking';
import { blocksWithin, nextDays, staysWithin } from './staysWithin';

type Rows<Kind extends TodayItem['kind']> = { rows: ItemOf<Kind>[]; total: number };

/** What the reader may see, and in which language. */
type Reader = { language: Language; seesAccountMail: boolean; decidesOnReviews: boolean };

/** The owner's start page: everything that needs the owner, most urgent first. */
export async function loadToday(
  reader: Reader,
  context: ReadContext,
): Promise<Omit<Today, 'isDiskShort'>> {
  const { today } = context;
  const { checkinTime, checkoutTime } = await loadSettings(context);
  const counted = {
    enquiry: await enquiries(context),
    request: await changeRequests(context),
    message: await unreadMessages(MAX_TODAY_ROWS, context),
    payment: await payments(context),
    offer: await openOffers(MAX_TODAY_ROWS, context),
  };
  const reviewCount = reader.decidesOnReviews ? await countNewReviews(context) : 0;
  const items: TodayItem[] = [
    ...(await loadDoubleBookings(context)).map((row) => ({
      ...row,
      kind: 'doubleBooking' as const,
    })),
    ...(await stays(context)),
    ...(await importedStays(context)),
    ...Object.values(counted).flatMap(({ rows }): TodayItem[] => rows),
    ...(await failedMail(reader.seesAccountMail, reader.language, context)),
    ...(await troubledFeeds(context)),
    ...(await lapsedEnquiries(context)),
    ...(reviewCount > 0 ? [{ kind: 'review' as const, count: reviewCount }] : []),
  ];
  return {
    today,
    checkinTime,
    checkoutTime,
    items: orderToday(items, today),
    totals: {
      enquiry: counted.enquiry.total,
      request: counted.request.total,
      message: counted.message.total,
      payment: counted.payment.total,
      offer: counted.offer.total,
    },
  };
}

/** Today and tomorrow, whose guests the owner prepares for. */
const DAYS = 2;

async function stays(context: ReadContext): Promise<StayItem[]> {
  const { models, today } = context;
  const days = nextDays(DAYS, context);
  const rows = await staysWithin(days, context);
  if (rows.length === 0) return [];
  const details = await models.StayDetails.findAll({
    attributes: ['bookingId', 'arrivalTime', 'arrivalNote'],
    where: { bookingId: rows.map(({ id }) => id) },
  });
  const stored = (await keepsPayments(context)) ? await loadPaymentsOfAll(rows, context) : [];
  return rows.flatMap((row): StayItem[] => {
    const { checkinDate, checkoutDate } = row;
    const found = details.find(({ bookingId }) => bookingId === row.id);
    const payments = stored.find(({ booking }) => booking.id === row.id);
    // A booking without a plan has no payments recorded, so nothing is known to be unpaid.
    const position = payments?.plan ? positionOf(payments, context) : null;
    const common = {
      booking: presentBooking(row, guestKnows(row, today)),
      arrivalTime: found?.arrivalTime ?? null,
      arrivalNote: found?.arrivalNote ?? null,
      extras: extrasByName(row),
      unpaid: {
        stay: formatCents(position?.stay.outstandingCents ?? 0),
        security: formatCents(position?.security.outstandingCents ?? 0),
      },
    };
    const isLeaving = checkoutDate <= days.endDate;
    return [
      ...(isLeaving ? [{ kind: 'departure' as const, day: checkoutDate, ...common }] : []),
      ...(checkinDate >= today ? [{ kind: 'arrival' as const, day: checkinDate, ...common }] : []),
      ...(checkinDate < today && !isLeaving
        ? [{ kind: 'inHouse' as const, day: today, ...common }]
        : []),
    ];
  });
}

async function importedStays(context: ReadContext): Promise<TodayItem[]> {
  const days = nextDays(DAYS, context);
  const blocks = await blocksWithin(days, context);
  if (blocks.every(({ feedId }) => feedId === null)) return [];
  const names = await feedNamesById(context);
  return blocks.flatMap(({ id, feedId, startDate, endDate }): TodayItem[] => {
    const feedName = names.get(feedId ?? 0);
    if (feedName === undefined) return [];
    const nights = { id, feedName, startDate, endDate };
    if (endDate <= days.endDate) return [{ kind: 'importedDeparture', day: endDate, ...nights }];
    return startDate < days.startDate
      ? []
      : [{ kind: 'importedArrival', day: startDate, ...nights }];
  });
}

async function enquiries(context: ReadContext): Promise<Rows<'enquiry'>> {
  const { models, today } = context;
  const where = inView('answer', today);
  const rows = await models.Booking.findAll({
    where,
    // As in `orderToday`, so that the most urgent ones are among those that are listed.
    order: [
      [
        literal(
          `CASE WHEN id IN ${WITH_ACCEPTED_OFFER} OR checkin_date <= '${addDays(today, 1)}' THEN 0 ELSE 1 END`,
        ),
        'ASC',
      ],
      ['createdAt', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: MAX_TODAY_ROWS,
  });
  const marks = await bookingMarks(rows, context);
  return {
    rows: rows.map((row) => ({ kind: 'enquiry', booking: presentBooking(row, marks(row)) })),
    total: rows.length < MAX_TODAY_ROWS ? rows.length : await models.Booking.count({ where }),
  };
}

async function changeRequests(context: ReadContext): Promise<Rows<'request'>> {
  const { rows, total } = await waitingStayRequests(MAX_TODAY_ROWS, context);
  return {
    rows: rows.map(({ request, booking }) => ({
      kind: 'request',
      request: presentOwnerRequest(request),
      reference: booking.reference,
      guestName: plainLine(booking.guestName),
    })),
    total,
  };
}

/** Due until today. What is due within the next days is among the total. */
async function payments(context: ReadContext): Promise<Rows<'payment'>> {
  const { rows, total } = await loadDuePayments(context);
  const due = rows.filter(({ kind, dueDate }) => kind === 'giveBack' || dueDate <= context.today);
  return { rows: due.map((row) => ({ kind: 'payment', due: row })), total };
}

/** Enquiries that the server has declined, because nobody had answered before the check-in day. */
async function lapsedEnquiries({ models, now, today }: ReadContext): Promise<TodayItem[]> {
  const entries = await models.AuditEntry.findAll({
    attributes: ['subject'],
    where: {
      action: 'enquiry_lapsed',
      createdAt: { [Op.gt]: new Date(now.getTime() - LAPSED_DAYS * DAY_MS) },
    },
    order: [['id', 'DESC']],
    limit: MAX_TODAY_ROWS,
  });
  if (entries.length === 0) return [];
  const bookings = await models.Booking.findAll({
    where: {
      reference: entries.map(({ subject }) => subject ?? ''),
      status: 'cancelled',
      // An upgrade ends those of past years too.
      checkinDate: { [Op.gte]: addDays(today, -LAPSED_DAYS) },
    },
    attributes: ['reference', 'guestName', 'checkinDate', 'checkoutDate'],
  });
  return bookings.map(({ reference, guestName, checkinDate, checkoutDate }) => ({
    kind: 'lapsed',
    reference,
    guestName: plainLine(guestName),
    checkinDate,
    checkoutDate,
  }));
}
