import { isDeepStrictEqual } from 'node:util';
import { extraText } from '@shared/domain/bookings/extraText';
import { isWaiting, type BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { isOver } from '@shared/domain/bookings/stayRules';
import { villaDay } from '@shared/domain/date';
import { personOf } from '@shared/domain/privacy/erasure';
import { Op, QueryTypes, type Sequelize } from 'sequelize';
import type { PlainSentence } from '../../errors';
import { cleanFile } from '../../db/cleanFile';
import { sqliteFile } from '../../db/sqlite';
import { openDatabase } from '../../db/openDatabase';
import { readEnv, type Env } from '../../env';
import { createLog } from '../../log';
import type { StayFactsData } from '../../mail/mail';
import { CALENDAR_EXPORT_LINK_ID } from '../../models/CalendarExportLink';
import { HOUSE_LINK_ID } from '../../models/HouseLink';
import { PAYMENT_SETTINGS_ID } from '../../models/PaymentSettings';
import type { Receipt } from '../../models/Receipt';
import { recordAudit } from '../audit/recordAudit';
import { removeLooseAttachments } from '../conversation/attachments';
import { repeatErasures, repeatForBookings, type Repeated } from '../privacy/erasures';
import { stayAsTold, untoldSince } from '../bookings/toldStay';
import { lastEventId } from '../recordEvent';
import { readdressMails } from '../mail/outbox';
import { settleOffer } from '../offers/settleOffer';
import { createSecrets } from '../secrets/secrets';
import { nextUpdatedAt } from '../optimisticConcurrency';
import type { Tx } from '../../db/write';
import type { ReadContext, WriteContext } from '../serviceContext';
import { stayLinkColumns } from '../stay/stayLink';
import {
  nameOfMail,
  nameOfMessage,
  nameOfOffer,
  readReplaced,
  type KnownBooking,
  type KnownDetails,
  type KnownMessage,
  type KnownChangeRequest,
  type ReplacedDatabase,
} from './replacedDatabase';

export type CarriedOver = {
  /** `null` if nobody was erased; `unknown` if the replaced database cannot be read. */
  repeated: Repeated | 'unknown' | null;
  /** References of bookings whose mails are held: they were due and may have been sent. */
  held: string[];
  /** Number of pending mails that may have been sent; the owner can retry them. */
  failed: number;
  /**
   * The last receipt number if it is not in the backup, otherwise `null`. If the replaced database cannot be read it is
   * the backup's last, and later numbers may be issued twice.
   */
  lastReceipt: number | null;
  /** Whether there are secret links that may have been withdrawn since the backup. */
  hasOldLinks: boolean;
  /** References of bookings with an open offer that may have been answered or withdrawn since. */
  openOffers: string[];
  /** References of bookings with an offer sent after the backup; their pages say that it is no longer valid. */
  lostOffers: string[];
  /** Bookings about which the guest was sent something that differs from the restored data. */
  toldOtherwise: ToldOtherwise[];
  /** Contact messages received after the backup, which are lost. */
  lostMessages: KnownMessage[];
  /** References of bookings with conversation messages written after the backup, without repeats. */
  lostConversations: string[];
  /** Whether a readable database was replaced. */
  isKnown: boolean;
};

export type ToldOtherwise = Pick<KnownBooking, 'reference' | 'guestName' | 'mail'> & {
  told: StayState;
  /** The restored state; `null` for a booking made after the backup. */
  restored: StayState | null;
};
type StayState = { status: BookingStatus } & StayFactsData;

/** Gap before new ids if the last id is unknown: more than a villa uses in its lifetime. */
const UNKNOWN_IDS = 1_000_000;

const MAY_HAVE_GONE: PlainSentence =
  'A backup was restored, and this mail may have gone out before that.';

/**
 * Applies to an unpacked backup what a restore must not undo: guests erased since are erased again, sent mails are not
 * sent again, receipt numbers continue after the last issued one, and secret links and guests' addresses are the
 * current ones, so that a withdrawn link stays invalid.
 *
 * Ended offers stay ended, void receipts stay void, calendar files keep counting, and reviews and guests' requests and
 * details are the current ones. Ids continue after the last issued one, since newer forms and links refer to rows by
 * id. Mails that became due or were skipped after the backup are held unless they are known to be pending: the payment
 * that made one unnecessary may be lost. The result lists bookings that differ from what guests know, and lost
 * messages.
 * @param work folder of the unpacked backup
 * @param env.dataDir folder whose database is replaced
 */
export async function carryOver(
  work: string,
  { dataDir, secretsKeys }: Pick<Env, 'dataDir' | 'secretsKeys'>,
  now: Date,
): Promise<CarriedOver> {
  const replaced = await readReplaced(sqliteFile(dataDir));
  const known = typeof replaced === 'string' ? null : replaced;
  const log = createLog('silent');
  const db = await openDatabase(readEnv({ DATA_DIR: work }), log);
  try {
    const read = { models: db.models, now, today: villaDay(now) };
    const secrets = createSecrets({ secretsKeys, dataDir }, log);
    const write = <T>(change: (context: WriteContext) => Promise<T>) =>
      db.write((tx) => change({ ...read, tx }));
    // Before other steps assign ids or look up guests by address.
    await write(async (context) => {
      await carryIds(known, db.sequelize, context.tx);
      await carryEvents(known, context);
      await carryAddresses(known, context);
    });
    const repeated = known && (await eraseAgain(known, { work, secrets, read, write }));
    const rest = await write(async (context) => {
      const held = await carryScheduled(known, context);
      const failed = await carryOutbox(known, context);
      const lastReceipt = await carryReceipts(known, context);
      const hasOldLinks = await carryLinks(known, context);
      const { openOffers, lostOffers, endedOffers } = await carryOffers(known, context);
      await carrySequences(known, context);
      await carryReviews(known, context);
      if (known) await carryStayPages(known, context);
      const toldOtherwise = await carryTold(known, context);
      const voidReceipts = await carryVoids(known, context);
      const { lostMessages, lostConversations } = await lostSince(known, context);
      const counts = { heldMails: held.length, failedMails: failed, endedOffers, voidReceipts };
      const lists = { lostOffers, toldOtherwise, lostMessages, lostConversations };
      const lengths = Object.entries(lists).map(([name, list]) => [name, list.length]);
      const after = { ...counts, ...Object.fromEntries(lengths), lastReceipt };
      await recordAudit('backup_restored', { after }, context);
      return { held, failed, lastReceipt, hasOldLinks, openOffers, ...lists };
    });
    return {
      repeated: replaced === 'unknown' ? replaced : repeated,
      isKnown: known !== null,
      ...rest,
    };
  } finally {
    await db.close();
    await cleanFile(sqliteFile(work));
  }
}

async function eraseAgain(
  { erasures, erasedBookings }: Pick<ReplacedDatabase, 'erasures' | 'erasedBookings'>,
  {
    work,
    secrets,
    read,
    write,
  }: {
    work: string;
    secrets: ReturnType<typeof createSecrets>;
    read: ReadContext;
    write: <T>(change: (context: WriteContext) => Promise<T>) => Promise<T>;
  },
): Promise<Repeated | null> {
  if (erasures.length === 0) return null;
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
    await write((context) => recordAudit('persons_erased_again', { after: repeated }, context));
  }
  return repeated;
}

