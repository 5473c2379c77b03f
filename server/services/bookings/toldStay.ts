import { isDeepStrictEqual } from 'node:util';
import type { BookingJson } from '@shared/contract/bookings/booking';
import { isOver } from '@shared/domain/bookings/stayRules';
import { formatCents } from '@shared/domain/prices/money';
import { Op } from 'sequelize';
import { mailSchema, stayFactsSchema, type Mail, type StayFactsData } from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import { storedJson } from '../../storedJson';
import { namedExtras, storedQuote } from '../prices/storedQuote';
import { recordEvent } from '../liveEvents';
import type { ReadContext, WriteContext } from '../serviceContext';

/** The part of a booking that a change of it can change for the guest. */
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

/** A stay as its guest was told of it last: as it stands, unless it was changed since and no mail of it was sent. */
export function stayAsTold(
  booking: Pick<Booking, 'toldStay'> & Parameters<typeof stayFacts>[0],
): StayFactsData {
  const told = booking.toldStay && storedJson(stayFactsSchema, booking.toldStay);
  return told || stayFacts(booking);
}

/**
 * What to keep of what the guest was told, after a change: a mail about it has told nothing before it is sent.
 * @param told before the change, see {@link stayAsTold}
 * @returns for `Booking.toldStay`: `null` where the guest knows how it stands, or it is no matter any more
 */
export function untoldSince(
  told: StayFactsData,
  booking: Booking,
  { today }: Pick<ReadContext, 'today'>,
): string | null {
  const { status, source, erasedAt } = booking;
  if (status === 'cancelled' || erasedAt || isOver(booking, today)) return null;
  // An enquiry from the site is what its guest knows; one that the owner noted, nobody has seen.
  if (status !== 'confirmed' && source === 'owner') return null;
  return isDeepStrictEqual(told, stayFacts(booking)) ? null : JSON.stringify(told);
}

/** Mails that tell a guest how a confirmed stay is. */
const STAY_MAILS = ['confirmation', 'stayChange'] as const;
type StayMail = Extract<Mail, { kind: (typeof STAY_MAILS)[number] }>;

/** Whether a mail tells a guest how a confirmed stay is. */
export function isStayMail(mail: Mail): mail is StayMail {
  return STAY_MAILS.some((kind) => kind === mail.kind);
}

/** The stay that a mail tells of. */
function mailedStay({ booking }: StayMail): StayFactsData {
  const { checkinDate, checkoutDate, guestCount, totalCents, children, pets, quote } = booking;
  const extras = namedExtras(quote);
  return { checkinDate, checkoutDate, guestCount, totalCents, children, pets, extras };
}

/** Whether word of a change tells what its guest knows already. */
export function tellsNothing(mail: Extract<StayMail, { kind: 'stayChange' }>): boolean {
  return isDeepStrictEqual(mail.before, mailedStay(mail));
}

/**
 * The newest mail that tells a guest how a stay is, where it came after another one and was not given up.
 * @param id of the other one's row
 */
export async function laterStayMail(
  { booking: { reference } }: StayMail,
  id: number,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<StayMail | null> {
  const row = await models.OutboxMail.findOne({
    attributes: ['data'],
    where: { reference, kind: [...STAY_MAILS], status: ['pending', 'sent'], id: { [Op.gt]: id } },
    order: [['id', 'DESC']],
    transaction: tx,
  });
  const mail = row && storedJson(mailSchema, row.data);
  return mail && isStayMail(mail) ? mail : null;
}

/** How a stay is by the last mail of it, where one has gone since a moment: it was on its way then. `null` where none has. */
export async function stayToldSince(
  since: Date,
  reference: string,
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
): Promise<StayFactsData | null> {
  const sent = await models.OutboxMail.findAll({
    attributes: ['data', 'settledAt'],
    where: { reference, kind: [...STAY_MAILS], status: 'sent' },
    order: ['id'],
    transaction: tx,
  });
  const last = sent.at(-1);
  if (!last || sent.every(({ settledAt }) => !settledAt || settledAt < since)) return null;
  const mail = storedJson(mailSchema, last.data);
  return mail && isStayMail(mail) ? mailedStay(mail) : null;
}

/** What a guest knows of the stay once the mails that wait have gone. */
export async function expectedStay(booking: Booking, context: ReadContext): Promise<StayFactsData> {
  return (await expectedStays([booking], context))(booking);
}

/** Looks up what guests know of their stays once the mails that wait have gone. */
async function expectedStays(
  bookings: readonly Pick<Booking, 'reference' | 'status'>[],
  { models, tx }: Pick<ReadContext, 'models' | 'tx'>,
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
    transaction: tx,
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
 * Notes on a confirmed booking what its guest knows after a mail about it was sent; of one that was given up the panel
 * says from now on that it has told nothing.
 * @param mail as it was sent
 * @param id of the mail's row
 * @param isSent whether a mail server took it
 */
export async function noteTold(
  mail: Mail,
  { id, isSent }: { id: number; isSent: boolean },
  context: WriteContext,
): Promise<void> {
  if (!isStayMail(mail)) return;
  const { reference } = mail.booking;
  if (!isSent) return recordEvent('booking', reference, context);
  const { models, tx } = context;
  const kind = [...STAY_MAILS];
  const later = { reference, kind, status: 'sent' as const, id: { [Op.gt]: id } };
  // What a later one has said, the guest knows.
  if ((await models.OutboxMail.count({ where: later, transaction: tx })) > 0) return;
  const booking = await models.Booking.findOne({
    where: { reference },
    transaction: tx,
    lock: tx.LOCK.UPDATE,
  });
  if (booking?.status !== 'confirmed') return;
  const toldStay = untoldSince(mailedStay(mail), booking, context);
  await booking.update({ toldStay }, { transaction: tx });
}

/** Looks up what guests of stays that take place know otherwise, and no mail that waits tells them. */
export async function guestsKnow(
  bookings: readonly Booking[],
  context: ReadContext,
): Promise<(booking: Booking) => Pick<BookingJson, 'guestKnows'>> {
  const expectedOf = await expectedStays(bookings, context);
  return (booking) => {
    // Of a stay that is over there is nothing left to tell; what else an enquiry says, an offer does.
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
