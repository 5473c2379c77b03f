import type { Privacy, Retention } from '@shared/contract/privacy/privacy';
import { addDays, addMonths, startOfVillaDay, type PlainDate } from '@shared/domain/date';
import { literal, Op, type WhereOptions } from 'sequelize';
import type { Deps } from '../../appDependencies';
import { unlogged } from '../../db/write';
import type { Booking } from '../../models/Booking';
import { changesOf } from '../audit/listAudit';
import { recordAudit } from '../audit/recordAudit';
import { purgeRegisters } from '../register/registerRetention';
import { recordLegalVersions } from '../legal/legalVersions';
import { WITH_OPEN_OFFER } from '../bookingFilters';
import { removeAttachments } from '../conversation/attachments';
import type { ReadContext, WriteContext } from '../serviceContext';
import { eraseBookings, sealNames } from './erasePerson';
import { retention, retentionRun } from '../legal/retentionSettings';
import { deleteMailFilesBefore } from './mailFiles';

/** Bookings erased per transaction; after the period is shortened there may be years of them. */
const BATCH = 200;
const SHOWN = 20;
/** Notice before the first run in a villa with existing bookings, for the owner to review it. */
export const DAYS_OF_NOTICE = 30;
/** After a longer time without a run the clock is not trusted. */
const MAX_DAYS_BETWEEN = 45;

export async function loadPrivacy(context: ReadContext): Promise<Privacy> {
  const { models } = context;
  const { updatedAt, ...periods } = await retention.form(context);
  const { lastRunDay } = await retentionRun.load(context);
  const runs = await models.AuditEntry.findAll({
    where: { action: 'retention_run' },
    order: [['id', 'DESC']],
    limit: SHOWN,
  });
  const erasures = await models.Erasure.findAll({
    order: [['id', 'DESC']],
    limit: SHOWN,
  });
  const receipts = await keptNames(context);
  return {
    retention: periods,
    updatedAt,
    startsOn: startsOn(lastRunDay, context),
    due: await countDue(periods, context),
    runs: runs.map((run) => ({
      at: run.createdAt.toISOString(),
      removed: Object.fromEntries(
        Object.entries(changesOf(run)).map(([what, [, count]]) => [what, Number(count)]),
      ),
    })),
    erasures: erasures.map(({ createdAt, bookings, messages, mails, repeatedAt }) => ({
      at: createdAt.toISOString(),
      bookings,
      messages,
      mails,
      repeatedAt: repeatedAt?.toISOString() ?? null,
    })),
    receipts,
  };
}

/** Bookings with a name kept for the stay or a receipt, earliest deletion first. */
async function keptNames({ models }: ReadContext): Promise<Privacy['receipts']> {
  const kept = {
    where: { retainedUntil: { [Op.ne]: null } },
    order: [['retainedUntil', 'ASC']] as [string, string][],
    limit: 200,
  };
  const stays = await models.Booking.findAll({
    ...kept,
    attributes: ['id', 'reference', 'retainedUntil'],
  });
  const papers = await models.Receipt.findAll({
    ...kept,
    attributes: ['bookingId', 'retainedUntil'],
  });
  const others = await models.Booking.findAll({
    where: { id: papers.map(({ bookingId }) => bookingId) },
    attributes: ['id', 'reference'],
  });
  const until = new Map<string, string>();
  const keep = (reference: string | undefined, day: string | null | undefined) => {
    if (reference === undefined || !day) return;
    const known = until.get(reference);
    if (known === undefined || known < day) until.set(reference, day);
  };
  for (const { reference, retainedUntil } of stays) keep(reference, retainedUntil);
  for (const { bookingId, retainedUntil } of papers) {
    keep(others.find(({ id }) => id === bookingId)?.reference, retainedUntil);
  }
  return [...until]
    .map(([reference, day]) => ({ reference, until: day }))
    .toSorted((a, b) => a.until.localeCompare(b.until));
}

