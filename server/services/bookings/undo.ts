import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MS_TO_UNDO } from '@shared/domain/bookings/undoTime';
import { Op, type Model, type ModelStatic } from 'sequelize';
import * as z from 'zod/mini';
import { unlogged } from '../../db/write';
import { conflict } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { OutboxMail } from '../../models/OutboxMail';
import type { Models } from '../../models/defineModels';
import { storedJson } from '../../storedJson';
import { findBooking } from '../findBooking';
import { refuseTaken } from '../heldNights';
import { nextUpdatedAt } from '../optimisticConcurrency';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';

/** The mails of an action leave later than the owner can undo it, by the time that the call itself takes. */
const CALL_MS = 2_000;

/** An action that sends anything else cannot be undone. */
const DECISION_MAILS = ['confirmation', 'stayChange', 'decline', 'cancellation'];

const OVER_MESSAGE = 'This can no longer be undone: its ten seconds are over.';
const MAIL_GONE_MESSAGE =
  'This can no longer be undone: its mail is on its way to the guest. Please write to the guest.';
const CHANGED_MESSAGE =
  'This can no longer be undone: the booking has changed since. Please look at it again.';

const TABLES = [
  'Booking',
  'HeldNight',
  'PaymentPlan',
  'ScheduleItem',
  'Payment',
  'ScheduledMail',
  'Offer',
  'StayRequest',
] as const satisfies readonly (keyof Models)[];
type Table = (typeof TABLES)[number];

const KEYS: Partial<Record<Table, string>> = { HeldNight: 'night', PaymentPlan: 'bookingId' };

/** A row as JSON. */
type Row = Record<string, unknown>;
type Rows = Record<Table, Row[]>;

const keySchema = z.union([z.string(), z.number()]);
const changesSchema = z.object({
  /** Rows that the action changed or removed, as they were; of a booking only what was changed. */
  before: z.array(z.record(z.string(), z.unknown())),
  /** Keys of the rows that it added. */
  added: z.array(keySchema),
});

/** What is needed to undo an action, without what it left as it was. */
const undoSchema = z.object({
  until: z.number(),
  bookingIds: z.array(z.number()),
  tables: z.record(z.enum(TABLES), changesSchema),
  /** Digest of all rows before the action, and after it. */
  digestBefore: z.string(),
  digestAfter: z.string(),
  mailIds: z.array(z.number()),
  /** The last mail before the action. */
  lastMailId: z.number(),
  /** Mails that the action withdrew. */
  withdrawn: z.array(z.object({ id: z.number(), status: z.enum(['pending', 'failed']) })),
});
type Undo = z.infer<typeof undoSchema>;

/**
 * Carries out an action on bookings that the owner may undo within ten seconds. Its mails wait as long.
 * @param action in the same transaction
 * @returns `undo` is `null` if the action cannot be undone: it changed nothing, or a guest's address, or it concerns
 *   other guests
 */
export async function carryOutUndoable<Result>(
  bookingIds: readonly number[],
  action: () => Promise<Result>,
  context: WriteContext,
): Promise<{ result: Result; undo: Undo | null }> {
  const { OutboxMail } = context.models;
  const before = await rowsOf(bookingIds, context);
  const references = before.Booking.map(({ reference }) => String(reference));
  const lastMailId = Number((await OutboxMail.max('id')) ?? 0);
  const unsent = await OutboxMail.findAll({
    attributes: ['id', 'status'],
    where: { reference: references, status: ['pending', 'failed'] },
  });
  const result = await action();
  const after = await rowsOf(bookingIds, context);
  const mails = await OutboxMail.findAll({ where: { id: { [Op.gt]: lastMailId } } });
  const isOwn = ({ kind, reference }: (typeof mails)[number]) =>
    DECISION_MAILS.includes(kind) && references.includes(reference ?? '');
  const isUndoable = mails.every(isOwn) && !hasNewAddress(before, after);
  if (isDeepStrictEqual(before, after) || !isUndoable) return { result, undo: null };
  const until = context.now.getTime() + MS_TO_UNDO + CALL_MS;
  const mailIds = mails.map(({ id }) => id);
  await OutboxMail.update({ nextAttemptAt: new Date(until) }, { where: { id: mailIds } });
  const withdrawn = await OutboxMail.findAll({
    attributes: ['id'],
    where: { id: unsent.map(({ id }) => id), status: 'dismissed' },
  });
  const tables = TABLES.map((table) => [table, changesOf(table, before, after)] as const);
  return {
    result,
    undo: {
      until,
      bookingIds: [...bookingIds],
      tables: Object.fromEntries(tables) as Undo['tables'],
      digestBefore: digestOf(before),
      digestAfter: digestOf(after),
      mailIds,
      lastMailId,
      withdrawn: unsent
        .filter(({ id }) => withdrawn.some((mail) => mail.id === id))
        .map(({ id, status }) => ({ id, status: status === 'failed' ? status : 'pending' })),
    },
  };
}

/** Whether an action gave a guest another address, which mails that are not put back use too. */
function hasNewAddress(before: Rows, after: Rows): boolean {
  return before.Booking.some(({ id, guestEmail }) =>
    after.Booking.some((other) => other.id === id && other.guestEmail !== guestEmail),
  );
}

/** Encrypted, for the owner's browser, which returns it with {@link undoAction}. */
export async function sealUndo(undo: Undo | null, secrets: Secrets): Promise<{ undo?: string }> {
  return undo ? { undo: await secrets.seal(PLACE, JSON.stringify(undo)) } : {};
}

