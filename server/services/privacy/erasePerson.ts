import type { AuditAction, AuditChanges } from '@shared/contract/audit/audit';
import {
  ERASED_EMAIL,
  ERASED_NAME,
  personOf,
  receiptKeptUntil,
} from '@shared/domain/privacy/erasure';
import { callingCodeOf } from '@shared/domain/figures/callingCodes';
import { addDays, type PlainDate } from '@shared/domain/date';
import { maskFor, maskValues } from '@shared/domain/privacy/maskText';
import { searchText } from '@shared/domain/searchText';
import { Op } from 'sequelize';
import { conflict, unavailable } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { ContactMessage } from '../../models/ContactMessage';
import type { Receipt } from '../../models/Receipt';
import { auditNamesOf } from '../calendars/blocks';
import { changesOf } from '../audit/listAudit';
import { eraseConversations } from '../conversation/conversation';
import { recordEvent } from '../liveEvents';
import { eraseOffersOf, withoutOwnWords } from '../offers/eraseOffers';
import { nextUpdatedAt } from '../optimisticConcurrency';
import { erasePayments, namedReceipts, receiptNamePlace } from '../payments/erasePayments';
import { eraseReviews } from '../reviews/reviews';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { presentStayDetails } from '../stay/stayDetails';
import { stayLinkColumns } from '../stay/stayLink';
import { findPerson, idsAhead, mailsAbout } from './personData';

/** What of a booking's entry in the audit log tells who the guest is. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'guestName',
  'guestEmail',
  'guestPhone',
  'specialRequests',
  'notes',
  'houseNotes',
  // Of a payment, and why a receipt is void.
  'note',
  'voidReason',
  // The owner's answer to a review.
  'answer',
]);
/** Around a stay every word of the guest's name is taken for it; elsewhere the whole name. */
const DAYS_AROUND = 3;
/** Of a name; shorter ones are "de" and "van". */
const SHORTEST_WORD = 3;
/** Entries of the audit log that are read at a time. */
const AUDIT_BATCH = 1000;

/** Names that are kept for the tax office, encrypted, by the booking's reference or the receipt. */
export type SealedNames = ReadonlyMap<string, { name: string; sealed: string }>;

/** What was erased. */
export type Erased = {
  bookings: number;
  messages: number;
  mails: number;
  kept: { reference: string; until: string }[];
  /** What mails in files are known by; see `deleteMailFilesWith`. */
  words: string[];
  /** Of their conversations, to be removed once this is stored; see `removeAttachments`. */
  attachments: string[];
};

/** Where a kept name is stored, for `Secrets`. */
export function receiptPlace(reference: string): string {
  return `bookings.retained_name ${reference}`;
}

/** Encrypts the names that have to be kept, before the write, which should not wait for the key's file. */
export async function sealNames(
  bookings: readonly Booking[],
  secrets: Secrets,
  context: Pick<ReadContext, 'models' | 'tx' | 'today'>,
): Promise<SealedNames> {
  const { today } = context;
  const sealed = new Map<string, { name: string; sealed: string }>();
  for (const booking of bookings) {
    const { reference, guestName: name } = booking;
    if (booking.erasedAt || receiptKeptUntil(booking, today) === null) continue;
    sealed.set(reference, { name, sealed: await secrets.seal(receiptPlace(reference), name) });
  }
  for (const receipt of await namedReceipts(bookings, context)) {
    const place = receiptNamePlace(receipt);
    const name = receipt.guestName;
    sealed.set(place, { name, sealed: await secrets.seal(place, name) });
  }
  return sealed;
}

/** @throws AppError 503 for a receipt that was issued after the names were encrypted */
function sealedReceiptName(receipt: Receipt, names: SealedNames): string {
  const name = names.get(receiptNamePlace(receipt));
  if (name?.name !== receipt.guestName) throw changedMeanwhile();
  return name.sealed;
}

