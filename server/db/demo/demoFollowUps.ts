import { addDays, DAY_MS, villaDay, type PlainDate } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import type { QuoteLineJson } from '@shared/contract/prices/price';
import { convertToCent } from '@shared/domain/prices/money';
import { reviewName } from '@shared/domain/reviews/review';
import { SAMPLE_REVIEWS } from '@shared/domain/reviews/sampleReviews';
import type { Booking } from '../../models/Booking';
import { holdNights } from '../../services/heldNights';
import { planScheduledMails } from '../../services/mail/scheduledMails';
import { createOffer } from '../../services/offers/offers';
import { planPayments } from '../../services/payments/paymentSchedule';
import { issueReceipt } from '../../services/payments/receipts';
import { priceTerms, updatePriceTerms } from '../../services/prices/priceTerms';
import { loadSettings } from '../../services/prices/settings';
import { storedQuote } from '../../services/prices/storedQuote';
import type { WriteContext } from '../../services/serviceContext';
import { houseFacts } from '../../services/facts/houseFacts';
import { updateArrival } from '../../services/stay/stayPageSettings';
import type { DemoLanguage } from './demoGuests';
import {
  ARRIVAL,
  CONVERSATION,
  DISCOUNTS,
  EXTRAS,
  HOUSE_FACTS,
  OFFER_DISCOUNT,
  OFFER_TEXTS,
} from './demoTexts';

const REVIEWED = 3;

/** Payment terms, extras, discounts, facts of the house and arrival details; must run before bookings are made. */
export async function addTermsAndArrival(context: WriteContext): Promise<void> {
  const paymentTerms = { depositPercent: 30, balanceDays: 42, securityDeposit: '500' };
  const { fees } = await priceTerms.load(context);
  await updatePriceTerms(
    { paymentTerms, discounts: DISCOUNTS, fees: { ...fees, extras: EXTRAS } },
    context,
  );
  await houseFacts.store(HOUSE_FACTS, context);
  const texts = Object.fromEntries(
    Object.entries(ARRIVAL).map(([language, own]) => [language, { ...own, key: null }]),
  );
  await updateArrival(
    {
      showDays: 7,
      openDays: 30,
      address: null,
      mapUrl: null,
      phone: null,
      doorCode: null,
      wifiName: null,
      wifiPassword: null,
      texts,
    },
    null,
    context,
  );
}

/**
 * Adds offers, payments, a conversation, scheduled mails and reviews to the demo's bookings. Sends no mail itself;
 * scheduled mails go to addresses of `example.com`.
 * @param bookings by check-in
 */
export async function addDemoFollowUps(
  bookings: readonly Booking[],
  context: WriteContext,
): Promise<void> {
  const { today } = context;
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const ahead = confirmed.filter(({ checkinDate }) => checkinDate > today);
  const [next] = ahead;
  // The last one whose deposit has been overdue for a while, without any payment.
  const late = ahead.findLast(({ createdAt }) => villaDay(createdAt) < addDays(today, -10));
  for (const booking of confirmed) {
    await addPayments(
      booking,
      booking === next ? 'whole' : booking === late ? 'no' : 'due',
      context,
    );
  }
  for (const booking of ahead) await planScheduledMails(booking, context);
  if (next) await addConversation(next, context);
  await addOffers(
    bookings.filter(({ status, checkinDate }) => status === 'pending' && checkinDate > today),
    context,
  );
  await addReviews(
    confirmed.filter(({ checkoutDate }) => checkoutDate < addDays(today, -5)).toReversed(),
    context,
  );
}

