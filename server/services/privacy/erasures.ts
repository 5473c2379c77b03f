import { personOf } from '@shared/domain/privacy/erasure';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext, WriteContext } from '../serviceContext';
import { eraseAddress, eraseBookings, sealNames, type Erased } from './erasePerson';
import { findPerson } from './personData';

const PLACE = 'privacy.person';

/** Identifies an erased person: a keyed hash of the address, which cannot be reversed. */
export function personFingerprint(address: string, secrets: Secrets): Promise<string> {
  return secrets.fingerprint(PLACE, personOf(address));
}

/** Time of the last erasure; `null` if there was none. */
export async function lastErasureAt({ models }: ReadContext): Promise<Date | null> {
  const last = await models.Erasure.findOne({
    attributes: ['createdAt'],
    order: [['createdAt', 'DESC']],
  });
  return last?.createdAt ?? null;
}

export async function rememberErasure(
  person: string,
  { bookings, messages, mails }: Pick<Erased, 'bookings' | 'messages' | 'mails'>,
  { models, now }: WriteContext,
): Promise<void> {
  const known = await models.Erasure.findOne({ where: { person } });
  if (known) {
    await known.update({
      bookings: known.bookings + bookings,
      messages: known.messages + messages,
      mails: known.mails + mails,
      createdAt: now,
    });
    return;
  }
  await models.Erasure.create({ person, bookings, messages, mails, createdAt: now });
}

/** Fields of an erasure that a restore carries over. */
export type KnownErasure = {
  person: string;
  bookings: number;
  messages: number;
  mails: number;
  createdAt: Date;
};

/** Erasures that a restore repeated. @param unreadable made with a key that is missing */
export type Repeated = { persons: number; bookings: number; messages: number; unreadable: number };

/** Repeats and records erasures in a restored backup. @param known erasures of the replaced database */
export async function repeatErasures(
  known: readonly KnownErasure[],
  secrets: Secrets,
  read: ReadContext,
  write: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>,
): Promise<Repeated> {
  const found = new Map<string, string>();
  const unreadable = new Set<string>();
  const addresses = await addressesOf(read);
  for (const [key, persons] of groupedByKey(known)) {
    const [like = ''] = persons;
    for (const address of addresses) {
      const person = await secrets.fingerprint(PLACE, address, like);
      if (person !== null && persons.includes(person)) found.set(person, address);
    }
    if ((await secrets.fingerprint(PLACE, '', like)) === null) unreadable.add(key);
  }
  const names = new Map<string, Awaited<ReturnType<typeof sealNames>>>();
  for (const [person, address] of found) {
    names.set(person, await sealNames((await findPerson(address, read)).bookings, secrets, read));
  }
  return write(async (context) => {
    const { models, now } = context;
    const total = { persons: 0, bookings: 0, messages: 0 };
    for (const erasure of known) {
      const address = found.get(erasure.person);
      const erased =
        address === undefined
          ? null
          : await eraseAddress(
              address,
              names.get(erasure.person) ?? new Map(),
              context,
              erasure.createdAt,
            );
      const row = await models.Erasure.findOne({
        where: { person: erasure.person },
      });
      const isRepeated = erased !== null && erased.bookings + erased.messages + erased.mails > 0;
      const columns = { ...erasure, ...(isRepeated && { repeatedAt: now }) };
      if (row) await row.update(columns);
      else await models.Erasure.create(columns);
      if (!isRepeated) continue;
      total.persons += 1;
      total.bookings += erased.bookings;
      total.messages += erased.messages;
    }
    const lost = known.filter(({ person }) => unreadable.has(keyOf(person)));
    return { ...total, unreadable: lost.length };
  });
}

/**
 * Repeats erasures for bookings that the backup has under another address, for instance one that was corrected later.
 * @param references of bookings erased on request in the replaced database
 */
export async function repeatForBookings(
  references: readonly string[],
  secrets: Secrets,
  read: ReadContext,
  write: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>,
): Promise<Omit<Repeated, 'unreadable'>> {
  const where = { reference: references, erasedAt: null };
  const found = await read.models.Booking.findAll({ where });
  if (found.length === 0) return { persons: 0, bookings: 0, messages: 0 };
  const names = await sealNames(found, secrets, read);
  return write(async (context) => {
    const { models } = context;
    const bookings = await models.Booking.findAll({ where });
    const persons = new Set(bookings.map(({ guestEmail, id }) => personOf(guestEmail) || id)).size;
    const erased = await eraseBookings(bookings, names, context);
    const messages = await models.ContactMessage.destroy({
      where: { bookingId: bookings.map(({ id }) => id) },
    });
    return { persons, bookings: erased.bookings, messages };
  });
}

async function addressesOf({ models }: ReadContext): Promise<Set<string>> {
  const bookings = await models.Booking.findAll({
    where: { erasedAt: null },
    attributes: ['guestEmail'],
    raw: true,
  });
  const messages = await models.ContactMessage.findAll({
    attributes: ['email'],
    raw: true,
  });
  return new Set([
    ...bookings.map(({ guestEmail }) => personOf(guestEmail)),
    ...messages.map(({ email }) => personOf(email)),
  ]);
}

function groupedByKey(erasures: readonly KnownErasure[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { person } of erasures) {
    groups.set(keyOf(person), [...(groups.get(keyOf(person)) ?? []), person]);
  }
  return groups;
}

/** Name of the key that made a fingerprint. */
function keyOf(person: string): string {
  return person.split('.')[1] ?? '';
}
