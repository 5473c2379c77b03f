import { existsSync } from 'node:fs';
import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';
import type { ScheduledKind, ScheduledState } from '@shared/domain/mail/scheduledMails';
import { QueryTypes, type Attributes, type Sequelize } from 'sequelize';
import type { StayFactsData } from '../../mail/mail';
import type { Booking } from '../../models/Booking';
import type { Offer } from '../../models/Offer';
import type { OutboxStatus } from '../../models/OutboxMail';
import type { Review } from '../../models/Review';
import type { StayDetails } from '../../models/StayDetails';
import type { StayRequest } from '../../models/StayRequest';
import { hashOfToken } from '../access/linkToken';
import { stayAsTold } from '../bookings/toldStay';
import type { KnownErasure } from '../privacy/erasures';
import { readDatabase } from './sqliteCopy';

/** What a restore needs from the database that it replaces. */
export type ReplacedDatabase = {
  erasures: KnownErasure[];
  /** References of bookings whose guests were erased on request. */
  erasedBookings: string[];
  /** Scheduled mails by {@link nameOfMail}. */
  scheduled: Map<string, KnownMail>;
  /** Outbox mails by their key. */
  outbox: Map<string, { status: OutboxStatus; settledAt: Date | null }>;
  /** Bookings whose guests are not erased. */
  bookings: KnownBooking[];
  messages: KnownMessage[];
  conversations: KnownConversationMessage[];
  /** Reviews by the booking's reference; `null` for a version without reviews. */
  reviews: Map<string, Omit<Attributes<Review>, 'id' | 'bookingId'>> | null;
  /** Guests' requests, oldest first; `null` for a version without them. */
  changeRequests: KnownChangeRequest[] | null;
  /** Guests and arrival details; `null` for a version without them. */
  details: KnownDetails[] | null;
  /** The last id issued for each table, deleted rows included. */
  lastIds: Map<string, number>;
  lastEvent: number;
  /** The highest receipt number ever issued; 0 for none. */
  lastReceipt: number;
  /** Links of guests' pages by the booking's reference; `null` for a booking without one. */
  stayLinks: Map<string, StoredStayLink | null>;
  /** SEQUENCE of the last calendar file sent for a stay, by the booking's reference. */
  sequences: Map<string, number>;
  /** Offers by {@link nameOfOffer}. */
  offers: Map<string, KnownOffer>;
  /** Void receipts by number. */
  voids: Map<number, { voidOn: string; voidReason: string | null }>;
  /** Links of calendars, none or one; `null` for a version without them. */
  calendarLinks: StoredExportLink[] | null;
  houseLinks: StoredLink[] | null;
};

export type KnownBooking = {
  reference: string;
  guestName: string;
  guestEmail: string;
  status: BookingStatus;
  told: StayFactsData;
  /** The last mail that told the guest about this status; `null` if unknown. */
  mail: { kind: string; sentAt: Date | null } | null;
};

export type KnownMessage = { id: number; name: string; email: string; createdAt: Date };
export type KnownConversationMessage = { id: number; reference: string; createdAt: Date };

/** Identifies a message across copies of a database. */
export function nameOfMessage({ id, createdAt }: { id: number; createdAt: Date }): string {
  return `${id} ${createdAt.toISOString()}`;
}

export type KnownChangeRequest = { reference: string } & Omit<Attributes<StayRequest>, 'bookingId'>;

export type KnownDetails = { reference: string } & Omit<Attributes<StayDetails>, 'bookingId'>;

/** As for `stayLinkColumns`. */
export type StoredStayLink = { seed: string; hash: string };

/** A kind of secret link of which only one exists. */
export type StoredLink = { tokenHash: string; sealedToken: string; createdAt: Date };
/** The exported calendar's link; `token` is plain text if no start has encrypted it yet. */
export type StoredExportLink = {
  token: string | null;
  tokenHash: string;
  sealedToken: string | null;
  createdAt: Date;
};

export type KnownOffer = {
  reference: string;
  status: Offer['status'];
  reason: Offer['reason'];
  row: Omit<Attributes<Offer>, 'bookingId' | 'status' | 'reason'>;
};

export type KnownMail = {
  reference: string;
  kind: ScheduledKind;
  occurrence: string;
  state: ScheduledState;
  sentAt: Date | null;
};

/** Identifies a scheduled mail across copies of a database. */
export function nameOfMail({
  reference,
  kind,
  occurrence,
}: Pick<KnownMail, 'reference' | 'kind' | 'occurrence'>): string {
  return `${reference} ${kind} ${occurrence}`;
}