/** Continues ids after the last issued one, so that no existing link, mail or form refers to a different row. */
async function carryIds(
  known: ReplacedDatabase | null,
  sequelize: Sequelize,
  transaction: Tx,
): Promise<void> {
  const tables = await sequelize.query<{ name: string; last: number }>(
    `SELECT sqlite_schema.name, COALESCE(seq, 0) AS last FROM sqlite_schema
      LEFT JOIN sqlite_sequence ON sqlite_sequence.name = sqlite_schema.name
      WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`,
    { type: QueryTypes.SELECT, transaction },
  );
  for (const { name, last } of tables) {
    const seq = known ? Math.max(last, known.lastIds.get(name) ?? 0) : last + UNKNOWN_IDS;
    const replacements = { name, seq };
    // The table has no unique key.
    await sequelize.query('DELETE FROM sqlite_sequence WHERE name = :name', {
      replacements,
      transaction,
    });
    await sequelize.query('INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)', {
      replacements,
      transaction,
    });
  }
}

/** Continues event ids after the last one, with a gap: connected clients have missed events, and reload everything. */
async function carryEvents(
  known: ReplacedDatabase | null,
  { models, now }: WriteContext,
): Promise<void> {
  const last = await lastEventId(models);
  await models.EventRow.destroy({ where: {} });
  const id = known ? Math.max(last, known.lastEvent) + 2 : last + UNKNOWN_IDS;
  await models.EventRow.create({ id, type: 'settings', reference: null, createdAt: now });
}

