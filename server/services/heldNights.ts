import { addDays, formatDay, type PlainDate } from '@shared/domain/date';
import { nightsOf, type Stay } from '@shared/domain/bookings/stayRules';
import { plainLine } from '@shared/domain/plainText';
import { LANGUAGES, type Language } from '@shared/i18n/languages';
import { Op } from 'sequelize';
import { nightsTaken, withParams, type ErrorText, type LocalizedText } from '../errors';
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
  await refuseTaken(
    held.filter((row) => !isOwn(row)).map(({ night }) => night),
    context,
  );
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
  await refuseTaken(await heldNightsOf(stay, context, except), context);
}

/** @throws AppError 409 `nights_taken` unless there are none */
export async function refuseTaken(
  nights: readonly PlainDate[],
  context: ReadContext,
): Promise<void> {
  if (nights.length > 0) {
    throw nightsTaken(await heldNightsText(nights, context), nights.toSorted());
  }
}

/** Names who holds the nights, but not to guests. */
export async function heldNightsText(
  nights: readonly PlainDate[],
  context: ReadContext,
): Promise<ErrorText> {
  const spans = await heldSpans(nights, context);
  const spansIn = (language: Language) =>
    spans.map(({ first, last, holder }) => {
      const { locale } = LANGUAGES[language];
      const days = first === last ? [first] : [first, last];
      const text = days.map((day) => formatDay(day, locale)).join(' – ');
      if (!holder) return text;
      return `${typeof holder === 'string' ? holder : holder(language)}, ${text}`;
    });
  return withParams(
    'These nights are already taken: {nights}. Choose other dates, or free these nights first.',
    { nights: (language) => spansIn(language).join('; ') },
  );
}

type HeldSpan = { first: PlainDate; last: PlainDate; holder: string | LocalizedText | null };

/** Consecutive nights of one holder, ascending. */
async function heldSpans(nights: readonly PlainDate[], context: ReadContext): Promise<HeldSpan[]> {
  const { models } = context;
  const rows = await models.HeldNight.findAll({ where: { night: [...nights] }, order: ['night'] });
  const bookings = await models.Booking.findAll({
    attributes: ['id', 'guestName'],
    where: { id: rows.flatMap(({ bookingId }) => bookingId ?? []) },
  });
  const blocks = await models.Block.findAll({
    where: { id: rows.flatMap(({ blockId }) => blockId ?? []) },
  });
  const feeds = await models.ImportedCalendar.findAll({
    attributes: ['id', 'name'],
    where: { id: blocks.flatMap(({ feedId }) => feedId ?? []) },
  });
  const holderOf = ({ bookingId, blockId }: HeldBy): HeldSpan['holder'] => {
    if ((context.actorId ?? null) === null) return null;
    const booking = bookings.find(({ id }) => id === bookingId);
    if (booking) return plainLine(booking.guestName);
    const feedId = blocks.find(({ id }) => id === blockId)?.feedId;
    const feed = feeds.find(({ id }) => id === feedId);
    return feed?.name ?? withParams('blocked by you', {});
  };
  const spans: (HeldSpan & HeldBy)[] = [];
  for (const row of rows) {
    const { night, bookingId, blockId } = row;
    const last = spans.at(-1);
    const isSame = last && last.bookingId === bookingId && last.blockId === blockId;
    if (isSame && addDays(last.last, 1) === night) last.last = night;
    else spans.push({ first: night, last: night, bookingId, blockId, holder: holderOf(row) });
  }
  return spans;
}