/** Identifies an offer across copies of a database. */
export function nameOfOffer({ id }: Pick<Offer, 'id'>, reference: string): string {
  return `${reference} ${id}`;
}

/**
 * Reads the database that is about to be replaced. An older version lacks tables, which count as empty.
 * @returns `missing` if there is none; `unknown` if it is too damaged to read
 */
export async function readReplaced(
  file: string,
): Promise<ReplacedDatabase | 'missing' | 'unknown'> {
  if (!existsSync(file)) return 'missing';
  try {
    return await readDatabase(file, read);
  } catch {
    // Restoring without it is better than not restoring.
    return 'unknown';
  }
}

async function read(sequelize: Sequelize): Promise<ReplacedDatabase> {
  const select = <Row extends object>(statement: string) =>
    sequelize.query<Row>(statement, { type: QueryTypes.SELECT });
  const names = await select<{ name: string }>(
    `SELECT name FROM sqlite_schema WHERE type = 'table'`,
  );
  const tables = new Set(names.map(({ name }) => name));
  const from = async <Row extends object>(table: string, statement: string): Promise<Row[]> =>
    tables.has(table) ? select<Row>(statement) : [];

  const erasures = await from<Stored<KnownErasure, 'createdAt'>>(
    'erasures',
    'SELECT person, bookings, messages, mails, created_at AS createdAt FROM erasures ORDER BY id',
  );
  const scheduled = await from<Stored<KnownMail, 'sentAt'>>(
    'scheduled_mails',
    `SELECT reference, kind, occurrence, state, sent_at AS sentAt
      FROM scheduled_mails JOIN bookings ON bookings.id = scheduled_mails.booking_id`,
  );
  const outbox = await from<{ messageKey: string; status: OutboxStatus; settledAt: string | null }>(
    'outbox_mails',
    'SELECT message_key AS messageKey, status, settled_at AS settledAt FROM outbox_mails',
  );
  const columnsOf = async (table: string) =>
    (await select<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)).map(
      ({ name }) => name,
    );
  const sequences = (await columnsOf('bookings')).includes('calendar_sequence')
    ? await select<{ reference: string; sequence: number }>(
        'SELECT reference, calendar_sequence AS sequence FROM bookings WHERE calendar_sequence > 0',
      )
    : [];
  const bookings = await readBookings(select, await columnsOf('bookings'));
  // The audit log has the time of each erasure on request. Automatic erasures have a field of their own and are
  // excluded: a restore may be meant to undo too short a retention period.
  const logged = tables.has('audit_entries')
    ? `UNION SELECT created_at FROM audit_entries
        WHERE action IN ('person_erased', 'persons_erased_again')`
    : '';
  const erasedBookings = await from<{ reference: string }>(
    'erasures',
    `SELECT reference FROM bookings
      WHERE erased_at IN (SELECT created_at FROM erasures ${logged})`,
  );
  const mails = await from<{ reference: string; kind: string; sentAt: string | null }>(
    'outbox_mails',
    `SELECT reference, kind, settled_at AS sentAt FROM outbox_mails
      WHERE status = 'sent' ORDER BY id`,
  );
  const statusOf = new Map(bookings.map(({ reference, status }) => [reference, status]));
  const mailOf = new Map(
    mails
      .filter(({ reference, kind }) => tellsOf(statusOf.get(reference), kind))
      .map((mail) => [mail.reference, mail]),
  );
  const messages = await from<Stored<KnownMessage, 'createdAt'>>(
    'contact_messages',
    `SELECT id, first_name || ' ' || last_name AS name, email, created_at AS createdAt
      FROM contact_messages ORDER BY id`,
  );
  const conversations = await from<Stored<KnownConversationMessage, 'createdAt'>>(
    'conversation_messages',
    `SELECT conversation_messages.id, reference, conversation_messages.created_at AS createdAt
      FROM conversation_messages JOIN bookings ON bookings.id = booking_id
      ORDER BY conversation_messages.id`,
  );
  const reviews = tables.has('reviews')
    ? await select<StoredReview & { reference: string }>(
        `SELECT reference, stars, words, name_form AS nameForm, shown_name AS shownName,
            reviews.language, reviews.status, answer, answer_language AS answerLanguage,
            reviews.created_at AS createdAt, reviews.updated_at AS updatedAt,
            published_at AS publishedAt
          FROM reviews JOIN bookings ON bookings.id = reviews.booking_id`,
      )
    : null;
  const changeRequests = tables.has('stay_requests')
    ? await select<StoredChangeRequest>(
        `SELECT reference, stay_requests.id, kind, stay_requests.checkin_date AS checkinDate,
            stay_requests.checkout_date AS checkoutDate, message,
            stay_requests.created_at AS createdAt, settled_at AS settledAt
          FROM stay_requests JOIN bookings ON bookings.id = booking_id ORDER BY stay_requests.id`,
      )
    : null;
  const details = tables.has('stay_details')
    ? await select<Omit<KnownDetails, 'updatedAt'> & { updatedAt: string }>(
        `SELECT reference, guest_names AS guestNames, arrival_time AS arrivalTime,
            arrival_note AS arrivalNote, stay_details.updated_at AS updatedAt
          FROM stay_details JOIN bookings ON bookings.id = booking_id`,
      )
    : null;
  const lastIds = await from<{ name: string; last: number }>(
    'sqlite_sequence',
    'SELECT name, seq AS last FROM sqlite_sequence',
  );
  // Event ids are separate, see `recordEvent.ts`.
  const [events] = await from<{ lastEvent: number | null }>(
    'events',
    'SELECT MAX(id) AS lastEvent FROM events',
  );
  const offers = await from<StoredOffer>(
    'offers',
    `SELECT reference, offers.id, offers.status, reason, offers.checkin_date AS checkinDate,
        offers.checkout_date AS checkoutDate, offers.guest_count AS guestCount,
        offers.children, offers.pets, offers.currency, total_cents AS totalCents, quote,
        list_quote AS listQuote, message, valid_until AS validUntil, holds_nights AS holdsNights,
        confirms_itself AS confirmsItself, sent_at AS sentAt, settled_at AS settledAt,
        offers.created_at AS createdAt, offers.updated_at AS updatedAt
      FROM offers JOIN bookings ON bookings.id = offers.booking_id`,
  );
  const voids = await from<{ number: number; voidOn: string; voidReason: string | null }>(
    'receipts',
    `SELECT number, void_on AS voidOn, void_reason AS voidReason
      FROM receipts WHERE void_on IS NOT NULL`,
  );
  const stayLinks = (await columnsOf('bookings')).includes('stay_link_hash')
    ? await select<{ reference: string; seed: string | null; hash: string | null }>(
        'SELECT reference, stay_link_seed AS seed, stay_link_hash AS hash FROM bookings',
      )
    : [];
  const linksIn = async (table: string): Promise<StoredLink[] | null> => {
    if (!(await columnsOf(table)).includes('sealed_token')) return null;
    const rows = await select<Stored<StoredLink, 'createdAt'>>(
      `SELECT token_hash AS tokenHash, sealed_token AS sealedToken, created_at AS createdAt
        FROM ${table} WHERE sealed_token IS NOT NULL`,
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  };
  const exportLinks = async (): Promise<StoredExportLink[] | null> => {
    const columns = await columnsOf('calendar_links');
    if (columns.length === 0) return null;
    const orNull = (column: string) => (columns.includes(column) ? column : 'NULL');
    const rows = await select<
      Stored<Omit<StoredExportLink, 'tokenHash'>, 'createdAt'> & { tokenHash: string | null }
    >(
      `SELECT token, ${orNull('token_hash')} AS tokenHash, ${orNull('sealed_token')} AS sealedToken,
          created_at AS createdAt FROM calendar_links`,
    );
    return rows.map(({ token, tokenHash, sealedToken, createdAt }) => ({
      token: sealedToken === null ? token : null,
      tokenHash: tokenHash ?? hashOfToken(token ?? ''),
      sealedToken,
      createdAt: new Date(createdAt),
    }));
  };
  const numbers = [
    ...(await from<{ last: number | null }>(
      'receipts',
      'SELECT MAX(number) AS last FROM receipts',
    )),
    ...(await from<{ last: number | null }>(
      'payment_settings',
      'SELECT last_receipt AS last FROM payment_settings',
    )),
  ];
  return {
    erasures: erasures.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
    erasedBookings: erasedBookings.map(({ reference }) => reference),
    scheduled: new Map(
      scheduled.map((row) => [nameOfMail(row), { ...row, sentAt: dateOf(row.sentAt) }]),
    ),
    outbox: new Map(
      outbox.map(({ messageKey, status, settledAt }) => [
        messageKey,
        { status, settledAt: dateOf(settledAt) },
      ]),
    ),
    bookings: bookings.map(({ reference, guestName, guestEmail, status, ...row }) => {
      const mail = mailOf.get(reference);
      return {
        reference,
        guestName,
        guestEmail,
        status,
        told: stayAsTold(row),
        mail: mail ? { kind: mail.kind, sentAt: dateOf(mail.sentAt) } : null,
      };
    }),
    messages: messages.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
    conversations: conversations.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
    reviews:
      reviews &&
      new Map(
        reviews.map(({ reference, ...row }) => [
          reference,
          {
            ...row,
            createdAt: new Date(row.createdAt),
            updatedAt: new Date(row.updatedAt),
            publishedAt: dateOf(row.publishedAt),
          },
        ]),
      ),
    changeRequests:
      changeRequests?.map((row) => ({
        ...row,
        createdAt: new Date(row.createdAt),
        settledAt: dateOf(row.settledAt),
      })) ?? null,
    details: details?.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) })) ?? null,
    lastIds: new Map(lastIds.map(({ name, last }) => [name, last])),
    lastEvent: events?.lastEvent ?? 0,
    lastReceipt: Math.max(0, ...numbers.map(({ last }) => last ?? 0)),
    stayLinks: new Map(
      stayLinks.map(({ reference, seed, hash }) => [
        reference,
        seed === null || hash === null ? null : { seed, hash },
      ]),
    ),
    sequences: new Map(sequences.map(({ reference, sequence }) => [reference, sequence])),
    offers: new Map(
      offers.map(({ reference, status, reason, ...row }) => [
        nameOfOffer(row, reference),
        {
          reference,
          status,
          reason,
          row: {
            ...row,
            holdsNights: Boolean(row.holdsNights),
            confirmsItself: Boolean(row.confirmsItself),
            sentAt: dateOf(row.sentAt),
            settledAt: dateOf(row.settledAt),
            createdAt: new Date(row.createdAt),
            updatedAt: new Date(row.updatedAt),
          },
        },
      ]),
    ),
    voids: new Map(voids.map(({ number, ...rest }) => [number, rest])),
    calendarLinks: await exportLinks(),
    houseLinks: await linksIn('house_links'),
  };
}

