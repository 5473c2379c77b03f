import { isDeepStrictEqual } from 'node:util';
import { extraText } from '@shared/domain/bookings/extraText';
import { isWaiting, type BookingStatus } from '@shared/domain/bookings/bookingStatus';
import { isOver } from '@shared/domain/bookings/stayRules';
import { villaDay } from '@shared/domain/date';
import { personOf } from '@shared/domain/privacy/erasure';
import { Op, QueryTypes, type Sequelize } from 'sequelize';
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
import { lastEventId } from '../liveEvents';
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
  type KnownWish,
  type ReplacedDatabase,
} from './replacedDatabase';

/** What a restore did about what has happened since the backup. */
export type CarriedOver = {
  /** `null` where nobody was erased; `unknown` where the replaced database cannot tell. */
  repeated: Repeated | 'unknown' | null;
  /** References of bookings whose mails are held: they were due, and may have gone. */
  held: string[];
  /** Mails that waited in the outbox and may have gone; the owner can send them again. */
  failed: number;
  /**
   * The number after which receipts go on; `null` where the backup has the last one itself. Where the
   * replaced database cannot tell it is the backup's last, and numbers of since may be given again.
   */
  lastReceipt: number | null;
  /** Whether there are secret links of which nobody knows whether they were withdrawn since. */
  hasOldLinks: boolean;
  /**
   * References of bookings with an open offer of which nobody knows whether it holds: it was answered or
   * withdrawn since, or the replaced database cannot tell.
   */
  openOffers: string[];
  /**
   * References of bookings whose guests hold an offer that the backup does not know: it was sent since. Their pages say
   * that it no longer stands, and the owner makes another one.
   */
  lostOffers: string[];
  /** Bookings of which the guest knows something else than what is restored. */
  toldOtherwise: ToldOtherwise[];
  /** Messages of the contact form that are not here: they came since. */
  lostMessages: KnownMessage[];
  /** References of bookings in whose conversations was written since, each once. */
  lostConversations: string[];
  /** Whether a replaced database was there to tell what has happened since. */
  isKnown: boolean;
};

/** A booking of which the guest knows something else than what is restored. */
export type ToldOtherwise = Pick<KnownBooking, 'reference' | 'guestName' | 'mail'> & {
  told: StayState;
  /** As it is restored; `null` for one that was made since the backup. */
  restored: StayState | null;
};
type StayState = { status: BookingStatus } & StayFactsData;

/** How far ids go on where nobody knows the last that was given: more than a villa gives in its life. */
const UNKNOWN_IDS = 1_000_000;

const MAY_HAVE_GONE = 'A backup was restored, and this mail may have gone out before that.';

/**
 * Brings an unpacked backup to what cannot be undone by restoring it: whom the database that it is about to
 * replace has erased is erased again, mails that went do not go again, receipts go on after the last
 * number that was given, and secret links are those of now: one that was withdrawn opens nothing again. So are
 * addresses of guests, at which these links arrive.
 * Offers that have ended bind nobody again, receipts that are void stay so, calendar files go on
 * counting, and reviews and what guests have asked for and filled in are those of now. Ids go on after the last that
 * was given: forms and links of since name rows by them. Mails that were due since the backup and are not known to wait are held, and so are those that were
 * skipped since: the payment that has stopped one may be lost with the rows of since. What guests know of a booking
 * that is not so any more is listed for the owner, and so is whose messages are gone.
 * @param work the folder of the unpacked backup
 * @param env.dataDir the folder whose database is replaced
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
    const read = { models: db.models, tx: null, now, today: villaDay(now) };
    const secrets = createSecrets({ secretsKeys, dataDir }, log);
    const write = <T>(change: (context: WriteContext) => Promise<T>) =>
      db.write((tx) => change({ ...read, tx }));
    // Before anything else gives an id, and before anybody is looked for by an address.
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
  // Without the key of then nothing is repeated, and none is made that names would be encrypted with.
  const references = unreadable > 0 ? [] : erasedBookings;
  const byBooking = await repeatForBookings(references, secrets, read, write);
  const repeated = {
    persons: byAddress.persons + byBooking.persons,
    bookings: byAddress.bookings + byBooking.bookings,
    messages: byAddress.messages + byBooking.messages,
    unreadable,
  };
  if (repeated.persons > 0) {
    // Whatever their age: no upload is under way in an unpacked backup.
    await removeLooseAttachments(work, read.models, read.now, Number.NEGATIVE_INFINITY);
    await write((context) => recordAudit('persons_erased_again', { after: repeated }, context));
  }
  return repeated;
}

/** Has ids go on after the last that was given, so that no link, mail or form of since names another row. */
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

/**
 * Has events begin anew after the last that was given, with a gap: who was listening then has seen none of these, and is
 * told to read everything again.
 */
