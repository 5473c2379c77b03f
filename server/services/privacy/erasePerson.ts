import {
  ERASED_EMAIL,
  ERASED_NAME,
  isAhead,
  personOf,
  receiptKeptUntil,
} from '@shared/domain/privacy/erasure';
import { callingCodeOf } from '@shared/domain/figures/callingCodes';
import { searchText } from '@shared/domain/searchText';
import { col, fn, Op, where } from 'sequelize';
import { conflict, unavailable } from '../../errors';
import type { Booking } from '../../models/Booking';
import { changesOf } from '../audit/listAudit';
import { recordEvent } from '../liveEvents';
import { nextUpdatedAt } from '../optimisticConcurrency';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { findPerson, mailsAbout } from './personData';

/** What of a booking's entry in the audit log tells who the guest is. */
const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'guestName',
  'guestEmail',
  'guestPhone',
  'specialRequests',
  'notes',
  'houseNotes',
]);
/** Shorter ones are found in other words. */
const SHORTEST_NAME = 4;

/** Names of stays that are kept for the tax office, encrypted, by the booking's reference. */
export type SealedNames = ReadonlyMap<string, { name: string; sealed: string }>;

/** What was erased. */
export type Erased = {
  bookings: number;
  messages: number;
  mails: number;
  kept: { reference: string; until: string }[];
  /** What mails in files are known by; see `deleteMailFilesWith`. */
  words: string[];
};

/** Where a kept name is stored, for `Secrets`. */
export function receiptPlace(reference: string): string {
  return `bookings.retained_name ${reference}`;
}

/** Encrypts the names that have to be kept, before the write, which should not wait for the key's file. */
export async function sealNames(
  bookings: readonly Booking[],
  secrets: Secrets,
  { today }: Pick<ReadContext, 'today'>,
): Promise<SealedNames> {
  const sealed = new Map<string, { name: string; sealed: string }>();
  for (const booking of bookings) {
    const { reference, guestName: name } = booking;
    if (booking.erasedAt || receiptKeptUntil(booking, today) === null) continue;
    sealed.set(reference, { name, sealed: await secrets.seal(receiptPlace(reference), name) });
  }
  return sealed;
}

/**
 * Takes a person's data out of everything that is stored under the address. Nights, amounts, currency
 * and country of bookings stay.
 * @throws AppError 409 `stay_ahead` naming the stays that are to come or wait for an answer; 503 while
 *   one of the mails is being sent
 */
export async function erasePerson(
  address: string,
  names: SealedNames,
  context: WriteContext,
): Promise<Erased> {
  const { bookings } = await findPerson(address, context);
  const ahead = bookings.filter((booking) => isAhead(booking, context.today));
  if (ahead.length > 0) {
    const references = ahead.map(({ reference }) => reference).join(', ');
    throw conflict(
      'stay_ahead',
      `There is a stay to come, or an enquiry without an answer: ${references}. Cancel or decline it first; until then the data are needed.`,
    );
  }
  return eraseAddress(address, names, context);
}

/** The same whatever is to come: for what was erased before, and came back with an older backup. */
export async function eraseAddress(
  address: string,
  names: SealedNames,
  context: WriteContext,
): Promise<Erased> {
  const { models, tx } = context;
  const email = personOf(address);
  const { bookings, messages } = await findPerson(email, context);
  const erased = await eraseBookings(bookings, names, email, context);
  const ids = messages.map(({ id }) => id);
  await models.ContactMessage.destroy({ where: { id: ids }, transaction: tx });
  if (ids.length > 0) await recordEvent('message', null, context);
  return { ...erased, messages: ids.length, words: [...erased.words, email] };
}

/**
 * Takes the guests' data out of bookings, and out of mails, blocks and the audit log as far as these
 * tell of them.
 * @param email whose mails go as well, also those about no booking
 * @throws AppError 503 while one of the mails is being sent, or a name has changed meanwhile
 */