export async function openUndo(sealed: string, secrets: Secrets): Promise<Undo> {
  const text = await secrets.open(PLACE, sealed);
  const undo = text === null ? null : storedJson(undoSchema, text);
  if (!undo) throw conflict('invalid_transition', OVER_MESSAGE);
  return undo;
}

const PLACE = 'bookings.undo';

/**
 * Puts bookings, their nights, payments, requests and mails back as they were before an action. A repeat changes
 * nothing.
 * @returns the first booking, which the action was about
 * @throws AppError 409 `invalid_transition` when the time is over or the mail has gone; 409 `stale` when anything was
 *   changed since; 409 `nights_taken`
 */
export async function undoAction(undo: Undo, context: WriteContext): Promise<Booking> {
  const { models, now } = context;
  const [first = 0, ...others] = undo.bookingIds;
  const booking = await findBooking({ id: first }, context, { lock: true });
  const digest = digestOf(await rowsOf(undo.bookingIds, context));
  if (digest === undo.digestBefore) return booking;
  if (now.getTime() > undo.until) throw conflict('invalid_transition', OVER_MESSAGE);
  const mails = await mailsSince(undo, context);
  const areWaiting = mails.every((mail) => mail.status === 'pending' && mail.leaseToken === null);
  const mailIds = mails.filter(({ kind }) => DECISION_MAILS.includes(kind)).map(({ id }) => id);
  if (!areWaiting || !undo.mailIds.every((id) => mailIds.includes(id))) {
    throw conflict('invalid_transition', MAIL_GONE_MESSAGE);
  }
  if (digest !== undo.digestAfter) throw conflict('stale', CHANGED_MESSAGE);
  await assertStillFree(undo, context);

  await models.OutboxMail.destroy({ where: { id: mailIds } });
  for (const { id, status } of undo.withdrawn) {
    const mail = await models.OutboxMail.findOne({ where: { id, status: 'dismissed' } });
    await mail?.update({ status, settledAt: null });
  }
  await unlogged(async () => {
    for (const table of TABLES) {
      if (table !== 'Booking') await putBack(table, undo.tables[table], context);
    }
  });
  for (const each of [booking, ...(await models.Booking.findAll({ where: { id: others } }))]) {
    const columns = undo.tables.Booking.before.find(({ id }) => id === each.id);
    await each.set({ ...columns, updatedAt: nextUpdatedAt(each, now) }).save();
  }
  return booking;
}

/** Mails to the guests since the action, also those that it did not send: a confirmation may have been sent again. */
async function mailsSince(
  { bookingIds, lastMailId }: Undo,
  { models }: WriteContext,
): Promise<OutboxMail[]> {
  const bookings = await models.Booking.findAll({
    attributes: ['reference'],
    where: { id: bookingIds },
  });
  return models.OutboxMail.findAll({
    where: {
      id: { [Op.gt]: lastMailId },
      reference: bookings.map(({ reference }) => reference),
      recipient: { [Op.ne]: null },
    },
  });
}

async function assertStillFree({ tables, bookingIds }: Undo, context: WriteContext): Promise<void> {
  const nights = tables.HeldNight.before.map(({ night }) => String(night));
  const held = await context.models.HeldNight.findAll({ where: { night: nights } });
  const others = held.filter(({ bookingId }) => !bookingIds.includes(bookingId ?? 0));
  await refuseTaken(
    others.map(({ night }) => night),
    context,
  );
}

async function putBack(
  table: Table,
  { before, added }: z.infer<typeof changesSchema>,
  { models }: WriteContext,
): Promise<void> {
  const model = modelOf(table, models);
  const key = keyOf(table);
  if (added.length > 0) await model.destroy({ where: { [key]: added } });
  const updateOnDuplicate = Object.keys(model.getAttributes());
  if (before.length > 0) await model.bulkCreate(before, { updateOnDuplicate });
}

async function rowsOf(ids: readonly number[], { models }: ReadContext): Promise<Rows> {
  const read = TABLES.map(async (table) => {
    const rows = await modelOf(table, models).findAll({
      where: { [table === 'Booking' ? 'id' : 'bookingId']: [...ids] },
      order: [keyOf(table)],
    });
    return [table, JSON.parse(JSON.stringify(rows)) as Row[]] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Rows;
}

function changesOf(table: Table, before: Rows, after: Rows): z.infer<typeof changesSchema> {
  const key = keyOf(table);
  const isIn = (rows: Rows, row: Row) => rows[table].some((other) => other[key] === row[key]);
  return {
    before: before[table].flatMap((row) => {
      const now = after[table].find((other) => other[key] === row[key]);
      if (now && isDeepStrictEqual(now, row)) return [];
      // Whole bookings might exceed what a request may contain.
      return [table === 'Booking' && now ? { ...differing(row, now), id: row.id } : row];
    }),
    added: after[table].filter((row) => !isIn(before, row)).map((row) => keySchema.parse(row[key])),
  };
}

/** The columns of a row that have changed. */
function differing(row: Row, now: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !isDeepStrictEqual(value, now[name])),
  );
}

/** Undoing gives a booking a new version. */
function digestOf(rows: Rows): string {
  const text = JSON.stringify(rows, (name, value: unknown) =>
    name === 'updatedAt' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

function keyOf(table: Table): string {
  return KEYS[table] ?? 'id';
}

/** The tables have nothing in common but a booking's id. */
function modelOf(table: Table, models: Models): ModelStatic<Model> {
  return models[table];
}