/** Stores the owner's periods. @throws AppError 409 `stale` */
export async function updateRetention(
  { updatedAt, ...periods }: Retention & { updatedAt?: string | null | undefined },
  context: WriteContext,
): Promise<void> {
  await retention.save(periods, updatedAt, context);
  // Saving the periods counts as reviewing them.
  const { lastRunDay } = await retentionRun.load(context);
  if (startsOn(lastRunDay, context) !== null) {
    await retentionRun.store({ lastRunDay: null }, context);
  }
  // The privacy page states the periods.
  await recordLegalVersions(context);
}

/** Deletes and counts expired data, once per villa day. @returns `null` if it ran today already */
export async function applyRetention(
  deps: Pick<Deps, 'db' | 'env' | 'secrets' | 'log'>,
  read: ReadContext,
): Promise<Record<string, number> | null> {
  const { db } = deps;
  const inWrite = <T>(work: (context: WriteContext) => Promise<T>) =>
    db.write((tx) => work({ ...read, tx }), read);
  const periods = await inWrite(claimDay);
  if (!periods) return null;

  const removed: Record<string, number> = {};
  const count = (what: string, number: number) => {
    if (number > 0) removed[what] = (removed[what] ?? 0) + number;
  };
  const due = dueBefore(periods, read);
  for (const [what, where] of [
    ['enquiries', due.enquiries],
    ['stays', due.stays],
  ] as const) {
    let lastId = 0;
    for (;;) {
      const rows = await db.models.Booking.findAll({
        where: { [Op.and]: [where, { id: { [Op.gt]: lastId } }] },
        order: ['id'],
        limit: BATCH,
      });
      count(what, await eraseBatch(rows, where, deps, read));
      lastId = rows.at(-1)?.id ?? lastId;
      if (rows.length < BATCH) break;
    }
  }
  // Counted after the commit, since a transaction may be retried.
  const gone = await inWrite(async (context) => {
    const { models } = context;
    const messages = await models.ContactMessage.destroy({ where: due.messages });
    const mails = await models.OutboxMail.destroy({ where: due.mails });
    const entries = await models.AuditEntry.destroy({ where: due.log });
    const [names] = await models.Booking.update(
      { retainedName: null, retainedUntil: null },
      { where: { retainedUntil: { [Op.lt]: read.today } } },
    );
    const [paperNames] = await models.Receipt.update(
      { retainedName: null, retainedUntil: null },
      { where: { retainedUntil: { [Op.lt]: read.today } } },
    );
    const registers = await unlogged(() => purgeRegisters(context));
    return { messages, mails, entries, names: names + paperNames, registers };
  });
  count('messages', gone.messages);
  count('mails', gone.mails);
  count('log entries', gone.entries);
  count('names kept for the tax office', gone.names);
  count('guest registers', gone.registers);
  count('mail files', await deleteMailFilesBefore(deps.env.dataDir, due.mailFiles));
  if (Object.keys(removed).length > 0) {
    await inWrite(async (context) => recordAudit('retention_run', { after: removed }, context));
    deps.log.info({ removed }, 'data past its retention removed');
  }
  return removed;
}

/** @returns the periods; `null` if a server has already run today, or during the owner's notice */
async function claimDay(context: WriteContext): Promise<Retention | null> {
  const { models, today } = context;
  const { value: periods, unreadable, updatedAt } = await retention.find(context);
  // Deletion is final, so it waits until the owner has saved the periods again.
  if (unreadable.length > 0) return null;
  const run = await retentionRun.find(context);
  const { lastRunDay } = run.value;
  const isFirst = run.updatedAt === null && updatedAt === null;
  if (lastRunDay === today || startsOn(lastRunDay, context) !== null) return null;
  const isTrusted = isFirst ? (await models.Booking.count()) === 0 : !isLongAgo(lastRunDay, today);
  await retentionRun.store(
    { lastRunDay: isTrusted ? today : addDays(today, DAYS_OF_NOTICE - 1) },
    context,
  );
  return isTrusted ? periods : null;
}