function changedMeanwhile() {
  return unavailable('This was changed just now. Please try again.');
}

/**
 * Takes a person's data out of everything that is stored under the address. Nights, amounts, currency
 * and country of bookings stay.
 * @throws AppError 409 `stay_ahead` naming the stays that are to come, wait for an answer or have an offer that can
 *   still be accepted; 503 while one of the mails is being sent
 */
export async function erasePerson(
  address: string,
  names: SealedNames,
  context: WriteContext,
): Promise<Erased> {
  const { bookings } = await findPerson(address, context);
  const ahead = await idsAhead(bookings, context);
  if (ahead.size > 0) {
    const needed = bookings.filter(({ id }) => ahead.has(id));
    const references = needed.map(({ reference }) => reference).join(', ');
    throw conflict(
      'stay_ahead',
      `There is a stay to come, an enquiry without an answer, or an offer that can still be accepted: ${references}. Cancel, decline or withdraw it first; until then the data are needed.`,
    );
  }
  return eraseAddress(address, names, context);
}

/**
 * The same whatever is to come: for what was erased before, and came back with an older backup.
 * @param until leaves alone what was stored later: the same person may have come again
 */
export async function eraseAddress(
  address: string,
  names: SealedNames,
  context: WriteContext,
  until: Date | null = null,
): Promise<Erased> {
  const { models, tx } = context;
  const email = personOf(address);
  const person = await findPerson(email, context);
  const isMeant = ({ createdAt }: { createdAt: Date }) => until === null || createdAt <= until;
  const bookings = person.bookings.filter(isMeant);
  const messages = person.messages.filter(isMeant);
  const erased = await eraseBookings(bookings, names, context, { email, messages, until });
  const ids = messages.map(({ id }) => id);
  await models.ContactMessage.destroy({ where: { id: ids }, transaction: tx });
  if (ids.length > 0) await recordEvent('message', null, context);
  return { ...erased, messages: ids.length, words: [...erased.words, email] };
}

/**
 * Takes the guests' data out of bookings, and out of mails, blocks and the audit log as far as these
 * tell of them.
 * @param person.email whose mails go as well, also those about no booking
 * @param person.messages what the person wrote, under whichever name and address
 * @param person.until mails of later are left alone
 * @throws AppError 503 while one of the mails is being sent, or a name has changed meanwhile
 */
export async function eraseBookings(
  bookings: readonly Booking[],
  names: SealedNames,
  context: WriteContext,
  person: { email: string; messages: readonly ContactMessage[]; until: Date | null } | null = null,
): Promise<Erased> {
  const { models, tx, now, today } = context;
  const references = bookings.map(({ reference }) => reference);
  const messages = person?.messages ?? [];
  const people = new Set([
    ...(await namesAround(bookings, context)),
    ...messages.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ]);
  const mask = maskOfPeople(people);
  const addresses = new Set([
    ...bookings.map(({ guestEmail }) => personOf(guestEmail)),
    ...messages.map(({ email }) => personOf(email)),
  ]);
  if (person) addresses.add(person.email);
  const stays = bookings.map(({ checkinDate, checkoutDate }) => ({ checkinDate, checkoutDate }));

  const mails = (
    await models.OutboxMail.findAll({
      where: mailsAbout(references, person, context),
      transaction: tx,
    })
  ).filter(
    ({ reference, createdAt }) =>
      !person?.until || references.includes(reference ?? '') || createdAt <= person.until,
  );
  if (mails.some(({ leaseToken, nextAttemptAt }) => leaseToken !== null && nextAttemptAt > now)) {
    throw unavailable('A mail about this is being sent right now. Please try again in a minute.');
  }
  await models.OutboxMail.destroy({ where: { id: mails.map(({ id }) => id) }, transaction: tx });

  const kept: Erased['kept'] = [];
  for (const booking of bookings) {
    const until = receiptKeptUntil(booking, today);
    const name = names.get(booking.reference);
    if (!booking.erasedAt && until !== null && name?.name !== booking.guestName) {
      throw changedMeanwhile();
    }
    if (until !== null) kept.push({ reference: booking.reference, until });
    await eraseBooking(booking, until, name?.sealed ?? null, context);
    await erasePayments(
      booking,
      (receipt) => sealedReceiptName(receipt, names),
      mask.near,
      context,
    );
  }
  const attachments = await eraseConversations(bookings, context);
  await eraseReviews(bookings, context);
  const blocks = await scrubBlocks(mask, stays, context);
  await scrubAudit([...references, ...blocks], { people, addresses, mask }, references, context);
  if (mails.length > 0) await recordEvent('mail', null, context);
  return {
    bookings: bookings.length,
    messages: 0,
    mails: mails.length,
    kept,
    words: [...references, ...mails.map(({ messageKey }) => messageKey)],
    attachments,
  };
}

