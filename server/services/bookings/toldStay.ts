import { isDeepStrictEqual } from 'node:util';
import type { BookingJson } from '@shared/contract/bookings/booking';
import { isOver } from '@shared/domain/bookings/stayRules';
import { formatCents } from '@shared/domain/prices/money';
import { Op } from 'sequelize';
import { mailSchema, stayFactsSchema, type Mail, type StayFactsData } from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';
import { namedExtras, storedQuote } from '../prices/storedQuote';
import { recordEvent } from '../recordEvent';
import type { ReadContext, WriteContext } from '../serviceContext';

export function stayFacts(
  booking: Pick<Booking, 'guestCount' | 'children' | 'pets'> & Parameters<typeof storedQuote>[0],
): StayFactsData {
  return {
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    guestCount: booking.guestCount,
    totalCents: booking.totalAmountCents,
    children: booking.children,
    pets: booking.pets,
    extras: namedExtras(storedQuote(booking)),
  };
}

/** The stay as last sent to its guest; the current stay if there is no unsent change. */
export function stayAsTold(
  booking: Pick<Booking, 'toldStay'> & Parameters<typeof stayFacts>[0],
): StayFactsData {
  const told = booking.toldStay && storedJson(stayFactsSchema, booking.toldStay);
  return told || stayFacts(booking);
}

/**
 * The value of `Booking.toldStay` after a change. A mail counts once it is sent, not when it is enqueued.
 * @param told the stay before the change, see {@link stayAsTold}
 * @returns `null` if the guest knows the current stay, or no longer needs to
 */
export function untoldSince(
  told: StayFactsData,
  booking: Booking,
  { today }: Pick<ReadContext, 'today'>,
): string | null {
  const { status, source, erasedAt } = booking;
  if (status === 'cancelled' || erasedAt || isOver(booking, today)) return null;
  // The guest wrote a site enquiry and knows it; nobody has seen one that the owner entered.
  if (status !== 'confirmed' && source === 'owner') return null;
  return isDeepStrictEqual(told, stayFacts(booking)) ? null : JSON.stringify(told);
}

const STAY_MAILS = ['confirmation', 'stayChange'] as const;
type StayMail = Extract<Mail, { kind: (typeof STAY_MAILS)[number] }>;

export function isStayMail(mail: Mail): mail is StayMail {
  return STAY_MAILS.some((kind) => kind === mail.kind);
}

function mailedStay({ booking }: StayMail): StayFactsData {
  const { checkinDate, checkoutDate, guestCount, totalCents, children, pets, quote } = booking;
  const extras = namedExtras(quote);
  return { checkinDate, checkoutDate, guestCount, totalCents, children, pets, extras };
}

/** Whether a mail about a change has no difference to report. */
export function tellsNothing(mail: Extract<StayMail, { kind: 'stayChange' }>): boolean {
  return isDeepStrictEqual(mail.before, mailedStay(mail));
}

/** The newest mail about a stay after another one, unless given up. @param id row of the other mail */
export async function laterStayMail(
  { booking: { reference } }: StayMail,
  id: number,
  { models }: Pick<ReadContext, 'models'>,
): Promise<StayMail | null> {
  const row = await models.OutboxMail.findOne({
    attributes: ['data'],
    where: { reference, kind: [...STAY_MAILS], status: ['pending', 'sent'], id: { [Op.gt]: id } },
    order: [['id', 'DESC']],
  });
  const mail = row && storedJson(mailSchema, row.data);
  return mail && isStayMail(mail) ? mail : null;
}

/** The stay in the last mail sent since a time, when it was already on its way; `null` if there is none. */
export async function stayToldSince(
  since: Date,
  reference: string,
  { models }: Pick<ReadContext, 'models'>,
): Promise<StayFactsData | null> {
  const sent = await models.OutboxMail.findAll({
    attributes: ['data', 'settledAt'],
    where: { reference, kind: [...STAY_MAILS], status: 'sent' },
    order: ['id'],
  });
  const last = sent.at(-1);
  if (!last || sent.every(({ settledAt }) => !settledAt || settledAt < since)) return null;
  const mail = storedJson(mailSchema, last.data);
  return mail && isStayMail(mail) ? mailedStay(mail) : null;
}

/** What the guest knows of the stay after pending mails are sent. */
export async function expectedStay(booking: Booking, context: ReadContext): Promise<StayFactsData> {
  return (await expectedStays([booking], context))(booking);
}

async function expectedStays(
  bookings: readonly Pick<Booking, 'reference' | 'status'>[],
  { models }: Pick<ReadContext, 'models'>,
): Promise<(booking: Booking) => StayFactsData> {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const waiting = await models.OutboxMail.findAll({
    attributes: ['reference', 'data'],
    where: {
      reference: confirmed.map(({ reference }) => reference),
      kind: [...STAY_MAILS],
      status: 'pending',
    },
    order: ['id'],
  });
  const stays = new Map(
    waiting.flatMap(({ reference, data }) => {
      const mail = storedJson(mailSchema, data);
      return mail && isStayMail(mail) ? [[reference, mailedStay(mail)]] : [];
    }),
  );
  return (booking) => stays.get(booking.reference) ?? stayAsTold(booking);
}

/**
 * Records what the guest of a confirmed booking knows after a mail about it was sent, or that a given-up mail did not
 * reach the guest.
 * @param mail as sent
 * @param id row of the mail
 * @param isSent whether a mail server accepted it
 */
export async function noteTold(
  mail: Mail,
  { id, isSent }: { id: number; isSent: boolean },
  context: WriteContext,
): Promise<void> {
  if (!isStayMail(mail)) return;
  const { reference } = mail.booking;
  if (!isSent) {
    recordEvent('booking', reference, context);
    return;
  }
  const { models } = context;
  const kind = [...STAY_MAILS];
  const later = { reference, kind, status: 'sent' as const, id: { [Op.gt]: id } };
  // The guest knows what a later mail said.
  if ((await models.OutboxMail.count({ where: later })) > 0) return;
  const booking = await models.Booking.findOne({
    where: { reference },
    lock: true,
  });
  if (booking?.status !== 'confirmed') return;
  const toldStay = untoldSince(mailedStay(mail), booking, context);
  await booking.update({ toldStay });
}

/** Finds stays whose guests know outdated details that no pending mail corrects. */
export async function guestsKnow(
  bookings: readonly Booking[],
  context: ReadContext,
): Promise<(booking: Booking) => Pick<BookingJson, 'guestKnows'>> {
  const expectedOf = await expectedStays(bookings, context);
  return (booking) => {
    // A past stay needs no mail, and an enquiry is changed by an offer.
    if (booking.status !== 'confirmed' || isOver(booking, context.today)) return {};
    const expected = expectedOf(booking);
    if (isDeepStrictEqual(expected, stayFacts(booking))) return {};
    const {
      totalCents,
      children = booking.children,
      pets = booking.pets,
      extras = [],
      ...stay
    } = expected;
    return {
      guestKnows: { ...stay, children, pets, extras, totalAmount: formatCents(totalCents) },
    };
  };
}
