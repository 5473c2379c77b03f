import { villaDay } from '@shared/domain/date';
import { openSqliteFile } from '../sqliteFile';

export type ChangeCounter = {
  /** Row changes so far, by table with any. */
  read: () => Promise<Map<string, number>>;
  close: () => Promise<void>;
};

/** Tables that count attempts, which rejected requests change. */
const COUNTING_TABLES = new Set(['rate_limits', 'fuzz_changes']);
/**
 * Columns that a rejected request or a background job may change: session use, mail attempts, reads of calendars and
 * rates.
 */
const COUNTING_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  users: ['failed_logins', 'delayed_until', 'last_login_at'],
  admin_sessions: ['data', 'expires_at'],
  outbox_mails: [
    'status',
    'attempts',
    'last_error',
    'lease_token',
    'next_attempt_at',
    'settled_at',
    'data',
  ],
  bookings: ['stay_link_seed', 'stay_link_hash'],
  conversation_messages: ['told_at'],
  scheduled_mails: ['state', 'reason', 'sent_at'],
  calendar_feeds: ['clashes', 'problem', 'is_waiting', 'read_at', 'next_read_at'],
  reference_rates: [
    'published_on',
    'gbp_rate_e4',
    'usd_rate_e4',
    'read_at',
    'problem',
    'next_read_at',
  ],
};
/**
 * Rows that the server writes without a request: events after a calendar was read, a mail was tried or created the link
 * of a guest's page; the day of the last erasure; lapsed enquiries and mails about them. Also the
 * audit entries of downloads. A request's change of a booking counts in its own table.
 */
const OWN_ACCORD: Readonly<Record<string, (row: string) => string>> = {
  events: (row) => `${row}.type IN ('calendar', 'mail', 'booking')`,
  settings: (row) => `${row}.name = 'retentionRun'`,
  bookings: (row) =>
    `${row}.status = 'cancelled' AND ${row}.checkin_date < '${villaDay(new Date())}'`,
  outbox_mails: (row) => `${row}.kind = 'decline'`,
  audit_entries: (row) =>
    `${row}.user_id IS NULL OR ${row}.action IN ('bookings_exported', 'figures_exported', 'activity_exported', 'payments_exported', 'bulletins_downloaded', 'backup_downloaded')`,
};

/**
 * Counts every inserted, changed or deleted row by triggers in the server's database: exact for any statement, and fast
 * for tables of any size. For a temporary database.
 */
export async function countChanges(dataDir: string): Promise<ChangeCounter> {
  const db = await openSqliteFile(dataDir);
  const tables = await db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  await db.run('CREATE TABLE fuzz_changes (name TEXT PRIMARY KEY, changes INTEGER NOT NULL)');
  for (const { name } of tables) {
    if (COUNTING_TABLES.has(name)) continue;
    const ignored = COUNTING_COLUMNS[name] ?? [];
    const columns = (await db.all<{ name: string }>(`PRAGMA table_info(${name})`))
      .map((column) => column.name)
      .filter((column) => !ignored.includes(column));
    await db.run(`INSERT INTO fuzz_changes VALUES ('${name}', 0)`);
    for (const event of ['INSERT', 'DELETE', `UPDATE OF ${columns.join(', ')}`]) {
      const row = event === 'DELETE' ? 'OLD' : 'NEW';
      const ownAccord = OWN_ACCORD[name]?.(row);
      const condition = ownAccord ? `WHEN NOT (${ownAccord})` : '';
      await db.run(
        `CREATE TRIGGER fuzz_${name}_${event.slice(0, 6)} AFTER ${event} ON ${name} ${condition} BEGIN
          UPDATE fuzz_changes SET changes = changes + 1 WHERE name = '${name}';
        END`,
      );
    }
  }
  // Today's retention counts as done, even after its periods changed; it would delete what requests are about.
  const done = JSON.stringify({ lastRunDay: villaDay(new Date()) });
  await db.run(
    `INSERT OR REPLACE INTO settings (name, value, updated_at)
      VALUES ('retentionRun', '${done}', '2027-03-10 12:00:00.000 +00:00')`,
  );
  for (const event of ['INSERT', 'UPDATE']) {
    await db.run(
      `CREATE TRIGGER fuzz_retention_${event} AFTER ${event} ON settings
      WHEN NEW.name IN ('retention', 'retentionRun') BEGIN
        UPDATE settings SET value = '${done}' WHERE name = 'retentionRun';
      END`,
    );
  }
  return {
    read: async () => {
      const rows = await db.all<{ name: string; changes: number }>(
        'SELECT name, changes FROM fuzz_changes WHERE changes > 0',
      );
      return new Map(rows.map(({ name, changes }) => [name, changes]));
    },
    close: () => db.close(),
  };
}

export function changedTables(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  return [...after].flatMap(([name, changes]) => (changes === before.get(name) ? [] : [name]));
}
