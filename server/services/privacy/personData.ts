import { isAhead, personOf, receiptKeptUntil } from '@shared/domain/privacy/erasure';
import type { PersonData } from '@shared/contract/privacy/privacy';
import { plainLine } from '@shared/domain/plainText';
import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { ContactMessage } from '../../models/ContactMessage';
import type { OutboxMail } from '../../models/OutboxMail';
import type { ReadContext } from '../serviceContext';

/** Everything that is stored under one address, whoever shares it. */
export type Person = { bookings: Booking[]; messages: ContactMessage[]; mails: OutboxMail[] };

/** Finds what is stored under an address, in whichever case it was typed. */
export async function findPerson(address: string, context: ReadContext): Promise<Person> {
  const { models, tx } = context;
  const email = personOf(address);
  const isTheirs = (column: string) => where(lowerCase(column, context), email);
  const bookings = await models.Booking.findAll({
    where: { [Op.and]: [isTheirs('guest_email'), { erasedAt: null }] },
    order: ['id'],
    transaction: tx,
  });
  const messages = await models.ContactMessage.findAll({
    // Also what was written from another address, and tied to their booking by the owner.
    where: { [Op.or]: [isTheirs('email'), { bookingId: bookings.map(({ id }) => id) }] },
    order: ['id'],
    transaction: tx,
  });
  const references = bookings.map(({ reference }) => reference);
  const mails = await models.OutboxMail.findAll({
    where: mailsAbout(references, { email, messages }, context),
    order: ['id'],
    transaction: tx,
  });
  return { bookings, messages, mails };
}

/**
 * Mails about bookings, to or about a person's address, and about their messages, which may have come from
 * another one; the owner's notifications name these in their data.
 */
export function mailsAbout(
  references: readonly string[],
  person: { email: string; messages: readonly Pick<ContactMessage, 'id'>[] } | null,
  context: ReadContext,
): WhereOptions {
  const position = isPostgres(context) ? 'strpos' : 'instr';
  const holds = (text: string) => where(fn(position, lowerCase('data', context), text), Op.gt, 0);
  return {
    [Op.or]: [
      { reference: references },
      ...(person === null
        ? []
        : [
            where(lowerCase('recipient', context), person.email),
            holds(JSON.stringify(person.email)),
            // As `MessageMailData` begins.
            ...person.messages.map(({ id }) => holds(`"message":{"id":${id},`)),
          ]),
    ],
  };
}

/**
 * A column with its capitals from A to Z made small, which is all that addresses have. By PostgreSQL's own language it
 * may be otherwise: Turkish makes I an ı.
 */
function lowerCase(column: string, context: ReadContext) {
  return fn('lower', isPostgres(context) ? literal(`${column} COLLATE "C"`) : col(column));
}

function isPostgres({ models }: ReadContext): boolean {
  return models.OutboxMail.sequelize?.getDialect() === 'postgres';
}

/**
 * Finds which bookings still need their guest's data: stays to come, enquiries without an answer, and those with an offer
 * that the guest can still accept, whenever the days were that the guest had asked for.
 * @returns their ids
 */
export async function idsAhead(
  bookings: readonly Booking[],
  { models, tx, today }: ReadContext,
): Promise<ReadonlySet<number>> {
  const offers = await models.Offer.findAll({
    attributes: ['bookingId'],
    where: {
      bookingId: bookings.map(({ id }) => id),
      status: 'sent',
      validUntil: { [Op.gte]: today },
    },
    transaction: tx,
  });
  return new Set([
    ...bookings.filter((booking) => isAhead(booking, today)).map(({ id }) => id),
    ...offers.map(({ bookingId }) => bookingId),
  ]);
}

/** What the owner is told of a person before anything is exported or erased. */
export async function presentPerson(
  { bookings, messages, mails }: Person,
  exportKey: string,
  context: ReadContext,
): Promise<PersonData> {
  const ahead = await idsAhead(bookings, context);
  return {
    bookings: bookings.map((row) => ({
      reference: row.reference,
      guestName: plainLine(row.guestName),
      status: row.status,
      checkinDate: row.checkinDate,
      checkoutDate: row.checkoutDate,
      keptUntil: receiptKeptUntil(row, context.today),
      isAhead: ahead.has(row.id),
    })),
    messages: messages.length,
    mails: mails.length,
    exportKey,
  };
}
