import { existsSync } from 'node:fs';
import { emailOf } from '../../models/noEmail';
import { QueryTypes } from 'sequelize';
import * as z from 'zod';
import type { KnownErasure } from '../privacy/erasures';
import { readDatabase } from './sqliteCopy';

/** What a restore needs from the database that it replaces. */
export type ReplacedFacts = {
  /** `null` if unknown. */
  erasures: KnownErasure[] | null;
  /** References of bookings whose guests were erased on request. */
  erasedBookings: string[];
  /** Addresses of guests who are not erased, by the booking's reference. */
  addresses: Map<string, string>;
  /** Hashes of the secret links that work; `null` if there was no database, so that nothing was withdrawn here. */
  links: Set<string> | null;
  /** The highest receipt number found, 0 for none, and whether it is the last one issued. */
  receipts: { last: number; isKnown: boolean };
  /** The number of the last file sent to the authorities that is known; 0 for none. */
  lastFile: number;
  /** The last id issued for each table, deleted rows included. */
  lastIds: Map<string, number>;
  lastEvent: number;
};

/** Rows of a statement; `null` if the database, a table or a column is missing or damaged. */
type Select = <Row>(
  row: z.ZodType<Row>,
  statement: string,
  replacements?: Record<string, Date>,
) => Promise<Row[] | null>;

/** Reads a database of any version, in which each statement may fail without the others. */
export function readLeniently<T>(file: string, read: (select: Select) => Promise<T>): Promise<T> {
  // If the file cannot be opened, Sequelize settles only the first statement.
  if (!existsSync(file)) return read(async () => null);
  return readDatabase(file, (sequelize) =>
    read(async (row, statement, replacements = {}) => {
      try {
        const options = { type: QueryTypes.SELECT, replacements } as const;
        return z.array(row).parse(await sequelize.query(statement, options));
      } catch {
        // Restoring with some facts missing is better than not restoring.
        return null;
      }
    }),
  );
}

const referenceRow = z.object({ reference: z.string() });
const addressRow = referenceRow.extend({ guestEmail: z.string() });
const hashRow = z.object({ hash: z.string() });
const lastRow = z.object({ last: z.number().nullable() });
const idRow = z.object({ name: z.string(), last: z.number() });
const erasureRow = z.object({
  person: z.string(),
  bookings: z.number(),
  messages: z.number(),
  mails: z.number(),
  createdAt: z.coerce.date(),
});

// The audit log has the time of each erasure on request. Automatic erasures have a field of their own and are excluded:
// a restore may be meant to undo too short a retention period.
const ERASED_ON_REQUEST = `SELECT reference FROM bookings WHERE erased_at IN (
  SELECT created_at FROM erasures UNION SELECT created_at FROM audit_entries
    WHERE action IN ('person_erased', 'persons_erased_again'))`;

const LINKS = [
  'SELECT stay_link_hash AS hash FROM bookings WHERE stay_link_hash IS NOT NULL',
  'SELECT token_hash AS hash FROM calendar_links',
  'SELECT token_hash AS hash FROM house_links',
];

const RECEIPT_NUMBERS = [
  'SELECT MAX(number) AS last FROM receipts',
  // Of an earlier restore.
  `SELECT json_extract(value, '$.lastReceipt') AS last FROM settings WHERE name = 'receipts'`,
  // The same in the version before.
  'SELECT MAX(last_receipt) AS last FROM payment_settings',
];

const FILE_NUMBERS = `SELECT json_extract(value, '$.last') AS last FROM settings WHERE name = 'registerFiles'`;

export function readReplacedFacts(file: string): Promise<ReplacedFacts> {
  return readLeniently(file, async (select) => {
    const addresses = await select(
      addressRow,
      'SELECT reference, guest_email AS guestEmail FROM bookings WHERE erased_at IS NULL',
    );
    const erased = await select(referenceRow, ERASED_ON_REQUEST);
    const links = await Promise.all(LINKS.map((statement) => select(hashRow, statement)));
    const numbers = await Promise.all(
      RECEIPT_NUMBERS.map((statement) => select(lastRow, statement)),
    );
    const issued = numbers.flatMap((rows) => rows ?? []).map(({ last }) => last ?? 0);
    const ids = await select(idRow, 'SELECT name, seq AS last FROM sqlite_sequence');
    // Event ids are separate, see `recordEvent.ts`.
    const events = await select(lastRow, 'SELECT MAX(id) AS last FROM events');
    return {
      erasures: await select(
        erasureRow,
        `SELECT person, bookings, messages, mails, created_at AS createdAt
          FROM erasures ORDER BY id`,
      ),
      erasedBookings: (erased ?? []).map(({ reference }) => reference),
      addresses: new Map(addresses?.map((row) => [row.reference, emailOf(row.guestEmail)])),
      links: existsSync(file)
        ? new Set(links.flatMap((rows) => rows ?? []).map(({ hash }) => hash))
        : null,
      // The settings alone have only what an earlier restore found.
      receipts: { last: Math.max(0, ...issued), isKnown: Array.isArray(numbers[0]) },
      lastFile: (await select(lastRow, FILE_NUMBERS))?.[0]?.last ?? 0,
      lastIds: new Map(ids?.map(({ name, last }) => [name, last])),
      lastEvent: events?.[0]?.last ?? 0,
    };
  });
}