async function carryEvents(
  known: ReplacedDatabase | null,
  { models, tx, now }: WriteContext,
): Promise<void> {
  const last = await lastEventId(models, tx);
  await models.EventRow.destroy({ where: {}, transaction: tx });
  const id = known ? Math.max(last, known.lastEvent) + 2 : last + UNKNOWN_IDS;
  await models.EventRow.create(
    { id, type: 'settings', reference: null, createdAt: now },
    { transaction: tx },
  );
}

/** Finds what was written to the owner, and in conversations, since the backup: it is gone with the rows. */
async function lostSince(
  known: ReplacedDatabase | null,
  { models, tx }: WriteContext,
): Promise<Pick<CarriedOver, 'lostMessages' | 'lostConversations'>> {
  const options = { attributes: ['id', 'createdAt'], transaction: tx };
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

/** @returns references of bookings whose mails are held from now on, each once */
async function carryScheduled(
  known: ReplacedDatabase | null,
  { models, tx, now }: WriteContext,
): Promise<string[]> {
  const bookings = await models.Booking.findAll({
    attributes: ['id', 'reference'],
    raw: true,
    transaction: tx,
  });
  const referenceOf = new Map(bookings.map(({ id, reference }) => [id, reference]));
  const rows = await models.ScheduledMail.findAll({ order: ['dueAt', 'id'], transaction: tx });
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
    if (row.changed()) await row.set({ updatedAt: now }).save({ transaction: tx });
  }
  const idOf = new Map(bookings.map(({ id, reference }) => [reference, id]));
  // Planned and sent since the backup was made.
  const added = [...(known?.scheduled.values() ?? [])].flatMap((mail) => {
    const bookingId = idOf.get(mail.reference);
    if (mail.state !== 'sent' || bookingId === undefined || here.has(nameOfMail(mail))) return [];
    const { kind, occurrence, state, sentAt } = mail;
    return [{ bookingId, kind, occurrence, state, sentAt, dueAt: sentAt ?? now, updatedAt: now }];
  });
  await models.ScheduledMail.bulkCreate(added, { transaction: tx });
  return [...held];
}

/** @returns how many are left to the owner */
async function carryOutbox(
  known: ReplacedDatabase | null,
  { models, tx, now }: WriteContext,
): Promise<number> {
  const pending = await models.OutboxMail.findAll({
    where: { status: 'pending' },
    transaction: tx,
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
    await row.save({ transaction: tx });
  }
  return failed;
}

async function carryReceipts(
  known: ReplacedDatabase | null,
  { models, tx, now }: WriteContext,
): Promise<number | null> {
  const last =
    (await models.Receipt.max<number | null, Receipt>('number', { transaction: tx })) ?? 0;
  if (!known) return last > 0 ? last : null;
  const row = await models.PaymentSettings.findByPk(PAYMENT_SETTINGS_ID, { transaction: tx });
  const { lastReceipt } = known;
  if (lastReceipt <= Math.max(last, row?.lastReceipt ?? 0)) return null;
  if (row) await row.update({ lastReceipt }, { transaction: tx });
  else {
    await models.PaymentSettings.create(
      { id: PAYMENT_SETTINGS_ID, keepsPayments: true, lastReceipt, updatedAt: now },
      { transaction: tx },
    );
  }
  return lastReceipt;
}

/**
 * Ends offers that have ended since, as their guests were told, and those that were sent since: what was sent is not
 * in the backup, or may have been changed before.
 * @returns references of bookings with an open offer of which nobody knows whether it holds, and with one that is lost
 */
async function carryOffers(
  known: ReplacedDatabase | null,
  context: WriteContext,
): Promise<{ openOffers: string[]; lostOffers: string[]; endedOffers: number }> {
  const { models, tx } = context;
  const bookings = await models.Booking.findAll({ where: { erasedAt: null }, transaction: tx });
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]));
  const offers = await models.Offer.findAll({ transaction: tx });
  const openOffers: string[] = [];
  let endedOffers = 0;
  for (const offer of offers) {
    const booking = bookingOf.get(offer.bookingId);
    if (offer.status !== 'sent' || !booking) continue;
    const then = known?.offers.get(nameOfOffer(offer, booking.reference));
    if (then?.status === 'sent') continue;
    // What an acceptance has made of the booking is lost with the rows of since.
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
    // Ended at once: a draft of the backup may stand beside it, and only one of a booking is a draft or open.
    const columns = { ...then.row, status: 'withdrawn' as const, reason: null };
    const lost = offer
      ? await offer.update(columns, { transaction: tx })
      : await models.Offer.create({ ...columns, bookingId: booking.id }, { transaction: tx });
    await settleOffer(lost, booking, 'withdrawn', null, context);
    lostOffers.push(booking.reference);
  }
  return { openOffers, lostOffers, endedOffers };
}

