import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { zipSync, strToU8 } from 'fflate';
import { presentBooking, presentContactMessage } from '../../responseBodies';
import { csvFile, type CsvCell } from '../../files/csvFile';
import { presentAuditEntry } from '../audit/listAudit';
import { bookingsCsv } from '../bookings/exportBookings';
import { mailOf } from '../mail/outbox';
import type { ReadContext } from '../serviceContext';
import { findPerson, type Person } from './personData';

/** Everything about a person in one ZIP: `person.json` with all of it, and tables as CSV. */
export async function personArchive(address: string, context: ReadContext): Promise<Uint8Array> {
  const person = await findPerson(address, context);
  const activity = await context.models.AuditEntry.findAll({
    where: { subject: person.bookings.map(({ reference }) => reference) },
    order: ['id'],
    transaction: context.tx,
  });
  const mails = person.mails.map(presentMail);
  const whole = {
    address,
    exportedAt: context.now.toISOString(),
    bookings: person.bookings.map((row) => presentBooking(row)),
    messages: person.messages.map(presentContactMessage),
    mails,
    changes: activity.map(presentAuditEntry),
  };
  return zipSync({
    'person.json': strToU8(JSON.stringify(whole, null, 2)),
    'bookings.csv': await csvBytes(bookingsCsv(inTurn(person.bookings))),
    'messages.csv': await csvBytes(
      csvFile(
        ['Sent', 'First name', 'Last name', 'Email', 'Phone', 'Subject', 'Message'],
        whole.messages.map((row): CsvCell[] => [
          row.createdAt,
          row.firstName,
          row.lastName,
          row.email,
          row.phone,
          row.subject,
          row.message,
        ]),
      ),
    ),
    'mails.csv': await csvBytes(
      csvFile(
        ['Created', 'Kind', 'To', 'State'],
        mails.map((mail): CsvCell[] => [mail.createdAt, mail.kind, mail.recipient, mail.status]),
      ),
    ),
  });
}

function presentMail(row: Person['mails'][number]) {
  return {
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    recipient: row.recipient ?? 'the owner',
    status: row.status,
    sentAt: row.status === 'sent' ? (row.settledAt?.toISOString() ?? null) : null,
    content: readable(row),
  };
}

function readable(row: Person['mails'][number]): unknown {
  try {
    return mailOf(row);
  } catch {
    return null;
  }
}

async function csvBytes(csv: Readable): Promise<Uint8Array> {
  return strToU8(await text(csv));
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
