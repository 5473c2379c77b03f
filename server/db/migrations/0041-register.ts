import type { MigrationContext } from '../migrationContext';

/** The register of each stay: its guests, encrypted, and the reports to the authorities. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE register_guests (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 1),
    sealed TEXT NOT NULL,
    updated_at ${sql.timestamp} NOT NULL,
    UNIQUE (booking_id, place)
  )`);
  await run(`CREATE TABLE register_reports (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    way VARCHAR(10) NOT NULL CHECK (way IN ('hand', 'file', 'service')),
    outcome VARCHAR(10) NOT NULL,
    file_number INTEGER,
    checkin_date VARCHAR(10) NOT NULL,
    checkout_date VARCHAR(10) NOT NULL,
    version VARCHAR(64) NOT NULL,
    sha256 VARCHAR(64),
    code VARCHAR(20),
    sealed TEXT,
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX register_reports_booking ON register_reports (booking_id)');
}