/** Has calendar files of a stay count on from what the guest has: programs drop an older one. */
async function carrySequences(
  known: ReplacedDatabase | null,
  { models, tx }: WriteContext,
): Promise<void> {
  for (const [reference, sequence] of known?.sequences ?? []) {
    await models.Booking.update(
      { calendarSequence: sequence },
      {
        where: { reference, calendarSequence: { [Op.lt]: sequence } },
        silent: true,
        transaction: tx,
      },
    );
  }
}

/**
 * Takes over reviews as they are in the replaced database: what its guest or the owner took away stays away, and what
 * was published and answered since stays so.
 */
async function carryReviews(
  known: ReplacedDatabase | null,
  { models, tx }: WriteContext,
): Promise<void> {
  if (!known?.reviews) return;
  const bookings = await models.Booking.findAll({ where: { erasedAt: null }, transaction: tx });
  const rows = await models.Review.findAll({ transaction: tx });
  const rowOf = new Map(rows.map((row) => [row.bookingId, row]));
  for (const { id: bookingId, reference } of bookings) {
    // Of a booking that is not there, a database of another villa or of before it knows nothing.
    if (!known.stayLinks.has(reference)) continue;
    const row = rowOf.get(bookingId);
    const then = known.reviews.get(reference);
    if (!then) await row?.destroy({ transaction: tx });
    else if (row) await row.update(then, { transaction: tx });
    else await models.Review.create({ ...then, bookingId }, { transaction: tx });
  }
}

/** Takes over what guests have said on the pages of their stays. */
async function carryStayPages(known: ReplacedDatabase, context: WriteContext): Promise<void> {
  const idOf = await idsByReference(known, context);
  if (known.wishes) await carryWishes(known.wishes, idOf, context);
  if (known.details) await carryDetails(known.details, idOf, context);
}

/**
 * Takes over what guests have asked for: a wish that was taken back asks for nothing again, and one that was made since
 * waits, as of the day on which it was made. What the owner has decided since is undone: a wish that waited then waits
 * again, where its guest has asked for nothing else meanwhile.
 */
async function carryWishes(
  wishes: readonly KnownWish[],
  idOf: ReadonlyMap<string, number>,
  { models, tx }: WriteContext,
): Promise<void> {
  const where = { bookingId: [...idOf.values()] };
  const rows = await models.StayRequest.findAll({ where, transaction: tx });
  const waiting = new Set(rows.filter(({ settledAt }) => !settledAt).map(({ id }) => id));
  await models.StayRequest.destroy({ where, transaction: tx });
  // Of another copy of this villa a wish of another booking may have the number of one.
  const others = await models.StayRequest.findAll({ attributes: ['id'], transaction: tx });
  const taken = new Set(others.map(({ id }) => id));
  for (const { reference, ...wish } of wishes) {
    const bookingId = idOf.get(reference);
    if (bookingId === undefined) continue;
    const isReplaced = wishes.some(
      (other) =>
        other.reference === reference &&
        other.kind === wish.kind &&
        other.id > wish.id &&
        !other.settledAt,
    );
    const settledAt = waiting.has(wish.id) && !isReplaced ? null : wish.settledAt;
    const { id, ...rest } = wish;
    await models.StayRequest.create(
      { ...rest, bookingId, settledAt, ...(!taken.has(id) && { id }) },
      { transaction: tx },
    );
  }
}

/** Takes over who comes and when, as guests have filled it in: they were told that it is noted. */
async function carryDetails(
  details: readonly KnownDetails[],
  idOf: ReadonlyMap<string, number>,
  { models, tx }: WriteContext,
): Promise<void> {
  await models.StayDetails.destroy({ where: { bookingId: [...idOf.values()] }, transaction: tx });
  const rows = details.flatMap(({ reference, ...filledIn }) => {
    const bookingId = idOf.get(reference);
    return bookingId === undefined ? [] : [{ ...filledIn, bookingId }];
  });
  await models.StayDetails.bulkCreate(rows, { transaction: tx });
}

/**
 * The bookings that are restored and of which the replaced database knows what their guests have said, by reference. Of one
 * that is not there, a database of another villa or of before it knows nothing, nor of one whose guest was erased.
 */
async function idsByReference(
  known: ReplacedDatabase,
  { models, tx }: Pick<WriteContext, 'models' | 'tx'>,
): Promise<ReadonlyMap<string, number>> {
  const there = new Set(known.bookings.map(({ reference }) => reference));
  const bookings = await models.Booking.findAll({ where: { erasedAt: null }, transaction: tx });
  const both = bookings.filter(({ reference }) => there.has(reference));
  return new Map(both.map(({ id, reference }) => [reference, id]));
}