/** Whom bookings have named: their guests, as they were called before as well, and who came along. */
async function namesAround(
  bookings: readonly Booking[],
  { models, tx }: WriteContext,
): Promise<string[]> {
  const stays = await models.StayDetails.findAll({
    where: { bookingId: bookings.map(({ id }) => id) },
    transaction: tx,
  });
  const renamed = await models.AuditEntry.findAll({
    where: {
      action: 'booking_changed' satisfies AuditAction,
      subject: bookings.map(({ reference }) => reference),
    },
    transaction: tx,
  });
  const earlier = renamed.flatMap((entry) => changesOf(entry)['guestName'] ?? []);
  return [
    ...bookings.map(({ guestName }) => guestName),
    ...stays.flatMap((row) => presentStayDetails(row).guestNames),
    ...earlier.filter((name) => typeof name === 'string'),
  ];
}

async function eraseBooking(
  booking: Booking,
  retainedUntil: string | null,
  retainedName: string | null,
  context: WriteContext,
): Promise<void> {
  if (booking.erasedAt) return;
  const { models, tx, now } = context;
  const where = { bookingId: booking.id };
  await models.StayDetails.destroy({ where, transaction: tx });
  await models.StayRequest.destroy({ where, transaction: tx });
  await eraseOffersOf(booking, context);
  await models.ScheduledMail.destroy({ where, transaction: tx });
  await booking.update(
    {
      guestName: ERASED_NAME,
      guestEmail: ERASED_EMAIL,
      // The figures tell the guests' countries by it.
      guestPhone: callingCodeOf(booking.guestPhone ?? ''),
      specialRequests: null,
      priceBreakdown: withoutOwnWords(booking.priceBreakdown),
      notes: null,
      houseNotes: null,
      stripePaymentIntentId: null,
      calendarEventId: null,
      // A hash of all that was sent, and so of name and address.
      idempotencyKey: null,
      idempotencyHash: null,
      toldStay: null,
      // Nobody's page any more.
      ...stayLinkColumns(null),
      schedulesMails: false,
      erasedAt: now,
      retainedName: retainedUntil === null ? null : retainedName,
      retainedUntil: retainedName === null ? null : retainedUntil,
      updatedAt: nextUpdatedAt(booking, now),
    },
    { transaction: tx },
  );
  await recordEvent('booking', booking.reference, context);
}

type StayDays = { checkinDate: PlainDate; checkoutDate: PlainDate };

/**
 * Notes of blocks name guests, the owner's as well as those that other sites write: whole names go
 * wherever they stand, and near the stay each word of them, which is how people write them there.
 * @returns what the audit log calls the blocks that were near
 */
async function scrubBlocks(
  mask: PeopleMask,
  stays: readonly StayDays[],
  { models, tx }: WriteContext,
): Promise<string[]> {
  const near: string[] = [];
  const blocks = await models.Block.findAll({
    where: { note: { [Op.ne]: null } },
    transaction: tx,
  });
  for (const block of blocks) {
    const isNear = stays.some((stay) => isAround(stay, block));
    const note = (isNear ? mask.near : mask.elsewhere)(block.note ?? '');
    if (isNear) near.push(...auditNamesOf(block));
    if (note !== block.note) await block.update({ note }, { transaction: tx });
  }
  return near;
}