/** Finds contact and conversation messages that arrived after the backup and are lost. */
async function lostSince(
  known: ReplacedDatabase | null,
  { models }: WriteContext,
): Promise<Pick<CarriedOver, 'lostMessages' | 'lostConversations'>> {
  const options = { attributes: ['id', 'createdAt'] };
  const messages = await models.ContactMessage.findAll(options);
  const written = await models.ConversationMessage.findAll(options);
  const isLostAmong = (rows: readonly { id: number; createdAt: Date }[]) => {
    const here = new Set(rows.map(nameOfMessage));
    return (row: { id: number; createdAt: Date }) => !here.has(nameOfMessage(row));
  };
  const lost = known?.conversations.filter(isLostAmong(written)) ?? [];
  return {
    lostMessages: known?.messages.filter(isLostAmong(messages)) ?? [],
    lostConversations: [...new Set(lost.map(({ reference }) => reference))],
  };
}

/** @returns references of bookings whose mails are now held, without repeats */
async function carryScheduled(
  known: ReplacedDatabase | null,
  { models, now }: WriteContext,
): Promise<string[]> {
  const bookings = await models.Booking.findAll({
    attributes: ['id', 'reference'],
    raw: true,
  });
  const referenceOf = new Map(bookings.map(({ id, reference }) => [id, reference]));
  const rows = await models.ScheduledMail.findAll({ order: ['dueAt', 'id'] });
  const here = new Set<string>();
  const held = new Set<string>();
  for (const row of rows) {
    const reference = referenceOf.get(row.bookingId) ?? '';
    const name = nameOfMail({ reference, kind: row.kind, occurrence: row.occurrence });
    here.add(name);
    if (row.state === 'sent') continue;
    const then = known?.scheduled.get(name);
    if (then?.state === 'sent') {
      row.set({ state: 'sent', reason: null, sentAt: then.sentAt });
    } else if (then?.state === 'held') {
      row.set({ state: 'held', reason: null });
    } else if (row.state === 'planned' && then?.state === 'skipped') {
      row.set({ state: 'held' });
      held.add(reference);
    } else if (row.state === 'planned' && row.dueAt <= now && then?.state !== 'planned') {
      row.set({ state: 'held' });
      held.add(reference);
    }
    if (row.changed()) await row.set({ updatedAt: now }).save();
  }
  const idOf = new Map(bookings.map(({ id, reference }) => [reference, id]));
  // Planned and sent after the backup.
  const added = [...(known?.scheduled.values() ?? [])].flatMap((mail) => {
    const bookingId = idOf.get(mail.reference);
    if (mail.state !== 'sent' || bookingId === undefined || here.has(nameOfMail(mail))) return [];
    const { kind, occurrence, state, sentAt } = mail;
    return [{ bookingId, kind, occurrence, state, sentAt, dueAt: sentAt ?? now, updatedAt: now }];
  });
  await models.ScheduledMail.bulkCreate(added);
  return [...held];
}

/** @returns how many are left to the owner */
async function carryOutbox(
  known: ReplacedDatabase | null,
  { models, now }: WriteContext,
): Promise<number> {
  const pending = await models.OutboxMail.findAll({
    where: { status: 'pending' },
  });
  let failed = 0;
  for (const row of pending) {
    const then = known?.outbox.get(row.messageKey);
    if (then?.status === 'pending') continue;
    failed += then ? 0 : 1;
    row.set(
      then
        ? { status: then.status, leaseToken: null, settledAt: then.settledAt }
        : { status: 'failed', leaseToken: null, settledAt: now, lastError: MAY_HAVE_GONE },
    );
    await row.save();
  }
  return failed;
}

