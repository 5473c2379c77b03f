import { WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import type { AvailabilityQuery } from '@shared/contract/calendars/availability';
import { MAX_REQUESTS_A_NIGHT, type MoreRequests } from '@shared/contract/calendars/calendar';
import { eachDay, type PlainDate } from '@shared/domain/date';
import type { Cents } from '@shared/domain/prices/money';
import type { Season } from '@shared/domain/prices/season';
import { nightsOf } from '@shared/domain/bookings/stayRules';
import { literal, Op } from 'sequelize';
import type { Block } from '../../models/Block';
import type { Booking } from '../../models/Booking';
import type { PriceOverride } from '../../models/PriceOverride';
import { stayDay, type GuestsDay } from '../availability';
import { listBlocks } from './blocks';
import { touching, WITH_OPEN_OFFER } from '../bookingFilters';
import { activeOverrideRows } from '../prices/overrides';
import type { ReadContext } from '../serviceContext';
import { loadHeldNights, loadPriceRules } from '../prices/loadStayRules';

/** Both included. */
type Nights = { first: PlainDate; last: PlainDate };
type Request = Pick<Booking, 'id' | 'checkinDate' | 'checkoutDate' | 'status'>;

/** The owner's calendar for a range of days; prices in cents of the base currency. */
export type OwnerCalendarData = {
  days: (GuestsDay & {
    date: PlainDate;
    priceCents: Cents;
    overrideId: number | null;
    season: string | null;
  })[];
  /** Seasons with a day in the range, earliest first. */
  seasons: Season[];
  bookings: Booking[];
  /** Counts of requests that are left out of the bookings. */
  more: MoreRequests[];
  blocks: Block[];
  overrides: PriceOverride[];
};

/** @param range at most `MAX_AVAILABILITY_DAYS`, both ends included */
export async function ownerCalendar(
  range: AvailabilityQuery,
  context: ReadContext,
): Promise<OwnerCalendarData> {
  const nights = { first: range.startDate, last: range.endDate };
  const priced = await loadPriceRules(context);
  const { ruleOf } = priced;
  const held = await loadHeldNights(nights, priced.settings, context);
  const days = eachDay(nights.first, nights.last);
  return {
    days: days.map((date) => {
      const { priceCents, override, season } = ruleOf(date);
      return {
        date,
        priceCents,
        overrideId: override?.id ?? null,
        season: season?.name ?? null,
        // What guests see for the day.
        ...stayDay(date, { ...priced, ...held }, context.today),
      };
    }),
    seasons: [...new Set(days.flatMap((date) => ruleOf(date).season ?? []))],
    ...(await bookingsInRange(nights, context)),
    blocks: await listBlocks(range, context),
    overrides: await activeOverrideRows(nights, context),
  };
}

/** By check-in: every confirmed or offered booking, and as many requests a night as can be shown, plus counts. */
async function bookingsInRange(
  nights: Nights,
  { models }: ReadContext,
): Promise<Pick<OwnerCalendarData, 'bookings' | 'more'>> {
  const range = touching(nights.first, nights.last);
  const offers = await models.Offer.findAll({
    attributes: ['bookingId'],
    where: { ...range, status: ['sent', 'accepted'] },
    raw: true,
  });
  const offered = offers.map(({ bookingId }) => bookingId);
  const requests: Request[] = await models.Booking.findAll({
    attributes: ['id', 'checkinDate', 'checkoutDate', 'status'],
    where: {
      ...range,
      status: [...WAITING_STATUSES],
      [Op.and]: [
        { id: { [Op.notIn]: offered } },
        // A booking with an open offer is listed on the offered nights, even outside the range.
        { id: { [Op.notIn]: literal(WITH_OPEN_OFFER) } },
      ],
    },
    // Pending before enquiry, oldest first.
    order: [
      ['status', 'DESC'],
      ['id', 'ASC'],
    ],
    raw: true,
  });
  const { named, others } = chooseRequests(requests, nights);
  const bookings = await models.Booking.findAll({
    attributes: { exclude: ['priceBreakdown', 'specialRequests', 'notes'] },
    where: {
      [Op.or]: [
        { ...range, status: 'confirmed' },
        { id: named.map(({ id }) => id) },
        { id: offered, status: [...WAITING_STATUSES] },
      ],
    },
    order: [
      ['checkinDate', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return { bookings, more: countRequests(others) };
}

/** Requests to show, at most `MAX_REQUESTS_A_NIGHT` a night, and the rest. @param requests best first */
function chooseRequests(
  requests: readonly Request[],
  { first, last }: Nights,
): { named: Request[]; others: Request[] } {
  const counts = new Map<PlainDate, number>();
  const named: Request[] = [];
  const others: Request[] = [];
  for (const request of requests) {
    const nights = nightsOf(request).filter((night) => first <= night && night <= last);
    if (nights.some((night) => (counts.get(night) ?? 0) >= MAX_REQUESTS_A_NIGHT)) {
      others.push(request);
    } else {
      named.push(request);
      nights.forEach((night) => counts.set(night, (counts.get(night) ?? 0) + 1));
    }
  }
  return { named, others };
}

/** Counts of requests that are linked by shared nights. */
function countRequests(requests: readonly Request[]): MoreRequests[] {
  const runs: MoreRequests[] = [];
  for (const { checkinDate, checkoutDate, status } of requests.toSorted(byCheckin)) {
    let run = runs.at(-1);
    if (!run || run.endDate <= checkinDate) {
      run = { startDate: checkinDate, endDate: checkoutDate, pending: 0, enquiries: 0 };
      runs.push(run);
    }
    if (run.endDate < checkoutDate) run.endDate = checkoutDate;
    run[status === 'pending' ? 'pending' : 'enquiries'] += 1;
  }
  return runs;
}

function byCheckin(a: Request, b: Request): number {
  return a.checkinDate < b.checkinDate ? -1 : Number(a.checkinDate > b.checkinDate);
}
