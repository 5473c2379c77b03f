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
import { unlogged } from '../../db/write';
import { conflict, unavailable, withParams } from '../../errors';
import type { Booking } from '../../models/Booking';
import type { ContactMessage } from '../../models/ContactMessage';
import type { Receipt } from '../../models/Receipt';
import { nameOfBlock } from '../../models/Block';
import { changesOf } from '../audit/listAudit';
import { eraseConversations } from '../conversation/conversation';
import { recordEvent } from '../recordEvent';
import { eraseOffersOf, withoutOwnMessage } from '../offers/eraseOffers';
import { nextUpdatedAt } from '../optimisticConcurrency';
import { erasePayments, namedReceipts, receiptNamePlace } from '../payments/erasePayments';
import { eraseRegister } from '../register/registerRetention';
import { eraseReviews } from '../reviews/reviews';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { presentStayDetails } from '../stay/stayDetails';
import { stayLinkColumns } from '../stay/stayLink';
import { findPerson, idsAhead, mailsAbout } from './personData';

/** Fields of a booking's audit log entries that identify the guest. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'guestName',
  'guestEmail',
  'guestPhone',
  'specialRequests',
  'notes',
  'houseNotes',
  // Of a payment; `voidReason` of a receipt.
  'note',
  'voidReason',
  // The owner's answer to a review.
  'answer',
]);
/** Days around a stay in which every word of the guest's name is masked; elsewhere only the whole name. */
const DAYS_AROUND = 3;
/** Shortest word of a name to mask, to skip "de" and "van". */
const SHORTEST_WORD = 3;
const AUDIT_BATCH = 1000;

/** Encrypted names kept for tax law, by booking reference or receipt. */
export type SealedNames = ReadonlyMap<string, { name: string; sealed: string }>;

export type Erased = {
  bookings: number;
  messages: number;
  mails: number;
  kept: { reference: string; until: string }[];
  /** Keys that identify mails in files; see `deleteMailFilesWith`. */
  mailKeys: string[];
  /** Files of conversations, to be deleted after the commit; see `removeAttachments`. */
  attachments: string[];
};

/** Place of an encrypted name; see `Secrets`. */
export function receiptPlace(reference: string): string {
  return `bookings.retained_name ${reference}`;
}

/** Encrypts the names to keep. Runs before the write, which should not wait for reading the key file. */
export async function sealNames(
  bookings: readonly Booking[],
  secrets: Secrets,
  context: Pick<ReadContext, 'models' | 'today'>,
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
 * Erases a person's data wherever the address is stored. Nights, amounts, currency and country of bookings stay.
 * @throws AppError 409 `stay_ahead` naming stays that are in the future, are pending or have an offer that can still
 *   be accepted; 503 while one of the mails is being sent
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
      withParams(
        'There is a stay to come, an enquiry without an answer, or an offer that can still be accepted: {references}. Cancel, decline or withdraw it first; until then the data are needed.',
        { references },
      ),
    );
  }
  return eraseAddress(address, names, context);
}

/** Erases without checking for future stays. @param until keeps later data, since the person may have returned */
export async function eraseAddress(
  address: string,
  names: SealedNames,
  context: WriteContext,
  until: Date | null = null,
): Promise<Erased> {
  const { models } = context;
  const email = personOf(address);
  const person = await findPerson(email, context);
  const isMeant = ({ createdAt }: { createdAt: Date }) => until === null || createdAt <= until;
  const bookings = person.bookings.filter(isMeant);
  const messages = person.messages.filter(isMeant);
  const erased = await eraseBookings(bookings, names, context, { email, messages, until });
  const ids = messages.map(({ id }) => id);
  await unlogged(() => models.ContactMessage.destroy({ where: { id: ids } }));
  return { ...erased, messages: ids.length, mailKeys: [...erased.mailKeys, email] };
}

/**
 * Erases guests' data from bookings, and from the mails, blocks and audit log entries that mention them.
 * @param person.email address whose mails are deleted too, including those about no booking
 * @param person.messages the person's messages, under any name and address
 * @param person.until keeps later mails
 * @throws AppError 503 while one of the mails is being sent, or if a name has changed meanwhile
 */
export function eraseBookings(...given: Parameters<typeof eraseInWrite>): Promise<Erased> {
  return unlogged(() => eraseInWrite(...given));
}

async function eraseInWrite(
  bookings: readonly Booking[],
  names: SealedNames,
  context: WriteContext,
  person: { email: string; messages: readonly ContactMessage[]; until: Date | null } | null = null,
): Promise<Erased> {
  const { models, now, today } = context;
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
  // Of a booking without an address. Every text contains an empty one.
  addresses.delete('');
  const stays = bookings.map(({ checkinDate, checkoutDate }) => ({ checkinDate, checkoutDate }));

  const mails = (
    await models.OutboxMail.findAll({
      where: mailsAbout(references, person, context),
    })
  ).filter(
    ({ reference, createdAt }) =>
      !person?.until || references.includes(reference ?? '') || createdAt <= person.until,
  );
  if (mails.some(({ leaseToken, nextAttemptAt }) => leaseToken !== null && nextAttemptAt > now)) {
    throw unavailable('A mail about this is being sent right now. Please try again in a minute.');
  }
  await models.OutboxMail.destroy({ where: { id: mails.map(({ id }) => id) } });

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
  if (mails.length > 0) recordEvent('mail');
  return {
    bookings: bookings.length,
    messages: 0,
    mails: mails.length,
    kept,
    mailKeys: [...references, ...mails.map(({ messageKey }) => messageKey)],
    attachments,
  };
}