/**
 * Finds bookings of which the guest knows something else than what is restored, and writes each into the audit log.
 * Of a stay that is confirmed in both the panel says so as well, until the guest is told.
 */
async function carryTold(
  known: ReplacedDatabase | null,
  context: WriteContext,
): Promise<ToldOtherwise[]> {
  const { models, tx } = context;
  const bookings = await models.Booking.findAll({ transaction: tx });
  const bookingOf = new Map(bookings.map((booking) => [booking.reference, booking]));
  const found: ToldOtherwise[] = [];
  for (const { reference, guestName, mail, status, ...then } of known?.bookings ?? []) {
    const booking = bookingOf.get(reference);
    const told = { status, ...then.told };
    const restored = booking ? { status: booking.status, ...stayAsTold(booking) } : null;
    // Of a stay that is over there is nothing left to tell.
    const { today } = context;
    if (isOver(told, today) && (!restored || isOver(restored, today))) continue;
    if (isDeepStrictEqual(told, restored)) continue;
    if (status === 'cancelled' && restored?.status === 'cancelled') continue;
    found.push({ reference, guestName, mail, told, restored });
    if (booking && status === 'confirmed' && restored?.status === 'confirmed') {
      const toldStay = untoldSince(then.told, booking, context);
      await booking.update({ toldStay }, { transaction: tx });
    }
    await recordAudit(
      'guest_told_otherwise',
      { subject: reference, before: auditedState(told), after: auditedState(restored) },
      context,
    );
  }
  return found;
}

/** What the log says of a stay: no name, because nobody could erase that of a booking that is not here. */
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

/** @returns how many receipts are void that were not in the backup */
async function carryVoids(
  known: ReplacedDatabase | null,
  { models, tx }: WriteContext,
): Promise<number> {
  let count = 0;
  for (const [number, { voidOn, voidReason }] of known?.voids ?? []) {
    const [changed] = await models.Receipt.update(
      { voidOn, voidReason },
      { where: { number, voidOn: null }, transaction: tx },
    );
    count += changed;
  }
  return count;
}

/**
 * Takes over addresses of guests that were corrected since: at the one of the backup a stranger may read mails, and
 * open the guest's page by their link.
 */
async function carryAddresses(
  known: ReplacedDatabase | null,
  context: WriteContext,
): Promise<void> {
  const { models, tx, now } = context;
  const addressOf = new Map(known?.bookings.map((then) => [then.reference, then.guestEmail]));
  const bookings = await models.Booking.findAll({ where: { erasedAt: null }, transaction: tx });
  for (const booking of bookings) {
    const guestEmail = addressOf.get(booking.reference) ?? booking.guestEmail;
    if (personOf(guestEmail) === personOf(booking.guestEmail)) continue;
    const updatedAt = nextUpdatedAt(booking, now);
    await booking.update({ guestEmail, updatedAt }, { transaction: tx });
    await readdressMails(booking, context);
  }
}

/**
 * Takes over the links of guests' pages and of calendars as they are in the replaced database, also where
 * they are none any more.
 * @returns whether there are some of which it cannot tell
 */
async function carryLinks(
  known: ReplacedDatabase | null,
  { models, tx, now }: WriteContext,
): Promise<boolean> {
  let hasOldLinks = false;
  const bookings = await models.Booking.findAll({ where: { erasedAt: null }, transaction: tx });
  for (const booking of bookings) {
    const then = known?.stayLinks.get(booking.reference);
    if (then === undefined) {
      hasOldLinks ||= booking.stayLinkHash !== null;
    } else if ((then?.hash ?? null) !== booking.stayLinkHash) {
      await booking.update(
        { ...stayLinkColumns(then), updatedAt: nextUpdatedAt(booking, now) },
        { transaction: tx },
      );
    }
  }
  const options = { transaction: tx };
  const isExportOld = await carryLink(known?.calendarLinks ?? null, {
    count: () => models.CalendarExportLink.count(options),
    clear: () =>
      models.CalendarExportLink.destroy({ where: { id: CALENDAR_EXPORT_LINK_ID }, ...options }),
    add: (row) =>
      models.CalendarExportLink.create({ id: CALENDAR_EXPORT_LINK_ID, ...row }, options),
  });
  const isHouseOld = await carryLink(known?.houseLinks ?? null, {
    count: () => models.HouseLink.count(options),
    clear: () => models.HouseLink.destroy({ where: { id: HOUSE_LINK_ID }, ...options }),
    add: (row) => models.HouseLink.create({ id: HOUSE_LINK_ID, ...row }, options),
  });
  return hasOldLinks || isExportOld || isHouseOld;
}

/**
 * Puts a link as it is in the replaced database in place of the backup's.
 * @param rows none or one; `null` where the replaced database cannot tell
 * @returns whether there is one of which nobody can tell
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
