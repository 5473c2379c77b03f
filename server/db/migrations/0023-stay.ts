import type { MigrationContext } from '../migrationContext';

/** Guests' pages: seed and hash of each link, guests' details and requests, the owner's arrival details. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings ADD COLUMN stay_link_seed VARCHAR(120)');
  await run('ALTER TABLE bookings ADD COLUMN stay_link_hash VARCHAR(64)');
  await run('CREATE UNIQUE INDEX bookings_stay_link ON bookings (stay_link_hash)');
  await run(`CREATE TABLE stay_details (
    booking_id INTEGER NOT NULL PRIMARY KEY REFERENCES bookings (id),
    guest_names TEXT NOT NULL,
    arrival_time VARCHAR(5),
    arrival_note TEXT,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(`CREATE TABLE stay_requests (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id),
    kind VARCHAR(20) NOT NULL,
    checkin_date VARCHAR(10),
    checkout_date VARCHAR(10),
    message TEXT,
    created_at ${sql.timestamp} NOT NULL,
    settled_at ${sql.timestamp}
  )`);
  await run('CREATE INDEX stay_requests_booking ON stay_requests (booking_id)');
  await run('CREATE INDEX stay_requests_settled ON stay_requests (settled_at)');
  await run(`CREATE TABLE stay_page_settings (
    id INTEGER NOT NULL PRIMARY KEY,
    texts TEXT NOT NULL,
    sealed TEXT,
    updated_at ${sql.timestamp} NOT NULL
  )`);
}
