import type { MigrationContext } from '../migrationContext';

/** Offers for pending bookings. A booking has at most one that is a draft or open. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE offers (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id),
    status VARCHAR(20) NOT NULL,
    reason VARCHAR(20),
    checkin_date VARCHAR(10) NOT NULL,
    checkout_date VARCHAR(10) NOT NULL,
    guest_count INTEGER NOT NULL,
    children INTEGER NOT NULL DEFAULT 0,
    pets INTEGER NOT NULL DEFAULT 0,
    currency VARCHAR(3) NOT NULL,
    total_cents BIGINT NOT NULL,
    quote TEXT NOT NULL,
    list_quote TEXT NOT NULL,
    message TEXT,
    valid_until VARCHAR(10) NOT NULL,
    holds_nights BOOLEAN NOT NULL,
    confirms_itself BOOLEAN NOT NULL,
    sent_at ${sql.timestamp},
    settled_at ${sql.timestamp},
    created_at ${sql.timestamp} NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX offers_booking ON offers (booking_id, id)');
  await run('CREATE INDEX offers_status ON offers (status, valid_until)');
  await run(
    `CREATE UNIQUE INDEX offers_unsettled ON offers (booking_id) WHERE status IN ('draft', 'sent')`,
  );
}
