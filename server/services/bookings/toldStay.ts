import { isDeepStrictEqual } from 'node:util';
import { isOver } from '@shared/domain/bookings/stayRules';
import { stayFactsSchema, type Mail, type StayFactsData } from '../../mail/mail';
import { Op } from 'sequelize';
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

/** A stay as its guest was told of it last: as it stands, unless it was changed since without a mail. */
export function stayAsTold(
  booking: Pick<Booking, 'toldStay'> & Parameters<typeof stayFacts>[0],
): StayFactsData {
  const told = booking.toldStay && storedJson(stayFactsSchema, booking.toldStay);
  return told || stayFacts(booking);
}

/**
 * What to keep of what the guest was told, after a change that tells nothing.
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
const STAY_MAILS = ['confirmation', 'stayChange'];

/**
 * Notes on a confirmed booking what its guest knows after a mail about it was sent, or was given up.
 * @param id of the mail's row
 * @param isSent whether a mail server took it
 */
export async function noteTold(
  mail: Mail,
  { id, isSent }: { id: number; isSent: boolean },
  context: WriteContext,
): Promise<void> {
  if (mail.kind !== 'confirmation' && mail.kind !== 'stayChange') return;
  const { models, tx } = context;
  const { reference, quote, ...data } = mail.booking;
  const later = { reference, kind: STAY_MAILS, status: 'sent' as const, id: { [Op.gt]: id } };
  // What a later one has said, the guest knows.
  if ((await models.OutboxMail.count({ where: later, transaction: tx })) > 0) return;
  const booking = await models.Booking.findOne({
    where: { reference },
    transaction: tx,
    lock: tx.LOCK.UPDATE,
  });
  if (booking?.status !== 'confirmed') return;
  const { checkinDate, checkoutDate, guestCount, totalCents, children, pets } = data;
  const sent = { checkinDate, checkoutDate, guestCount, totalCents, children, pets };
  const told = isSent ? { ...sent, extras: namedExtras(quote) } : mail.before;
  if (!told) return;
  const toldStay = untoldSince(told, booking, context);
  if (toldStay === booking.toldStay) return;
  await booking.update({ toldStay }, { transaction: tx });
  await recordEvent('booking', reference, context);
}
