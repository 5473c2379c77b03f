import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import { nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import { LANGUAGES } from '@shared/i18n/languages';
import { Op } from 'sequelize';
import { nightsTaken, withParams, type ErrorText } from '../errors';
import { loadCalendarConflicts } from './calendarConflicts';
import type { ReadContext, WriteContext } from './serviceContext';

/** Holder of nights: a confirmed booking, one whose offer holds them, or an owner's block. */
export type NightHolder = { bookingId: number } | { blockId: number };

/** Exactly one is set. */
export type HeldBy = { bookingId: number | null; blockId: number | null };

/** From the first check-in to the last night of all stays; `null` for none. */
export function spanOf(stays: readonly Stay[]): { first: PlainDate; last: PlainDate } | null {
  const [first] = stays.map(({ checkinDate }) => checkinDate).toSorted();
  const end = stays
    .map(({ checkoutDate }) => checkoutDate)
    .toSorted()
    .at(-1);
  return first === undefined || end === undefined ? null : { first, last: addDays(end, -1) };
}

/** Held nights of a range and their holders; both ends included, `null` for no end. */
export async function heldNights(
  { first, last }: { first: PlainDate; last: PlainDate | null },
  { models }: ReadContext,
): Promise<ReadonlyMap<PlainDate, HeldBy>> {
  const rows = await models.HeldNight.findAll({
    where: { night: { [Op.gte]: first, ...(last && { [Op.lte]: last }) } },
    raw: true,
  });
  return new Map(rows.map(({ night, bookingId, blockId }) => [night, { bookingId, blockId }]));
}

/** Nights of a stay that somebody else holds, ascending. @param except holder to ignore */
export async function heldNightsOf(
  stay: Stay,
  context: ReadContext,
  except?: { bookingId: number },
): Promise<PlainDate[]> {
  const nights = nightsOf(stay);
  const held = await heldNights(
    { first: stay.checkinDate, last: addDays(stay.checkoutDate, -1) },
    context,
  );
  return nights.filter((night) => {
    const holder = held.get(night);
    return holder !== undefined && (!except || holder.bookingId !== except.bookingId);
  });
}

/**
 * Takes a stay's nights in place of those that the holder had; their unique index is a second guard.
 * @throws AppError 409 `nights_taken` naming them
 */
export async function holdNights(
  stay: Stay,
  holder: NightHolder,
  context: WriteContext,
): Promise<void> {
  const { HeldNight } = context.models;
  const nights = nightsOf(stay);
  const held = await HeldNight.findAll({ where: { [Op.or]: [{ night: nights }, holder] } });
  const isOwn = ({ bookingId, blockId }: HeldBy) =>
    'blockId' in holder ? blockId === holder.blockId : bookingId === holder.bookingId;
  refuseTaken(held.filter((row) => !isOwn(row)).map(({ night }) => night));
  if (held.some(isOwn)) await freeNights(holder, context);
  await HeldNight.bulkCreate(nights.map((night) => ({ night, ...holder })));
}

/** Frees a holder's nights. Calendars that clash with them are read again at once: they may take the nights now. */
export async function freeNights(holder: NightHolder, context: WriteContext): Promise<void> {
  const { models, now } = context;
  const freed = await models.HeldNight.destroy({ where: holder });
  if (freed === 0 || (await loadCalendarConflicts(context)).length === 0) return;
  await models.ImportedCalendar.update(
    { nextReadAt: now },
    { where: { clashes: { [Op.ne]: '[]' }, nextReadAt: { [Op.gt]: now } } },
  );
}

/** @throws AppError 409 `nights_taken` if any night of the stay is held */
export async function refuseHeldNights(
  stay: Stay,
  context: ReadContext,
  except?: { bookingId: number },
): Promise<void> {
  refuseTaken(await heldNightsOf(stay, context, except));
}

function refuseTaken(nights: readonly PlainDate[]): void {
  const taken = nights.toSorted();
  if (taken.length > 0) throw nightsTaken(heldNightsText(taken), taken);
}

export function heldNightsText(nights: readonly PlainDate[]): ErrorText {
  return withParams(
    'These nights are already taken: {nights}. Cancel the booking, withdraw the offer, delete the block or free them on the site that holds them, or choose other dates.',
    {
      nights: (language) =>
        nights.map((night) => formatDay(night, LANGUAGES[language].locale)).join(', '),
    },
  );
}
