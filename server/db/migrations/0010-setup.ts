import type { MigrationContext } from '../migrationContext';

/** The owner's mail server, with the password encrypted, and the setup progress; at most one row each. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE mail_settings (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    host VARCHAR(253) NOT NULL,
    port INTEGER NOT NULL CHECK (port BETWEEN 1 AND 65535),
    security VARCHAR(8) NOT NULL CHECK (security IN ('starttls', 'tls', 'none')),
    user_name VARCHAR(254) NOT NULL,
    sealed_password TEXT,
    from_name VARCHAR(120) NOT NULL,
    from_address VARCHAR(254) NOT NULL,
    owner_address VARCHAR(254) NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(`CREATE TABLE setup_progress (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    skipped TEXT NOT NULL,
    is_put_away BOOLEAN NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
}
