import type { EndedOffer, OfferBrief } from '@shared/contract/offers/offer';
import { isWaiting, WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import type { Stay } from '@shared/domain/bookings/stayRules';
import { villaDay, type PlainDate } from '@shared/domain/date';
import { plainText } from '@shared/domain/plainText';
import { formatCents } from '@shared/domain/prices/money';
import { Op } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import type { ReadContext } from '../serviceContext';

/** An unconfirmed stay whose nights are held by an open or accepted offer. */
export type OfferedStay = Stay & { bookingId: number; since: Date };

/** Unconfirmed stays with held nights that end after a day. */
export async function offeredStaysAfter(
  since: PlainDate,
  { models }: ReadContext,
): Promise<OfferedStay[]> {
  const offers = await models.Offer.findAll({
    attributes: ['bookingId', 'checkinDate', 'checkoutDate', 'sentAt', 'createdAt'],
    where: { status: 'sent', holdsNights: true, checkoutDate: { [Op.gt]: since } },
    order: ['id'],
  });
  const open = offers.map(({ bookingId }) => bookingId);
  const holders = await models.HeldNight.findAll({
    attributes: ['bookingId'],
    where: { night: { [Op.gte]: since }, bookingId: { [Op.not]: null, [Op.notIn]: open } },
    group: ['bookingId'],
  });
  const waiting = await models.Booking.findAll({
    attributes: ['id', 'checkinDate', 'checkoutDate', 'createdAt'],
    where: {
      id: holders.flatMap(({ bookingId }) => bookingId ?? []),
      status: [...WAITING_STATUSES],
      checkoutDate: { [Op.gt]: since },
    },
    order: ['id'],
  });
  return [
    ...offers.map((row) => ({
      bookingId: row.bookingId,
      checkinDate: row.checkinDate,
      checkoutDate: row.checkoutDate,
      since: row.sentAt ?? row.createdAt,
    })),
    ...waiting.map(({ id, checkinDate, checkoutDate, createdAt }) => ({
      bookingId: id,
      checkinDate,
      checkoutDate,
      since: createdAt,
    })),
  ];
}

/** Brief open or accepted offers for the owner, by booking id. */
export async function offersOfWaiting(
  bookings: readonly Pick<Booking, 'id' | 'status'>[],
  context: ReadContext,
): Promise<ReadonlyMap<number, OfferBrief>> {
  const offers = await loadWaitingOffers(bookings, context);
  return new Map([...offers].map(([bookingId, offer]) => [bookingId, presentOfferBrief(offer)]));
}

/** Open or accepted offers of pending bookings, by booking id. */
export async function loadWaitingOffers(
  bookings: readonly Pick<Booking, 'id' | 'status'>[],
  { models }: ReadContext,
): Promise<ReadonlyMap<number, Offer>> {
  const ids = bookings.filter(({ status }) => isWaiting(status)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await models.Offer.findAll({
    attributes: { exclude: ['quote', 'listQuote', 'message'] },
    where: { bookingId: ids, status: ['sent', 'accepted'] },
    order: ['id'],
  });
  // The last one counts: an earlier accepted offer was replaced by another.
  return new Map(rows.map((row) => [row.bookingId, row]));
}

export function presentOfferBrief(offer: Offer): OfferBrief {
  return {
    id: offer.id,
    status: offer.status === 'sent' ? 'sent' : 'accepted',
    total: formatCents(offer.totalCents),
    validUntil: offer.validUntil,
    holdsNights: offer.holdsNights,
    checkinDate: offer.checkinDate,
    checkoutDate: offer.checkoutDate,
  };
}

/** The last offers of bookings that are pending again after they ended, by booking id. */
export async function endedOffersOf(
  bookings: readonly Pick<Booking, 'id' | 'status'>[],
  { models }: ReadContext,
): Promise<ReadonlyMap<number, EndedOffer>> {
  const ids = bookings.filter(({ status }) => isWaiting(status)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await models.Offer.findAll({
    attributes: ['bookingId', 'status', 'reason', 'validUntil', 'settledAt', 'updatedAt'],
    where: { bookingId: ids, status: { [Op.ne]: 'draft' } },
    order: ['id'],
  });
  const last = [...new Map(rows.map((row) => [row.bookingId, row])).values()];
  const ended = last.filter(({ status }) => status !== 'sent' && status !== 'accepted');
  const said = ended.filter(({ status }) => status === 'declined');
  // A guest's reason for declining is the message that was stored with it.
  const messages =
    said.length === 0
      ? []
      : await models.ConversationMessage.findAll({
          attributes: ['bookingId', 'text', 'createdAt'],
          where: {
            author: 'guest',
            bookingId: said.map(({ bookingId }) => bookingId),
            createdAt: said.flatMap(({ settledAt }) => settledAt ?? []),
          },
        });
  return new Map(
    ended.map(({ bookingId, status, reason, validUntil, settledAt, updatedAt }) => {
      const at = settledAt ?? updatedAt;
      const lastMessage = messages.find(
        (message) => message.bookingId === bookingId && +message.createdAt === +at,
      );
      return [
        bookingId,
        {
          // The query excludes the other statuses.
          status: status as EndedOffer['status'],
          reason,
          day: status === 'expired' ? validUntil : villaDay(at),
          words: lastMessage ? plainText(lastMessage.text) : null,
        },
      ];
    }),
  );
}