export async function eraseBookings(
  bookings: readonly Booking[],
  names: SealedNames,
  email: string | null,
  context: WriteContext,
): Promise<Erased> {
  const { models, tx, now, today } = context;
  const references = bookings.map(({ reference }) => reference);
  const people = new Set(bookings.map(({ guestName }) => guestName));
  const addresses = new Set(bookings.map(({ guestEmail }) => personOf(guestEmail)));
  if (email !== null) addresses.add(email);

  const mails = await models.OutboxMail.findAll({
    where: mailsAbout(references, email, context),
    transaction: tx,
  });
  if (mails.some(({ leaseToken, nextAttemptAt }) => leaseToken !== null && nextAttemptAt > now)) {
    throw unavailable('A mail about this is being sent right now. Please try again in a minute.');
  }
  await models.OutboxMail.destroy({ where: { id: mails.map(({ id }) => id) }, transaction: tx });

  const kept: Erased['kept'] = [];
  for (const booking of bookings) {
    const until = receiptKeptUntil(booking, today);
    const name = names.get(booking.reference);
    if (!booking.erasedAt && until !== null && name?.name !== booking.guestName) {
      throw unavailable('This was changed just now. Please try again.');
    }
    if (until !== null) kept.push({ reference: booking.reference, until });
    await eraseBooking(booking, until, name?.sealed ?? null, context);
  }
  await scrubBlocks(people, context);
  await scrubAudit(references, people, addresses, context);
  if (mails.length > 0) await recordEvent('mail', null, context);
  return {
    bookings: bookings.length,
    messages: 0,
    mails: mails.length,
    kept,
    words: [...references],
  };
}

async function eraseBooking(
  booking: Booking,
  retainedUntil: string | null,
  retainedName: string | null,
  context: WriteContext,
): Promise<void> {
  if (booking.erasedAt) return;
  const { tx, now } = context;
  await booking.update(
    {
      guestName: ERASED_NAME,
      guestEmail: ERASED_EMAIL,
      // The figures tell the guests' countries by it.
      guestPhone: callingCodeOf(booking.guestPhone ?? ''),
      specialRequests: null,
      notes: null,
      houseNotes: null,
      stripePaymentIntentId: null,
      calendarEventId: null,
      // A hash of all that was sent, and so of name and address.
      idempotencyKey: null,
      idempotencyHash: null,
      erasedAt: now,
      retainedName: retainedUntil === null ? null : retainedName,
      retainedUntil: retainedName === null ? null : retainedUntil,
      updatedAt: nextUpdatedAt(booking, now),
    },
    { transaction: tx },
  );
  await recordEvent('booking', booking.reference, context);
}

/** Notes of blocks name guests, the owner's as well as those that other sites write. */
async function scrubBlocks(
  people: ReadonlySet<string>,
  { models, tx }: WriteContext,
): Promise<void> {
  const names = namesOf(people);
  if (names.length === 0) return;
  const blocks = await models.Block.findAll({
    where: { note: { [Op.ne]: null } },
    transaction: tx,
  });
  for (const block of blocks) {
    const note = searchText(block.note ?? '');
    if (names.some((name) => note.includes(name))) {
      await block.update({ note: null }, { transaction: tx });
    }
  }
}

/** Takes personal values out of the audit log; that something was changed stays. */
async function scrubAudit(
  references: readonly string[],
  people: ReadonlySet<string>,
  addresses: ReadonlySet<string>,
  { models, tx }: WriteContext,
): Promise<void> {
  const isPostgres = models.AuditEntry.sequelize?.getDialect() === 'postgres';
  const position = isPostgres ? 'strpos' : 'instr';
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const texts = [...people].filter((name) => name.length >= SHORTEST_NAME).map(inJson);
  const emails = [...addresses].map(inJson);
  const entries = await models.AuditEntry.findAll({
    where: {
      [Op.or]: [
        { subject: [...references] },
        ...texts.map((text) => where(fn(position, col('changes'), text), Op.gt, 0)),
        ...emails.map((text) => where(fn(position, fn('lower', col('changes')), text), Op.gt, 0)),
      ],
    },
    transaction: tx,
  });
  const words = [...namesOf(people), ...addresses];
  for (const entry of entries) {
    const isTheirs = references.includes(entry.subject ?? '');
    const changes = Object.entries(changesOf(entry)).filter(([field, values]) => {
      if (isTheirs && PERSONAL_FIELDS.has(field)) return false;
      const text = searchText(JSON.stringify(values));
      return !words.some((word) => text.includes(word));
    });
    await entry.update(
      { changes: JSON.stringify(Object.fromEntries(changes)) },
      { transaction: tx },
    );
  }
}

function namesOf(people: ReadonlySet<string>): string[] {
  return [...people]
    .filter((name) => name.length >= SHORTEST_NAME && name !== ERASED_NAME)
    .map((name) => searchText(name));
}