async function carryReceipts(
  known: ReplacedDatabase | null,
  { models, now }: WriteContext,
): Promise<number | null> {
  const last = (await models.Receipt.max<number | null, Receipt>('number')) ?? 0;
  if (!known) return last > 0 ? last : null;
  const row = await models.PaymentSettings.findByPk(PAYMENT_SETTINGS_ID);
  const { lastReceipt } = known;
  if (lastReceipt <= Math.max(last, row?.lastReceipt ?? 0)) return null;
  if (row) await row.update({ lastReceipt });
  else {
    await models.PaymentSettings.create({
      id: PAYMENT_SETTINGS_ID,
      keepsPayments: true,
      lastReceipt,
      updatedAt: now,
    });
  }
  return lastReceipt;
}

/**
 * Ends offers that ended after the backup, as guests were notified, and offers that were sent after it: the backup
 * lacks what was sent, or has an earlier draft.
 * @returns references of bookings with an open offer that may no longer be valid, and with a lost one
 */
async function carryOffers(
  known: ReplacedDatabase | null,
  context: WriteContext,
): Promise<{ openOffers: string[]; lostOffers: string[]; endedOffers: number }> {
  const { models } = context;
  const bookings = await models.Booking.findAll({ where: { erasedAt: null } });
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
  const offers = await models.Offer.findAll();
  const openOffers: string[] = [];
  let endedOffers = 0;
  for (const offer of offers) {
    const booking = bookingOf.get(offer.bookingId);
    if (offer.status !== 'sent' || !booking) continue;
    const then = known?.offers.get(nameOfOffer(offer, booking.reference));
    if (then?.status === 'sent') continue;
    // The booking changes made by an acceptance are lost.
    if (!then || then.status === 'draft' || then.status === 'accepted') {
      openOffers.push(booking.reference);
    } else {
      await settleOffer(offer, booking, then.status, then.reason, context);
      endedOffers += 1;
    }
  }
  const lostOffers: string[] = [];
  for (const then of known?.offers.values() ?? []) {
    const booking = bookings.find(({ reference }) => reference === then.reference);
    const offer = offers.find(({ id }) => id === then.row.id);
    const isLost = then.status === 'sent' && (!offer || offer.status === 'draft');
    if (!isLost || !booking || !isWaiting(booking.status)) continue;
    // Ended at once: the backup may contain a draft, and a booking has at most one offer that is a draft or open.
    const columns = { ...then.row, status: 'withdrawn' as const, reason: null };
    const lost = offer
      ? await offer.update(columns)
      : await models.Offer.create({ ...columns, bookingId: booking.id });
    await settleOffer(lost, booking, 'withdrawn', null, context);
    lostOffers.push(booking.reference);
  }
  return { openOffers, lostOffers, endedOffers };
}

/** Continues the SEQUENCE of calendar files from the guest's, as calendar programs ignore a lower one. */
async function carrySequences(
  known: ReplacedDatabase | null,
  { models }: WriteContext,
): Promise<void> {
  for (const [reference, sequence] of known?.sequences ?? []) {
    await models.Booking.update(
      { calendarSequence: sequence },
      {
        where: { reference, calendarSequence: { [Op.lt]: sequence } },
        silent: true,
      },
    );
  }
}

/** Takes over reviews, so that deleted ones stay deleted and published or answered ones stay so. */
async function carryReviews(
  known: ReplacedDatabase | null,
  { models }: WriteContext,
): Promise<void> {
  if (!known?.reviews) return;
  const bookings = await models.Booking.findAll({ where: { erasedAt: null } });
  const rows = await models.Review.findAll();
  const rowOf = new Map(rows.map((row) => [row.bookingId, row]));
  for (const { id: bookingId, reference } of bookings) {
    // The replaced database belongs to another villa or is older than the booking, so it says nothing about it.
    if (!known.stayLinks.has(reference)) continue;
    const row = rowOf.get(bookingId);
    const then = known.reviews.get(reference);
    if (!then) await row?.destroy();
    else if (row) await row.update(then);
    else await models.Review.create({ ...then, bookingId });
  }
}