function isAround(
  { checkinDate, checkoutDate }: StayDays,
  { startDate, endDate }: { startDate: PlainDate; endDate: PlainDate },
): boolean {
  return (
    startDate <= addDays(checkoutDate, DAYS_AROUND) && endDate >= addDays(checkinDate, -DAYS_AROUND)
  );
}

/** What takes names out of texts: near a stay each word of them as well. */
type PeopleMask = Record<'near' | 'elsewhere', (text: string) => string>;

function maskOfPeople(people: ReadonlySet<string>): PeopleMask {
  const names = [...people].filter((name) => name !== ERASED_NAME);
  const words = (name: string) => name.split(/\s+/).filter((word) => word.length >= SHORTEST_WORD);
  return {
    near: maskFor(
      names.flatMap((name) => [name, ...words(name)]),
      ERASED_NAME,
    ),
    // A single word may be anything: a guest chooses what to be called.
    elsewhere: maskFor(
      names.filter((name) => name.trim().includes(' ')),
      ERASED_NAME,
    ),
  };
}

/**
 * Takes personal values out of the audit log; that something was changed stays. Every entry is looked at here: databases
 * differ in which letters they fold, and none finds "José" by "Jose".
 * @param subjects whose entries are looked through for each word of a name
 * @param references of the bookings, whose personal fields go as a whole
 */
async function scrubAudit(
  subjects: readonly string[],
  {
    people,
    addresses,
    mask,
  }: { people: ReadonlySet<string>; addresses: ReadonlySet<string>; mask: PeopleMask },
  references: readonly string[],
  { models, tx }: WriteContext,
): Promise<void> {
  const near = new Set(subjects);
  const theirs = new Set(references);
  const withoutPerson = (changes: AuditChanges, subject: string | null): AuditChanges => {
    const isTheirs = theirs.has(subject ?? '');
    const isNear = near.has(subject ?? '');
    const maskPeople = isNear ? mask.near : mask.elsewhere;
    const maskAll = (text: string) => {
      const plain = text.toLowerCase();
      for (const address of addresses) if (plain.includes(address)) return ERASED_NAME;
      return maskPeople(text);
    };
    const kept = Object.entries(changes)
      .filter(([field]) => !(isTheirs && PERSONAL_FIELDS.has(field)))
      .map(([field, values]) => [field, maskValues(values, maskAll)]);
    return Object.fromEntries(kept);
  };
  const signs = new Set([
    ...[...addresses].map((address) => searchText(address)),
    ...[...people].map(longestWord),
  ]);
  const mayTellOf = (changes: string) => {
    const folded = searchText(changes);
    for (const sign of signs) if (folded.includes(sign)) return true;
    return false;
  };
  let lastId = 0;
  for (;;) {
    const entries = await models.AuditEntry.findAll({
      attributes: ['id', 'subject', 'changes'],
      where: { id: { [Op.gt]: lastId }, changes: { [Op.ne]: '{}' } },
      order: ['id'],
      limit: AUDIT_BATCH,
      raw: true,
      transaction: tx,
    });
    for (const entry of entries) {
      if (!near.has(entry.subject ?? '') && !mayTellOf(entry.changes)) continue;
      const changes = JSON.stringify(withoutPerson(changesOf(entry), entry.subject));
      if (changes === entry.changes) continue;
      await models.AuditEntry.update({ changes }, { where: { id: entry.id }, transaction: tx });
    }
    if (entries.length < AUDIT_BATCH) return;
    lastId = entries.at(-1)?.id ?? lastId;
  }
}

/** Of a name as it is searched: what no escape of JSON cuts in two. None is in every text. */
function longestWord(name: string): string {
  const words = searchText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
