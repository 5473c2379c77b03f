import type { MigrationContext } from '../migrationContext';

/** Invitations, with only the SHA-256 of their links, and house notes of stays for users without the owner's rights. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE invitations (
    id ${sql.id},
    name VARCHAR(120) NOT NULL,
    email VARCHAR(254),
    role VARCHAR(20) NOT NULL,
    token_hash VARCHAR(64) NOT NULL UNIQUE,
    expires_at ${sql.timestamp} NOT NULL,
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('ALTER TABLE bookings ADD COLUMN house_notes TEXT');
}