async function carryStayPages(known: ReplacedDatabase, context: WriteContext): Promise<void> {
  const idOf = await idsByReference(known, context);
  if (known.changeRequests) await carryChangeRequests(known.changeRequests, idOf, context);
  if (known.details) await carryDetails(known.details, idOf, context);
}

/**
 * Takes over guests' requests: withdrawn ones stay withdrawn, and newer ones are pending with their original date. The
 * owner's later decisions are undone: such a request is pending again, unless the guest has made another one meanwhile.
 */
async function carryChangeRequests(
  changeRequests: readonly KnownChangeRequest[],
  idOf: ReadonlyMap<string, number>,
  { models }: WriteContext,
): Promise<void> {
  const where = { bookingId: [...idOf.values()] };
  const rows = await models.StayRequest.findAll({ where });
  const waiting = new Set(rows.filter(({ settledAt }) => !settledAt).map(({ id }) => id));
  await models.StayRequest.destroy({ where });
  // In a copy of the villa, a request of another booking may have the same id.
  const others = await models.StayRequest.findAll({ attributes: ['id'] });
  const taken = new Set(others.map(({ id }) => id));
  for (const { reference, ...changeRequest } of changeRequests) {
    const bookingId = idOf.get(reference);
    if (bookingId === undefined) continue;
    const isReplaced = changeRequests.some(
      (other) =>
        other.reference === reference &&
        other.kind === changeRequest.kind &&
        other.id > changeRequest.id &&
        !other.settledAt,
    );
    const settledAt = waiting.has(changeRequest.id) && !isReplaced ? null : changeRequest.settledAt;
    const { id, ...rest } = changeRequest;
    await models.StayRequest.create({
      ...rest,
      bookingId,
      settledAt,
      ...(!taken.has(id) && { id }),
    });
  }
}

/** Takes over guests and arrival details that guests were told are saved. */
async function carryDetails(
  details: readonly KnownDetails[],
  idOf: ReadonlyMap<string, number>,
  { models }: WriteContext,
): Promise<void> {
  await models.StayDetails.destroy({ where: { bookingId: [...idOf.values()] } });
  const rows = details.flatMap(({ reference, ...filledIn }) => {
    const bookingId = idOf.get(reference);
    return bookingId === undefined ? [] : [{ ...filledIn, bookingId }];
  });
  await models.StayDetails.bulkCreate(rows);
}

/** Restored bookings that the replaced database also has and whose guest is not erased, by reference. */
async function idsByReference(
  known: ReplacedDatabase,
  { models }: Pick<WriteContext, 'models' | 'tx'>,
): Promise<ReadonlyMap<string, number>> {
  const there = new Set(known.bookings.map(({ reference }) => reference));
  const bookings = await models.Booking.findAll({ where: { erasedAt: null } });
  const both = bookings.filter(({ reference }) => there.has(reference));
  return new Map(both.map(({ id, reference }) => [reference, id]));
}

/**
 * Finds bookings that differ from what the guest knows, and records each in the audit log. For a stay that is confirmed
 * in both, the panel also shows the difference until the guest is notified.
 */
async function carryTold(
  known: ReplacedDatabase | null,
  context: WriteContext,
): Promise<ToldOtherwise[]> {
  const { models } = context;
  const bookings = await models.Booking.findAll();
  const bookingOf = new Map(bookings.map((booking) => [booking.reference, booking]));
  const found: ToldOtherwise[] = [];
  for (const { reference, guestName, mail, status, ...then } of known?.bookings ?? []) {
    const booking = bookingOf.get(reference);
    const told = { status, ...then.told };
    const restored = booking ? { status: booking.status, ...stayAsTold(booking) } : null;
    // A past stay needs no mail.
    const { today } = context;
    if (isOver(told, today) && (!restored || isOver(restored, today))) continue;
    if (isDeepStrictEqual(told, restored)) continue;
    if (status === 'cancelled' && restored?.status === 'cancelled') continue;
    found.push({ reference, guestName, mail, told, restored });
    if (booking && status === 'confirmed' && restored?.status === 'confirmed') {
      const toldStay = untoldSince(then.told, booking, context);
      await booking.update({ toldStay });
    }
    await recordAudit(
      'guest_told_otherwise',
      { subject: reference, before: auditedState(told), after: auditedState(restored) },
      context,
    );
  }
  return found;
}

