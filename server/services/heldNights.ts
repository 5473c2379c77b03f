import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import { nightsHeldMessage, nightsOf, type Stay } from '@shared/domain/stay';
import { Op, type WhereOptions } from 'sequelize';
import { nightsTaken } from '../errors';
import type { ReadContext, WriteContext } from './serviceContext';

/** Who holds nights: a confirmed booking or an owner's block. */
export type NightHolder = { bookingId: number } | { blockId: number };

/**
 * Nights in a range, both ends included, that a booking or a block holds, and which of them.
 * @param except a booking whose own nights do not count
 */
export async function heldNights(
  range: { first: PlainDate; last: PlainDate },
  { models, tx }: ReadContext,
  except?: { bookingId: number },
): Promise<Map<PlainDate, 'booked' | 'blocked'>> {
  const where: WhereOptions = { night: { [Op.between]: [range.first, range.last] } };
  const rows = await models.HeldNight.findAll({
    attributes: ['night', 'bookingId', 'blockId'],
    where,
    raw: true,
    transaction: tx,
  });
  return new Map(
    rows
      .filter((row) => except === undefined || row.bookingId !== except.bookingId)
      .map((row) => [row.night, row.blockId === null ? 'booked' : 'blocked']),
  );
}

/** The nights of a stay that someone else holds, ascending. */
export async function heldNightsOf(
  stay: Stay,
  context: ReadContext,
  except?: { bookingId: number },
): Promise<PlainDate[]> {
  const held = await heldNights(
    { first: stay.checkinDate, last: addDays(stay.checkoutDate, -1) },
    context,
    except,
  );
  return nightsOf(stay).filter((night) => held.has(night));
}

/**
 * Takes the nights of a stay. Rivals are kept out by the write transaction; should one ever
 * get past it, the unique night stops it all the same.
 * @throws AppError 409 `nights_taken` naming the nights
 */
export async function holdNights(
  stay: Stay,
  holder: NightHolder,
  context: WriteContext,
): Promise<void> {
  await refuseHeldNights(stay, context);
  await context.models.HeldNight.bulkCreate(
    nightsOf(stay).map((night) => ({ night, ...holder })),
    { transaction: context.tx },
  );
}

/** Frees all nights of a holder. */
export async function freeNights(holder: NightHolder, { models, tx }: WriteContext): Promise<void> {
  await models.HeldNight.destroy({ where: holder, transaction: tx });
}

/** @throws AppError 409 `nights_taken` when any night of the stay is held */
export async function refuseHeldNights(
  stay: Stay,
  context: ReadContext,
  except?: { bookingId: number },
): Promise<void> {
  const taken = await heldNightsOf(stay, context, except);
  if (taken.length > 0) throw nightsTaken(heldMessage(taken), taken);
}

/** The owner's sentence about nights that are taken. */
export function heldMessage(nights: readonly PlainDate[]): string {
  return nightsHeldMessage(nights.map((night) => formatDay(night, 'en-GB')));
}
