import type { MigrationContext } from '../migrationContext';

/**
 * Payments: a plan for each booking with the days that lists query, its schedule, payments, receipts, and the bank
 * account. Existing bookings get a plan with their first payment or change.
 */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE payment_plans (
    booking_id INTEGER NOT NULL PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
    planned_on VARCHAR(10) NOT NULL,
    checkin_date VARCHAR(10) NOT NULL,
    is_edited BOOLEAN NOT NULL DEFAULT FALSE,
    is_cancelled BOOLEAN NOT NULL DEFAULT FALSE,
    next_due_date VARCHAR(10),
    security_due_date VARCHAR(10),
    give_back_from VARCHAR(10),
    updated_at ${sql.timestamp} NOT NULL
  )`);
  for (const column of ['next_due_date', 'security_due_date', 'give_back_from']) {
    await run(`CREATE INDEX payment_plans_${column} ON payment_plans (${column})`);
  }
  await run(`CREATE TABLE schedule_items (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    kind VARCHAR(20) NOT NULL,
    due_date VARCHAR(10) NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents >= 0)
  )`);
  await run('CREATE INDEX schedule_items_booking ON schedule_items (booking_id)');
  await run(`CREATE TABLE payments (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    direction VARCHAR(3) NOT NULL CHECK (direction IN ('in', 'out')),
    purpose VARCHAR(10) NOT NULL CHECK (purpose IN ('stay', 'security')),
    paid_on VARCHAR(10) NOT NULL,
    amount_cents BIGINT NOT NULL CHECK (amount_cents > 0),
    base_currency VARCHAR(3) NOT NULL,
    base_amount_cents BIGINT NOT NULL,
    way VARCHAR(10) NOT NULL,
    note TEXT,
    idempotency_key VARCHAR(200) UNIQUE,
    idempotency_hash VARCHAR(64),
    created_at ${sql.timestamp} NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX payments_booking ON payments (booking_id)');
  await run('CREATE INDEX payments_paid_on ON payments (paid_on, id)');
  // No cascades: a receipt outlives its payment.
  await run(`CREATE TABLE receipts (
    id ${sql.id},
    number INTEGER NOT NULL UNIQUE CHECK (number >= 1),
    booking_id INTEGER NOT NULL REFERENCES bookings (id),
    payment_id INTEGER NOT NULL,
    guest_name VARCHAR(120) NOT NULL,
    content TEXT NOT NULL,
    issued_on VARCHAR(10) NOT NULL,
    void_on VARCHAR(10),
    void_reason VARCHAR(200),
    retained_name TEXT,
    retained_until VARCHAR(10),
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX receipts_booking ON receipts (booking_id)');
  await run(
    'CREATE UNIQUE INDEX receipts_valid_of_payment ON receipts (payment_id) WHERE void_on IS NULL',
  );
  await run(`CREATE TABLE bank_details (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    holder VARCHAR(70) NOT NULL,
    iban VARCHAR(34) NOT NULL,
    bic VARCHAR(11),
    updated_at ${sql.timestamp} NOT NULL
  )`);
}