/** @param paid `due` pays every part that is due by today, each on its due day */
async function addPayments(
  booking: Booking,
  paid: 'whole' | 'due' | 'no',
  context: WriteContext,
): Promise<void> {
  const { models, today, now } = context;
  const { id: bookingId, createdAt, checkoutDate, currency } = booking;
  await planPayments(
    booking,
    { ...context, now: createdAt, today: villaDay(createdAt) },
    { creates: true },
  );
  const items = await models.ScheduleItem.findAll({ where: { bookingId } });
  const settings = await loadSettings(context);
  const { baseCurrency } = settings;
  const rowOf = (direction: 'in' | 'out', kind: string, amountCents: number, day: PlainDate) => ({
    bookingId,
    direction,
    purpose: kind === 'security' ? ('security' as const) : ('stay' as const),
    paidOn: day < today ? day : today,
    amountCents,
    baseCurrency,
    baseAmountCents: convertToCent(amountCents, currency, baseCurrency, settings),
    way: 'transfer' as const,
    note: null,
    createdAt: now,
    updatedAt: now,
  });
  const received = items.filter(
    ({ dueDate }) => paid === 'whole' || (paid === 'due' && dueDate <= today),
  );
  const rows = received.map(({ kind, amountCents, dueDate }) =>
    rowOf('in', kind, amountCents, dueDate),
  );
  const givenBack = addDays(checkoutDate, 4);
  const security = received.find(({ kind }) => kind === 'security');
  if (security && givenBack <= today) {
    rows.push(rowOf('out', 'security', security.amountCents, givenBack));
  }
  await models.Payment.bulkCreate(rows);
  await planPayments(booking, context, { creates: true });
  if (paid !== 'whole') return;
  const [first] = await models.Payment.findAll({
    where: { bookingId },
    order: ['id'],
    limit: 1,
  });
  if (first) await issueReceipt(first.id, context);
}

/** Two open offers: one at the list price with held nights, one with a discount. */
async function addOffers(waiting: readonly Booking[], context: WriteContext): Promise<void> {
  const { now, today } = context;
  for (const [number, booking] of waiting.slice(0, 2).entries()) {
    const { checkinDate, checkoutDate, guestCount, children, pets } = booking;
    const language = booking.language as DemoLanguage;
    const listed = storedQuote(booking).lines ?? [];
    const discount = {
      kind: 'other',
      name: OFFER_DISCOUNT[language],
      quantity: 1,
      rate: -100,
      total: -100,
    } as const;
    const holdsNights = number === 0;
    const lines: QuoteLineJson[] = holdsNights ? listed : [...listed, discount];
    const offer = await createOffer(
      booking.id,
      {
        checkinDate,
        checkoutDate,
        guestCount,
        children,
        pets,
        lines,
        message: OFFER_TEXTS[language],
        validUntil: addDays(today, 6),
        holdsNights,
        confirmsItself: true,
      },
      null,
      context,
    );
    // Not with `sendOffer`, which would mail the guest.
    if (holdsNights) await holdNights(offer, { bookingId: booking.id }, context);
    await offer.update({ status: 'sent', sentAt: now });
  }
}

async function addConversation(
  { id: bookingId, language }: Booking,
  { models, now }: WriteContext,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const times = [ago(3), ago(2.5), ago(0.2)] as const;
  await models.ConversationMessage.bulkCreate(
    CONVERSATION[language as DemoLanguage].map((text, index) => ({
      bookingId,
      author: index === 1 ? ('owner' as const) : ('guest' as const),
      text,
      // The last one is unread.
      readAt: index === 2 ? null : ago(2.4),
      toldAt: times[index] ?? now,
      createdAt: times[index] ?? now,
    })),
  );
}

/** Reviews of the latest stays, one per language. @param stays latest first */
async function addReviews(stays: readonly Booking[], { models }: WriteContext): Promise<void> {
  const reviewed = stays
    .filter(({ language }, at) => stays.findIndex((other) => other.language === language) === at)
    .slice(0, REVIEWED);
  await models.Review.bulkCreate(
    reviewed.map((booking) => {
      const writtenAt = new Date(`${addDays(booking.checkoutDate, 3)}T10:00:00Z`);
      return {
        bookingId: booking.id,
        stars: 5,
        words: SAMPLE_REVIEWS[booking.language as DemoLanguage],
        nameForm: 'first' as const,
        shownName: reviewName(plainLine(booking.guestName), 'first'),
        language: booking.language,
        status: 'published' as const,
        createdAt: writtenAt,
        updatedAt: writtenAt,
        publishedAt: writtenAt,
      };
    }),
  );
}