/** The clock may be years ahead, and deletion is final. The owner then gets notice, as before the first run. */
function isLongAgo(lastRunDay: PlainDate | null, today: PlainDate): boolean {
  return lastRunDay !== null && addDays(lastRunDay, MAX_DAYS_BETWEEN) < today;
}

/** Day of the first run, if in the future; stored as a last run the day before. */
function startsOn(last: PlainDate | null, { today }: Pick<ReadContext, 'today'>): PlainDate | null {
  if (last === null || last <= today) return null;
  return addDays(last, 1);
}

async function countDue(periods: Retention, context: ReadContext): Promise<Record<string, number>> {
  const { models } = context;
  const due = dueBefore(periods, context);
  return {
    enquiries: await models.Booking.count({ where: due.enquiries }),
    stays: await models.Booking.count({ where: due.stays }),
    messages: await models.ContactMessage.count({ where: due.messages }),
    mails: await models.OutboxMail.count({ where: due.mails }),
    'log entries': await models.AuditEntry.count({ where: due.log }),
  };
}

function dueBefore(periods: Retention, { today }: ReadContext) {
  const monthsAgo = (months: number) => addMonths(today, -months);
  const instant = (months: number) => startOfVillaDay(monthsAgo(months));
  const mails = startOfVillaDay(addDays(today, -periods.mailDays));
  return {
    enquiries: {
      erasedAt: null,
      status: { [Op.ne]: 'confirmed' as const },
      // An open offer with later dates keeps a booking whose requested dates are long past.
      id: { [Op.notIn]: literal(WITH_OPEN_OFFER) },
      checkoutDate: { [Op.lt]: monthsAgo(periods.enquiryMonths) },
    },
    stays: {
      erasedAt: null,
      status: 'confirmed' as const,
      checkoutDate: { [Op.lt]: monthsAgo(periods.stayMonths) },
    },
    messages: { createdAt: { [Op.lt]: instant(periods.messageMonths) } },
    mails: {
      [Op.or]: [
        { settledAt: { [Op.lt]: mails } },
        // Nobody may ever dismiss a failed mail.
        { status: 'failed' as const, giveUpAt: { [Op.lt]: mails } },
      ],
    },
    log: { createdAt: { [Op.lt]: instant(periods.logMonths) } },
    mailFiles: mails,
  };
}

/** @returns how many were erased; one with a mail being sent or a concurrent change waits for the next day */
async function eraseBatch(
  rows: Booking[],
  where: WhereOptions<Booking>,
  deps: Pick<Deps, 'db' | 'env' | 'secrets' | 'log'>,
  read: ReadContext,
): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    return await eraseTogether(rows, where, deps, read);
  } catch (error) {
    if (rows.length === 1) {
      deps.log.warn(
        { err: error },
        'a booking past its retention could not be erased and is tried again the next day',
      );
      return 0;
    }
    let gone = 0;
    for (const row of rows) gone += await eraseBatch([row], where, deps, read);
    return gone;
  }
}

async function eraseTogether(
  rows: Booking[],
  where: WhereOptions<Booking>,
  { db, env, secrets }: Pick<Deps, 'db' | 'env' | 'secrets'>,
  read: ReadContext,
): Promise<number> {
  const names = await sealNames(rows, secrets, read);
  const ids = rows.map(({ id }) => id);
  const { bookings, attachments } = await db.write(async (tx) => {
    // Read again: an offer may have been sent meanwhile.
    const current = await db.models.Booking.findAll({
      where: { [Op.and]: [where, { id: ids }] },
    });
    return eraseBookings(current, names, { ...read, tx });
  }, read);
  await removeAttachments(env.dataDir, attachments);
  return bookings;
}
