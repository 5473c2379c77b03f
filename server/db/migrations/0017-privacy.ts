import type { MigrationContext } from '../migrationContext';

/** Erasures, retention, and columns for encrypted secrets, which the next start fills, as it has the key. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`ALTER TABLE bookings ADD COLUMN erased_at ${sql.timestamp}`);
  await run('ALTER TABLE bookings ADD COLUMN retained_name TEXT');
  await run('ALTER TABLE bookings ADD COLUMN retained_until VARCHAR(10)');
  await run(`CREATE TABLE erasures (
    id ${sql.id},
    person VARCHAR(120) NOT NULL UNIQUE,
    bookings INTEGER NOT NULL,
    messages INTEGER NOT NULL,
    mails INTEGER NOT NULL,
    repeated_at ${sql.timestamp},
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run(`CREATE TABLE retention_settings (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    enquiry_months INTEGER NOT NULL CHECK (enquiry_months BETWEEN 1 AND 120),
    stay_months INTEGER NOT NULL CHECK (stay_months BETWEEN 1 AND 120),
    message_months INTEGER NOT NULL CHECK (message_months BETWEEN 1 AND 120),
    mail_days INTEGER NOT NULL CHECK (mail_days BETWEEN 1 AND 365),
    log_months INTEGER NOT NULL CHECK (log_months BETWEEN 1 AND 120),
    last_run_day VARCHAR(10),
    updated_at ${sql.timestamp}
  )`);
  await run('ALTER TABLE calendar_feeds ADD COLUMN sealed_url TEXT');
  await run('ALTER TABLE calendar_links ADD COLUMN sealed_token TEXT');
}