/** The audit log entry has no name, because it could not be erased for a booking that does not exist here. */
function auditedState(stay: StayState | null) {
  if (!stay) return {};
  const { totalCents, extras = [], children = 0, pets = 0, ...rest } = stay;
  return {
    ...rest,
    children,
    pets,
    extras: extras.map(extraText).join(', '),
    totalAmountCents: totalCents,
  };
}

/** @returns number of void receipts that the backup does not contain */
async function carryVoids(
  known: ReplacedDatabase | null,
  { models }: WriteContext,
): Promise<number> {
  let count = 0;
  for (const [number, { voidOn, voidReason }] of known?.voids ?? []) {
    const [changed] = await models.Receipt.update(
      { voidOn, voidReason },
      { where: { number, voidOn: null } },
    );
    count += changed;
  }
  return count;
}

/** Takes over corrected addresses: a stranger may read mails sent to the backup's, and open the guest's page. */
async function carryAddresses(
  known: ReplacedDatabase | null,
  context: WriteContext,
): Promise<void> {
  const { models, now } = context;
  const addressOf = new Map(known?.bookings.map((then) => [then.reference, then.guestEmail]));
  const bookings = await models.Booking.findAll({ where: { erasedAt: null } });
  for (const booking of bookings) {
    const guestEmail = addressOf.get(booking.reference) ?? booking.guestEmail;
    if (personOf(guestEmail) === personOf(booking.guestEmail)) continue;
    const updatedAt = nextUpdatedAt(booking, now);
    await booking.update({ guestEmail, updatedAt });
    await readdressMails(booking, context);
  }
}

/** Takes over links of guests' pages and calendars, or their removal. @returns whether some remain unknown */
async function carryLinks(
  known: ReplacedDatabase | null,
  { models, now }: WriteContext,
): Promise<boolean> {
  let hasOldLinks = false;
  const bookings = await models.Booking.findAll({ where: { erasedAt: null } });
  for (const booking of bookings) {
    const then = known?.stayLinks.get(booking.reference);
    if (then === undefined) {
      hasOldLinks ||= booking.stayLinkHash !== null;
    } else if ((then?.hash ?? null) !== booking.stayLinkHash) {
      await booking.update({ ...stayLinkColumns(then), updatedAt: nextUpdatedAt(booking, now) });
    }
  }
  const isExportOld = await carryLink(known?.calendarLinks ?? null, {
    count: () => models.CalendarExportLink.count(),
    clear: () => models.CalendarExportLink.destroy({ where: { id: CALENDAR_EXPORT_LINK_ID } }),
    add: (row) => models.CalendarExportLink.create({ id: CALENDAR_EXPORT_LINK_ID, ...row }),
  });
  const isHouseOld = await carryLink(known?.houseLinks ?? null, {
    count: () => models.HouseLink.count(),
    clear: () => models.HouseLink.destroy({ where: { id: HOUSE_LINK_ID } }),
    add: (row) => models.HouseLink.create({ id: HOUSE_LINK_ID, ...row }),
  });
  return hasOldLinks || isExportOld || isHouseOld;
}

/**
 * Replaces the backup's link with the current one.
 * @param rows none or one; `null` if the replaced database cannot tell
 * @returns whether there is a link whose validity is unknown
 */
async function carryLink<Row>(
  rows: readonly Row[] | null,
  table: {
    count: () => Promise<number>;
    clear: () => Promise<unknown>;
    add: (row: Row) => Promise<unknown>;
  },
): Promise<boolean> {
  if (rows === null) return (await table.count()) > 0;
  await table.clear();
  for (const row of rows) await table.add(row);
  return false;
}
