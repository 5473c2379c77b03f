import type { MigrationContext } from '../migrationContext';

/** Edited mail texts and scheduled mails. Existing bookings get none, since their guests do not expect any. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE mail_templates (
    id ${sql.id},
    kind VARCHAR(30) NOT NULL,
    language VARCHAR(10) NOT NULL,
    subject VARCHAR(200) NOT NULL,
    body TEXT NOT NULL,
    updated_at ${sql.timestamp} NOT NULL,
    UNIQUE (kind, language)
  )`);
  await run(`CREATE TABLE mail_rules (
    kind VARCHAR(30) NOT NULL PRIMARY KEY,
    is_on BOOLEAN NOT NULL,
    anchor VARCHAR(20) NOT NULL,
    offset_days INTEGER NOT NULL CHECK (offset_days BETWEEN -365 AND 365),
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(`CREATE TABLE scheduled_mails (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    kind VARCHAR(30) NOT NULL,
    occurrence VARCHAR(40) NOT NULL,
    due_at ${sql.timestamp} NOT NULL,
    state VARCHAR(10) NOT NULL CHECK (state IN ('planned', 'held', 'sent', 'skipped')),
    reason VARCHAR(20),
    sent_at ${sql.timestamp},
    updated_at ${sql.timestamp} NOT NULL,
    UNIQUE (booking_id, kind, occurrence)
  )`);
  await run('CREATE INDEX scheduled_mails_due ON scheduled_mails (state, due_at)');
  await run('ALTER TABLE bookings ADD COLUMN schedules_mails BOOLEAN NOT NULL DEFAULT FALSE');
  await run(`ALTER TABLE bookings ADD COLUMN mails_from ${sql.timestamp}`);
}
