import { isAhead, personOf, receiptKeptUntil } from '@shared/domain/privacy/erasure';
import { emailOf } from '../../models/noEmail';
import type { PersonData } from '@shared/contract/privacy/privacy';
import { plainLine } from '@shared/domain/plainText';
import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import type { Booking } from '../../models/Booking';
import type { ContactMessage } from '../../models/ContactMessage';
import type { OutboxMail } from '../../models/OutboxMail';
import type { ReadContext } from '../serviceContext';

/** Everything stored under one address, which several people may share. */
export type Person = { bookings: Booking[]; messages: ContactMessage[]; mails: OutboxMail[] };

/** The placeholder of guests without an address is nobody's. */
const NOBODY = { id: null };

/** Finds what is stored under an address, ignoring case. */
export async function findPerson(address: string, context: ReadContext): Promise<Person> {
  const { models } = context;
  const email = personOf(address);
  const isTheirs = (column: string) => where(lowerCase(column, context), email);
  const bookings = await models.Booking.findAll({
    where: {
      [Op.and]: [isTheirs('guest_email'), { erasedAt: null }],
      ...(!emailOf(email) && NOBODY),
    },
    order: ['id'],
  });
  const messages = await models.ContactMessage.findAll({
    // Includes messages from another address that the owner tied to their booking.
    where: { [Op.or]: [isTheirs('email'), { bookingId: bookings.map(({ id }) => id) }] },
    order: ['id'],
  });
  const references = bookings.map(({ reference }) => reference);
  const mails = await models.OutboxMail.findAll({
    where: mailsAbout(references, { email, messages }, context),
    order: ['id'],
  });
  return { bookings, messages, mails };
}

/** Includes mails about the person's messages, which may have come from another address. */
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
            // Must match the serialisation of `MessageMailData`.
            ...person.messages.map(({ id }) => holds(`"message":{"id":${id},`)),
          ]),
    ],
  };
}

/** Lower-cases A to Z only: PostgreSQL's `lower` depends on the locale, and Turkish turns I into ı. */
function lowerCase(column: string, context: ReadContext) {
  return fn('lower', isPostgres(context) ? literal(`${column} COLLATE "C"`) : col(column));
}

function isPostgres({ models }: ReadContext): boolean {
  return models.OutboxMail.sequelize?.getDialect() === 'postgres';
}

/**
 * Bookings that still need their guest's data: future stays, unanswered enquiries, and those with an offer that can
 * still be accepted, whatever the requested dates.
 * @returns their ids
 */
export async function idsAhead(
  bookings: readonly Booking[],
  { models, today }: ReadContext,
): Promise<ReadonlySet<number>> {
  const offers = await models.Offer.findAll({
    attributes: ['bookingId'],
    where: {
      bookingId: bookings.map(({ id }) => id),
      status: 'sent',
      validUntil: { [Op.gte]: today },
    },
  });
  return new Set([
    ...bookings.filter((booking) => isAhead(booking, today)).map(({ id }) => id),
    ...offers.map(({ bookingId }) => bookingId),
  ]);
}

/** Summary of a person's data, shown before an export or erasure. */
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