/** Names in bookings: current and previous names of guests, and fellow travellers. */
async function namesAround(
  bookings: readonly Booking[],
  { models }: WriteContext,
): Promise<string[]> {
  const stays = await models.StayDetails.findAll({
    where: { bookingId: bookings.map(({ id }) => id) },
  });
  const renamed = await models.AuditEntry.findAll({
    where: {
      action: 'booking_changed' satisfies AuditAction,
      subject: bookings.map(({ reference }) => reference),
    },
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
  const { models, now } = context;
  const where = { bookingId: booking.id };
  await models.StayDetails.destroy({ where });
  await models.StayRequest.destroy({ where });
  // The law requires the register of a stay to be kept for a time; until then it stays encrypted.
  await eraseRegister(booking, context);
  await eraseOffersOf(booking, context);
  await models.ScheduledMail.destroy({ where });
  await booking.update({
    guestName: ERASED_NAME,
    guestEmail: ERASED_EMAIL,
    // The calling code stays, as the figures count guests' countries.
    guestPhone: callingCodeOf(booking.guestPhone ?? ''),
    specialRequests: null,
    priceBreakdown: withoutOwnMessage(booking.priceBreakdown),
    notes: null,
    houseNotes: null,
    stripePaymentIntentId: null,
    calendarEventId: null,
    // A hash of the request, which includes name and address.
    idempotencyKey: null,
    idempotencyHash: null,
    mailedStay: null,
    // The guest's page is closed.
    ...stayLinkColumns(null),
    schedulesMails: false,
    erasedAt: now,
    retainedName: retainedUntil === null ? null : retainedName,
    retainedUntil: retainedName === null ? null : retainedUntil,
    updatedAt: nextUpdatedAt(booking, now),
  });
}

type StayDays = { checkinDate: PlainDate; checkoutDate: PlainDate };

/**
 * Masks names in blocks' notes, whether the owner or another site wrote them: whole names everywhere, and single words
 * of them near the stay.
 * @returns audit log names of the blocks near the stay
 */
async function scrubBlocks(
  mask: PeopleMask,
  stays: readonly StayDays[],
  { models }: WriteContext,
): Promise<string[]> {
  const near: string[] = [];
  const blocks = await models.Block.findAll({
    where: { note: { [Op.ne]: null } },
  });
  for (const block of blocks) {
    const isNear = stays.some((stay) => isAround(stay, block));
    const note = (isNear ? mask.near : mask.elsewhere)(block.note ?? '');
    if (isNear) near.push(nameOfBlock(block));
    if (note !== block.note) await block.update({ note });
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

/** Masks names in texts; near a stay also single words of them. */
type PeopleMask = Record<'near' | 'elsewhere', (text: string) => string>;

function maskOfPeople(people: ReadonlySet<string>): PeopleMask {
  const names = [...people].filter((name) => name !== ERASED_NAME);
  const words = (name: string) => name.split(/\s+/).filter((word) => word.length >= SHORTEST_WORD);
  return {
    near: maskFor(
      names.flatMap((name) => [name, ...words(name)]),
      ERASED_NAME,
    ),
    // A guest may enter any single word as a name, so only longer names are masked elsewhere.
    elsewhere: maskFor(
      names.filter((name) => name.trim().includes(' ')),
      ERASED_NAME,
    ),
  };
}

/**
 * Erases personal values from the audit log; the entries stay. Scans every entry, since databases fold letters
 * differently, and none finds "José" by "Jose".
 * @param subjects whose entries are searched for each word of a name
 * @param references of the bookings, whose personal fields are erased completely
 */
async function scrubAudit(
  subjects: readonly string[],
  {
    people,
    addresses,
    mask,
  }: { people: ReadonlySet<string>; addresses: ReadonlySet<string>; mask: PeopleMask },
  references: readonly string[],
  { models }: WriteContext,
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
    });
    for (const entry of entries) {
      if (!near.has(entry.subject ?? '') && !mayTellOf(entry.changes)) continue;
      const changes = JSON.stringify(withoutPerson(changesOf(entry), entry.subject));
      if (changes === entry.changes) continue;
      await models.AuditEntry.update({ changes }, { where: { id: entry.id } });
    }
    if (entries.length < AUDIT_BATCH) return;
    lastId = entries.at(-1)?.id ?? lastId;
  }
}

/** The longest word of a name, for a search that JSON escapes do not break. An empty one matches every text. */
function longestWord(name: string): string {
  const words = searchText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
