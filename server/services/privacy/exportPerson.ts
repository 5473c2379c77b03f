import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { csvFile, type CsvCell } from '../../files/csvFile';
import { zipStream, type ZipEntry } from '../../files/zipStream';
import type { Booking } from '../../models/Booking';
import { fileTextsOfReader } from '../access/account';
import { presentAuditEntry } from '../audit/listAudit';
import { findAttachment } from '../conversation/attachments';
import { loadThread } from '../conversation/conversation';
import { bookingsCsv } from '../bookings/exportBookings';
import { guestKnows } from '../mailedStay';
import { withAnswers, presentShownMessage } from '../messages/messages';
import { readMail } from '../../mail/mail';
import { namedReceipts } from '../payments/erasePayments';
import { loadPaymentsOfAll } from '../payments/paymentSchedule';
import { presentBookingPayments, presentReceipt } from '../payments/presentPayments';
import { presentOffer } from '../offers/offers';
import { loadRegister } from '../register/registerGuests';
import { presentRegister } from '../register/reports';
import { reviewOf } from '../reviews/reviews';
import type { Secrets } from '../secrets/secrets';
import type { ReadContext } from '../serviceContext';
import { loadStayDetails } from '../stay/stayDetails';
import { allStayRequests, presentStayRequest } from '../stay/stayRequests';
import { findPerson, type Person } from './personData';
import { presentBooking } from '../bookings/presentBooking';

/** A ZIP with `person.json`, tables as CSV, and files of conversations, which are streamed in turn. */
export async function personArchive(
  address: string,
  { dataDir, secrets }: { dataDir: string; secrets: Pick<Secrets, 'open'> },
  context: ReadContext,
): Promise<Readable> {
  const person = await findPerson(address, context);
  const activity = await context.models.AuditEntry.findAll({
    where: { subject: person.bookings.map(({ reference }) => reference) },
    order: ['id'],
  });
  const offers = await context.models.Offer.findAll({
    where: { bookingId: person.bookings.map(({ id }) => id) },
    order: ['id'],
  });
  const mails = person.mails.map(presentMail);
  const messages = (await withAnswers(person.messages, context)).map(presentShownMessage);
  const { conversations, files } = await conversationsOf(person.bookings, dataDir, context);
  const scheduled = await context.models.ScheduledMail.findAll({
    where: { bookingId: person.bookings.map(({ id }) => id) },
    order: ['dueAt', 'id'],
  });
  const reviews = await reviewsOf(person.bookings, context);
  const whole = {
    address,
    exportedAt: context.now.toISOString(),
    bookings: person.bookings.map((row) => presentBooking(row, guestKnows(row, context.today))),
    offers: offers.map(presentOffer),
    messages,
    conversations,
    reviews,
    mails,
    scheduledMails: scheduled.map(({ kind, occurrence, dueAt, state }) => ({
      kind,
      occurrence,
      dueAt: dueAt.toISOString(),
      state,
    })),
    changes: activity.map(presentAuditEntry),
    payments: await paymentsOfBookings(person.bookings, context),
    guestPages: await guestPagesOf(person.bookings, context),
    registers: await registersOf(person.bookings, secrets, context),
  };
  const { language } = await fileTextsOfReader(context);
  const table = (name: string, content: Readable) => ({ name, content, isPacked: true });
  return zipStream([
    { name: 'person.json', content: [Buffer.from(JSON.stringify(whole, null, 2))], isPacked: true },
    table('bookings.csv', bookingsCsv(inTurn(person.bookings), language)),
    table(
      'messages.csv',
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
        language,
      ),
    ),
    table(
      'mails.csv',
      csvFile(
        ['Created', 'Kind', 'To', 'State'],
        mails.map((mail): CsvCell[] => [mail.createdAt, mail.kind, mail.recipient, mail.status]),
        language,
      ),
    ),
    table(
      'conversations.csv',
      csvFile(
        ['Booking', 'Written', 'By', 'Text', 'Files'],
        conversations.map((row): CsvCell[] => [
          row.reference,
          row.createdAt,
          row.author,
          row.text,
          row.files.join(', '),
        ]),
        language,
      ),
    ),
    ...files,
  ]);
}

async function reviewsOf(bookings: Person['bookings'], context: ReadContext) {
  const rows = await Promise.all(bookings.map((booking) => reviewOf(booking, context)));
  return rows.flatMap((row, index) =>
    row
      ? [
          {
            reference: bookings[index]?.reference,
            createdAt: row.createdAt.toISOString(),
            stars: row.stars,
            words: row.words,
            shownName: row.shownName,
            status: row.status,
            answer: row.answer,
          },
        ]
      : [],
  );
}

async function registersOf(
  bookings: Person['bookings'],
  secrets: Pick<Secrets, 'open'>,
  context: ReadContext,
) {
  const registers = [];
  for (const booking of bookings) {
    const { guests } = await loadRegister(booking, secrets, context);
    const known = guests.filter(({ isPortuguese }) => isPortuguese !== null);
    if (known.length === 0) continue;
    const { reports } = await presentRegister(booking, secrets, context);
    registers.push({ reference: booking.reference, guests: known, reports });
  }
  return registers;
}

async function guestPagesOf(bookings: Person['bookings'], context: ReadContext) {
  const pages = [];
  for (const { id, reference } of bookings) {
    const requests = await allStayRequests(id, context);
    pages.push({
      reference,
      ...(await loadStayDetails(id, context)),
      requests: requests.map(presentStayRequest),
    });
  }
  return pages;
}

/** Conversations about the bookings, and their files by path in the archive. */
async function conversationsOf(
  bookings: Person['bookings'],
  dataDir: string,
  context: ReadContext,
) {
  const conversations = [];
  const files: ZipEntry[] = [];
  for (const { id, reference } of bookings) {
    for (const { message, files: rows } of await loadThread(id, context)) {
      const paths: string[] = [];
      for (const row of rows) {
        const found = await findAttachment(dataDir, row.file);
        if (!found) continue;
        const name = `files/${reference}/${row.id}-${row.name}`;
        files.push({ name, content: bytesOf(found.place), isPacked: false });
        paths.push(name);
      }
      conversations.push({
        reference,
        createdAt: message.createdAt.toISOString(),
        author: message.author,
        text: message.text,
        files: paths,
      });
    }
  }
  return { conversations, files };
}

/** Opened on demand, so that an aborted download leaves no file open. */
async function* bytesOf(place: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(place) as AsyncIterable<Buffer>;
}

async function paymentsOfBookings(bookings: readonly Booking[], context: ReadContext) {
  const receipts = await namedReceipts(bookings, context);
  const found = [];
  for (const stored of await loadPaymentsOfAll(bookings, context)) {
    const { booking } = stored;
    const { schedule, payments } = await presentBookingPayments(stored, context);
    found.push({
      reference: booking.reference,
      schedule,
      payments,
      receipts: receipts
        .filter(({ bookingId }) => bookingId === booking.id)
        .map((row) => ({ ...presentReceipt(row), guestName: row.guestName })),
    });
  }
  return found;
}

function presentMail(row: Person['mails'][number]) {
  return {
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    recipient: row.recipient ?? 'the owner',
    status: row.status,
    sentAt: row.status === 'sent' ? (row.settledAt?.toISOString() ?? null) : null,
    content: readMail(row),
  };
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
