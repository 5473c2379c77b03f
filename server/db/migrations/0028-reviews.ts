import type { MigrationContext } from '../migrationContext';

/** Reviews, and the house calendar's link: found by its hash, encrypted so that the owner can copy it again. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE reviews (
    id ${sql.id},
    booking_id INTEGER NOT NULL UNIQUE REFERENCES bookings (id),
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    words TEXT NOT NULL,
    name_form VARCHAR(20) NOT NULL,
    shown_name VARCHAR(120),
    language VARCHAR(10) NOT NULL,
    status VARCHAR(20) NOT NULL,
    answer TEXT,
    answer_language VARCHAR(10),
    created_at ${sql.timestamp} NOT NULL,
    updated_at ${sql.timestamp} NOT NULL,
    published_at ${sql.timestamp}
  )`);
  await run('CREATE INDEX reviews_status ON reviews (status, created_at)');
  await run(`CREATE TABLE house_links (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    token_hash VARCHAR(64) NOT NULL,
    sealed_token TEXT NOT NULL,
    created_at ${sql.timestamp} NOT NULL
  )`);
}
