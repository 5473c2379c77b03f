import type { MigrationContext } from '../migrationContext';

/**
 * Whether the owner records payments here, and the highest receipt number missing from a restored backup; stable names
 * of a schedule's parts; refunds that lower the price. Existing parts get the names that mails used: kind and order.
 */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE payment_settings (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    keeps_payments BOOLEAN NOT NULL,
    last_receipt INTEGER NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(`ALTER TABLE schedule_items ADD COLUMN part_key VARCHAR(40) NOT NULL DEFAULT ''`);
  await run(`UPDATE schedule_items SET part_key = kind || COALESCE('-' || (
    SELECT NULLIF(COUNT(*), 0) + 1 FROM schedule_items AS earlier
    WHERE earlier.booking_id = schedule_items.booking_id AND earlier.kind = schedule_items.kind
      AND (earlier.due_date < schedule_items.due_date
        OR (earlier.due_date = schedule_items.due_date AND earlier.id < schedule_items.id))
  ), '')`);
  await run('ALTER TABLE payments ADD COLUMN lowers_price BOOLEAN NOT NULL DEFAULT FALSE');
}
