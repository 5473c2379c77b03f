import { CONTACT_SUBJECTS } from '@shared/contract/messages/message';
import { presentQuote } from '@shared/contract/prices/price';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { addDays, DAY_MS, daysBetween, villaDay, type PlainDate } from '@shared/domain/date';
import { CURRENCIES, toEurCents } from '@shared/domain/prices/money';
import { dayRule } from '@shared/domain/prices/price';
import { nightsOf, staysOverlap, type Stay } from '@shared/domain/bookings/stayRules';
import { VILLA } from '@shared/villa';
import type { Booking } from '../../models/Booking';
import { heldNightsOf } from '../../services/heldNights';
import { mailedStayOf } from '../../services/mailedStay';
import { createBlock } from '../../services/calendars/blocks';
import { loadPriceRules } from '../../services/prices/loadStayRules';
import { quoteByRules } from '../../services/prices/quote';
import type { WriteContext } from '../../services/serviceContext';
import { addDemoFollowUps, addTermsAndArrival } from './demoFollowUps';
import { GUESTS, MESSAGES, NOTES } from './demoGuests';
import { REQUESTS } from './demoTexts';

const BLOCKS = [
  [5, 'Family'],
  [3, 'Painter in the upper bedrooms'],
] as const;

/** Interval between stays, from two years ago to half a year ahead; one arrives within days. */
const EVERY_DAYS = 12;
const FIRST_DAY = -728;
const LAST_DAY = 190;

/**
 * Adds two and a half years of bookings with follow-ups, price overrides and a few messages. All obey the product's
 * rules: real prices, minimum stays, no double bookings.
 * @returns what was added, or `null` in a database that has bookings
 */
export async function addDemoYear(
  context: WriteContext,
): Promise<{ bookings: number; messages: number } | null> {
  const { models, today } = context;
  if ((await models.Booking.count()) > 0) return null;
  await addOverrides(context);
  await addTermsAndArrival(context);
  const rules = await loadPriceRules(context);
  const { settings, prices } = rules;
  const confirmed: Stay[] = [];
  const rows: Booking[] = [];

  for (let offset = FIRST_DAY; offset < LAST_DAY; offset += EVERY_DAYS) {
    const number = rows.length;
    const checkinDate = addDays(today, offset + (number % 4));
    const nights = Math.max(dayRule(checkinDate, prices, []).minStay, 4 + (number % 5));
    const stay = { checkinDate, checkoutDate: addDays(checkinDate, nights) };
    const status = statusOf(number, stay, today, confirmed);
    const [guestName, guestEmail, guestPhone, language] = pick(GUESTS, number);
    const currency = pick(CURRENCIES, number);
    const guestCount = 2 + (number % 6);
    const leadDays = 20 + (status === 'confirmed' ? (number * 37) % 170 : number % 30);
    const createdAt = new Date(context.now.getTime() - (Math.max(0, -offset) + leadDays) * DAY_MS);
    const asked = {
      ...stay,
      guestCount,
      currency,
      bookingDate: villaDay(createdAt),
      extras: number % 4 === 2 ? [{ id: 'pool-heating', quantity: 1 }] : [],
    };
    const quote = quoteByRules(asked, rules);
    const source = number % 6 === 4 ? ('owner' as const) : ('website' as const);
    const priced = {
      ...stay,
      guestCount,
      currency,
      children: 0,
      pets: 0,
      totalAmountCents: quote.totalCents,
      priceBreakdown: JSON.stringify(presentQuote(quote)),
    };
    const booking = await models.Booking.create({
      ...priced,
      mailedStay: source === 'owner' && status !== 'confirmed' ? null : mailedStayOf(priced),
      reference: `${VILLA.referencePrefix}-DEM${String(number + 200)}`,
      guestName,
      guestEmail,
      guestPhone: guestPhone || null,
      language,
      totalAmountEurCents: toEurCents(quote.totalCents, currency, settings),
      // Not every guest has a request.
      specialRequests: number % 5 < 3 ? pick(REQUESTS[language], number) : null,
      status,
      source,
      notes: pick(NOTES, number),
      createdAt,
      updatedAt: createdAt,
    });
    if (status === 'confirmed') {
      confirmed.push(stay);
      await models.HeldNight.bulkCreate(
        nightsOf(stay).map((night) => ({ night, bookingId: booking.id })),
      );
    }
    rows.push(booking);
  }

  await addDemoFollowUps(rows, context);
  await addBlocks(context);
  await models.ContactMessage.bulkCreate(
    MESSAGES.map(([firstName, lastName, message], index) => ({
      firstName,
      lastName,
      email: `${firstName
        .normalize('NFD')
        .replaceAll(/\P{ASCII}/gu, '')
        .toLowerCase()}@example.com`,
      phone: null,
      subject: pick(CONTACT_SUBJECTS, index),
      message,
      createdAt: new Date(context.now.getTime() - (index * 9 + 1) * DAY_MS),
      // The two newest are unread.
      readAt: index < 2 ? null : context.now,
    })),
  );
  return { bookings: rows.length, messages: MESSAGES.length };
}

/** A more expensive New Year and Easter week, and a past, a current and a future override, to show each state. */
async function addOverrides({ models, today, now }: WriteContext): Promise<void> {
  const year = Number(today.slice(0, 4));
  const overrides = [
    ['New Year', `${year}-12-27`, `${year + 1}-01-03`, 62_000],
    ['Spring break', `${year + 1}-03-27`, `${year + 1}-04-05`, 52_000],
    ['Early-season offer', addDays(today, -60), addDays(today, -30), 39_000],
    ['Short-notice price', addDays(today, -7), addDays(today, 21), 42_000],
    ['Holiday fortnight', addDays(today, 120), addDays(today, 133), 62_000],
  ] as const;
  await models.PriceOverride.bulkCreate(
    overrides.map(([name, startDate, endDate, overridePriceCents]) => ({
      name,
      description: null,
      startDate,
      endDate,
      overridePriceCents,
      isActive: true,
      priority: 0,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** Places each block in the first free range from next month on. */
async function addBlocks(context: WriteContext): Promise<void> {
  let from = addDays(context.today, 30);
  for (const [nights, note] of BLOCKS) {
    const stayFrom = (checkinDate: PlainDate): Stay => ({
      checkinDate,
      checkoutDate: addDays(checkinDate, nights),
    });
    while ((await heldNightsOf(stayFrom(from), context)).length > 0) from = addDays(from, 1);
    await createBlock({ startDate: from, endDate: addDays(from, nights), note }, null, context);
    from = addDays(from, 60);
  }
}

/** Mostly confirmed, some pending, some cancelled; never two confirmed for one night. */
function statusOf(
  number: number,
  stay: Stay,
  today: PlainDate,
  confirmed: readonly Stay[],
): BookingStatus {
  if (confirmed.some((other) => staysOverlap(other, stay)) || number % 7 === 3) return 'cancelled';
  if (daysBetween(today, stay.checkinDate) > 30 && number % 3 === 0) return 'pending';
  return number % 11 === 5 ? 'enquiry' : 'confirmed';
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
