import { personOf } from '@shared/domain/privacy/erasure';
import { isOver } from '@shared/domain/bookings/stayRules';
import { villaDay } from '@shared/domain/date';
import { literal, Op, QueryTypes, type Sequelize } from 'sequelize';
import { cleanFile } from '../../db/cleanFile';
import { openDatabase } from '../../db/openDatabase';
import { sqliteFile } from '../../db/sqlite';
import { readEnv, type Env } from '../../env';
import type { PlainSentence } from '../../errors';
import { createLog } from '../../log';
import type { CalendarExportLink } from '../../models/CalendarExportLink';
import type { HouseLink } from '../../models/HouseLink';
import type { Receipt } from '../../models/Receipt';
import { recordAudit } from '../audit/recordAudit';
import { removeLooseAttachments } from '../conversation/attachments';
import { lastEventId } from '../recordEvent';
import { readdressMails } from '../mail/enqueue';
import { nextUpdatedAt } from '../optimisticConcurrency';
import { receiptNumbers } from '../payments/paymentSettings';
import { repeatErasures, repeatForBookings, type Repeated } from '../privacy/erasures';
import { fileNumbers } from '../register/registerSettings';
import { createSecrets, type Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { stayLinkColumns } from '../stay/stayLink';
import { readReplacedFacts, type ReplacedFacts } from './replacedFacts';

/** What a restore has kept, for the owner. */
export type KeptFacts = {
  /** `null` if it is unknown who was erased since the backup. */
  repeated: Repeated | null;
  /** References of bookings whose scheduled mails are held. */
  heldMails: string[];
  /** Number of pending mails that the owner has to retry or dismiss. */
  failedMails: number;
  /** The last receipt number, 0 for none; later ones may exist unless it is known to be the last. */
  receipts: { last: number; isKnown: boolean };
  revoked: RevokedLinks;
};

/** Without a replaced database all links of the backup stay valid, as after a move to another machine. */
type RevokedLinks = {
  /** Number of guests' pages. */
  stays: number;
  /** References of the bookings among them that are not over or cancelled. */
  needed: string[];
  calendar: boolean;
  house: boolean;
};

/** Gap before new ids: more than a villa uses in its lifetime. */
const UNKNOWN_IDS = 1_000_000;

const MAY_HAVE_GONE: PlainSentence =
  'A backup was restored, and this mail may have gone out before that.';

type Write = <T>(change: (context: WriteContext) => Promise<T>) => Promise<T>;

/**
 * Applies to an unpacked backup the five facts that a restore must not undo: erasures are repeated, receipt numbers
 * continue, mails that may have been sent are held, links that the replaced database does not have are revoked, and ids
 * continue after a gap, since newer links and forms refer to rows by id.
 * @param work folder of the unpacked backup
 * @param env.dataDir folder whose database is replaced
 * @param changesFile name of the list of lost changes, for the audit log; `null` if there is none
 */
export async function keepFacts(
  work: string,
  { dataDir, secretsKeys }: Pick<Env, 'dataDir' | 'secretsKeys'>,
  { now, changesFile }: { now: Date; changesFile: string | null },
): Promise<KeptFacts> {
  const facts = await readReplacedFacts(sqliteFile(dataDir));
  const log = createLog('silent');
  const db = await openDatabase(readEnv({ DATA_DIR: work }), log);
  try {
    const read = { models: db.models, now, today: villaDay(now) };
    const secrets = createSecrets({ secretsKeys, dataDir }, log);
    const write: Write = (change) =>
      db.write((tx) => change({ ...read, tx }), { now, isSilent: true });
    // Before other steps assign ids.
    await write(async (context) => {
      await continueIds(facts, db.sequelize);
      await continueEvents(facts, context);
      await correctAddresses(facts, context);
    });
    const repeated = await eraseAgain(facts, { work, secrets, read, write });
    return await write(async (context) => {
      const mails = await holdMails(context);
      const receipts = await continueReceipts(facts, context);
      await continueFiles(facts, context);
      const revoked = await revokeLinks(facts, context);
      const { calendar, house, stays } = revoked;
      const after = {
        heldMails: mails.heldMails.length,
        failedMails: mails.failedMails,
        lastReceipt: receipts.last,
        revokedLinks: stays + Number(calendar) + Number(house),
        changesFile,
      };
      recordAudit('backup_restored', { after }, context);
      return { repeated, ...mails, receipts, revoked };
    });
  } finally {
    await db.close();
    await cleanFile(sqliteFile(work));
  }
}

async function continueIds({ lastIds }: ReplacedFacts, sequelize: Sequelize): Promise<void> {
  const tables = await sequelize.query<{ name: string; last: number }>(
    `SELECT sqlite_schema.name, COALESCE(seq, 0) AS last FROM sqlite_schema
      LEFT JOIN sqlite_sequence ON sqlite_sequence.name = sqlite_schema.name
      WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`,
    { type: QueryTypes.SELECT },
  );
  for (const { name, last } of tables) {
    const seq = Math.max(last, lastIds.get(name) ?? 0) + UNKNOWN_IDS;
    const options = { replacements: { name, seq } };
    // The table has no unique key.
    await sequelize.query('DELETE FROM sqlite_sequence WHERE name = :name', options);
    await sequelize.query('INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)', options);
  }
}

/** Because of the gap, windows that listened before the restore reload everything. */
async function continueEvents(
  { lastEvent }: ReplacedFacts,
  { models, now }: WriteContext,
): Promise<void> {
  const id = Math.max(await lastEventId(models), lastEvent) + UNKNOWN_IDS;
  await models.EventRow.destroy({ where: {} });
  await models.EventRow.create({ id, type: 'settings', createdAt: now });
}

/** An erasure of an old, wrong address must not erase the guest whose address was corrected since the backup. */
async function correctAddresses(
  { addresses }: ReplacedFacts,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const bookings = await models.Booking.findAll({ where: { erasedAt: null } });
  for (const booking of bookings) {
    const guestEmail = addresses.get(booking.reference) ?? booking.guestEmail;
    if (personOf(guestEmail) === personOf(booking.guestEmail)) continue;
    const updatedAt = nextUpdatedAt(booking, now);
    await booking.update({ guestEmail, updatedAt });
    await readdressMails(booking, context);
  }
}

async function eraseAgain(
  { erasures, erasedBookings }: ReplacedFacts,
  {
    work,
    secrets,
    read,
    write,
  }: { work: string; secrets: Secrets; read: ReadContext; write: Write },
): Promise<Repeated | null> {
  if (erasures === null) return null;
  const { unreadable, ...byAddress } = await repeatErasures(erasures, secrets, read, write);
  // Without the old key nothing is erased again, and no new key is created to encrypt names with.
  const references = unreadable > 0 ? [] : erasedBookings;
  const byBooking = await repeatForBookings(references, secrets, read, write);
  const repeated = {
    persons: byAddress.persons + byBooking.persons,
    bookings: byAddress.bookings + byBooking.bookings,
    messages: byAddress.messages + byBooking.messages,
    unreadable,
  };
  if (repeated.persons > 0) {
    // Of any age: an unpacked backup has no uploads in progress.
    await removeLooseAttachments(work, read.models, read.now, Number.NEGATIVE_INFINITY);
    await write(async (context) =>
      recordAudit('persons_erased_again', { after: repeated }, context),
    );
  }
  return repeated;
}

async function holdMails({
  models,
  now,
}: WriteContext): Promise<Pick<KeptFacts, 'heldMails' | 'failedMails'>> {
  const due = { state: 'planned' as const, dueAt: { [Op.lte]: now } };
  const planned = await models.ScheduledMail.findAll({ where: due });
  const bookings = await models.Booking.findAll({
    attributes: ['reference'],
    where: { id: planned.map(({ bookingId }) => bookingId) },
    order: ['checkinDate', 'id'],
  });
  await models.ScheduledMail.update({ state: 'held', updatedAt: now }, { where: due });
  const [failedMails] = await models.OutboxMail.update(
    {
      status: 'failed',
      // The owner sees only mails that were tried.
      attempts: literal('attempts + 1'),
      leaseToken: null,
      settledAt: now,
      lastError: MAY_HAVE_GONE,
    },
    { where: { status: 'pending' } },
  );
  return { heldMails: bookings.map(({ reference }) => reference), failedMails };
}

async function continueReceipts(
  { receipts: { last: replaced, isKnown } }: ReplacedFacts,
  context: WriteContext,
): Promise<KeptFacts['receipts']> {
  const saved = (await context.models.Receipt.max<number | null, Receipt>('number')) ?? 0;
  const kept = await receiptNumbers.load(context);
  const last = Math.max(saved, kept.lastReceipt, replaced);
  if (last > saved) await receiptNumbers.store({ lastReceipt: last }, context);
  return { last, isKnown };
}

async function continueFiles({ lastFile }: ReplacedFacts, context: WriteContext): Promise<void> {
  const { last } = await fileNumbers.load(context);
  if (lastFile > last) await fileNumbers.store({ last: lastFile }, context);
}

async function revokeLinks(
  { links }: ReplacedFacts,
  { models, today }: WriteContext,
): Promise<RevokedLinks> {
  const bookings = await models.Booking.findAll({
    attributes: ['id', 'reference', 'status', 'checkoutDate', 'stayLinkHash'],
    where: { stayLinkHash: { [Op.ne]: null } },
    order: ['checkinDate', 'id'],
  });
  const isOld = (hash: string | null) => links !== null && !links.has(hash ?? '');
  const old = bookings.filter(({ stayLinkHash }) => isOld(stayLinkHash));
  await models.Booking.update(stayLinkColumns(null), {
    where: { id: old.map(({ id }) => id) },
  });
  const revoke = async (row: CalendarExportLink | HouseLink | null) => {
    if (!row || !isOld(row.tokenHash)) return false;
    await row.destroy();
    return true;
  };
  return {
    stays: old.length,
    needed: old
      .filter((booking) => booking.status !== 'cancelled' && !isOver(booking, today))
      .map(({ reference }) => reference),
    calendar: await revoke(await models.CalendarExportLink.findOne()),
    house: await revoke(await models.HouseLink.findOne()),
  };
}
