import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { syncFile } from '../../files/durableFile';
import { entriesCsv } from '../audit/listAudit';
import { readLeniently } from './replacedFacts';

const entryRow = z.object({
  createdAt: z.coerce.date(),
  userName: z.string().nullable(),
  action: z.string(),
  subject: z.string().nullable(),
  changes: z.string().default('{}'),
});

const AUDIT_LOG = `SELECT created_at AS createdAt, user_name AS userName, action, subject, changes
  FROM audit_entries WHERE created_at >= :since ORDER BY id`;

const byGuest = (action: string, table: string, time: string, where = 'TRUE') =>
  `SELECT ${table}.${time} AS createdAt, guest_name AS userName, '${action}' AS action,
      reference AS subject
    FROM ${table} JOIN bookings ON bookings.id = ${table}.booking_id
    WHERE ${table}.${time} >= :since AND ${where} ORDER BY ${table}.${time}`;

/** What the audit log does not contain: the guests' part, and sent mails. */
const NOT_LOGGED = [
  `SELECT created_at AS createdAt, guest_name AS userName, 'Sent an enquiry' AS action,
      reference AS subject
    FROM bookings WHERE created_at >= :since AND source = 'website' ORDER BY id`,
  `SELECT created_at AS createdAt, first_name || ' ' || last_name AS userName,
      'Sent a message with the contact form' AS action, email AS subject
    FROM contact_messages WHERE created_at >= :since ORDER BY id`,
  byGuest('Wrote a message', 'conversation_messages', 'created_at', "author = 'guest'"),
  byGuest('Asked for a change', 'stay_requests', 'created_at'),
  byGuest('Filled in guests and arrival', 'stay_details', 'updated_at'),
  byGuest('Wrote a review', 'reviews', 'created_at'),
  `SELECT settled_at AS createdAt, NULL AS userName, 'Sent the mail ' || kind AS action,
      reference AS subject
    FROM outbox_mails WHERE settled_at >= :since AND status = 'sent' ORDER BY settled_at`,
];

/**
 * Writes a CSV file of what changed in a database since a backup: its audit log, guests' actions and sent mails. It has
 * guests' names, and can be read by its owner only.
 * @returns whether the database could be read
 */
export async function writeChanges(database: string, file: string, since: Date): Promise<boolean> {
  const found = await readLeniently(database, async (select) => {
    const lists = [];
    for (const statement of [AUDIT_LOG, ...NOT_LOGGED]) {
      lists.push(await select(entryRow, statement, { since }));
    }
    return lists;
  });
  if (found.every((rows) => rows === null)) return false;
  const unread = { createdAt: since, userName: null, subject: null, changes: '{}' };
  const entries = found
    .flatMap(
      (rows) => rows ?? { ...unread, action: 'A part of the old database could not be read' },
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await pipeline(entriesCsv(entries, 'en'), createWriteStream(file, { mode: 0o600 }));
  await syncFile(file);
  return true;
}