function tellsOf(status: BookingStatus | undefined, kind: string): boolean {
  switch (status) {
    case 'confirmed':
      return kind === 'confirmation' || kind === 'stayChange';
    case 'cancelled':
      return kind === 'decline' || kind === 'cancellation';
    default:
      return kind === 'enquiryReceipt';
  }
}

type StoredBooking = Pick<Booking, 'reference' | 'guestName' | 'guestEmail' | 'status'> &
  Parameters<typeof stayAsTold>[0];

/** @param columns that exist in the table; an older version has fewer */
async function readBookings(
  select: <Row extends object>(statement: string) => Promise<Row[]>,
  columns: readonly string[],
): Promise<StoredBooking[]> {
  if (columns.length === 0) return [];
  const or = (column: string, missing: string) => (columns.includes(column) ? column : missing);
  return select<StoredBooking>(
    `SELECT reference, guest_name AS guestName, guest_email AS guestEmail, status,
        checkin_date AS checkinDate,
        checkout_date AS checkoutDate, guest_count AS guestCount, ${or('children', '0')} AS children,
        ${or('pets', '0')} AS pets, currency, total_amount_cents AS totalAmountCents,
        price_breakdown AS priceBreakdown, ${or('told_stay', 'NULL')} AS toldStay
      FROM bookings WHERE ${or('erased_at', 'NULL')} IS NULL ORDER BY id`,
  );
}

/** A row as SQLite returns it: dates are text. */
type Stored<Row, Dates extends keyof Row> = Omit<Row, Dates> & Record<Dates, string>;

type StoredOffer = Pick<KnownOffer, 'reference' | 'status' | 'reason'> &
  Omit<KnownOffer['row'], OfferTimes> &
  Record<'createdAt' | 'updatedAt', string> &
  Record<'sentAt' | 'settledAt', string | null>;
type StoredReview = Omit<
  Attributes<Review>,
  'id' | 'bookingId' | 'createdAt' | 'updatedAt' | 'publishedAt'
> &
  Record<'createdAt' | 'updatedAt', string> &
  Record<'publishedAt', string | null>;
type StoredChangeRequest = Omit<KnownChangeRequest, 'createdAt' | 'settledAt'> & {
  createdAt: string;
  settledAt: string | null;
};
type OfferTimes = 'createdAt' | 'updatedAt' | 'sentAt' | 'settledAt';

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
