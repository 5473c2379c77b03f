import type { MigrationContext } from '../migrationContext';

/** Second factors, passkeys, password resets, session details. Existing sessions are not fresh. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  const ofUser = 'INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE';

  await run(`ALTER TABLE admin_sessions ADD COLUMN fresh_at ${sql.timestamp}`);
  await run(`ALTER TABLE admin_sessions ADD COLUMN device VARCHAR(80) NOT NULL DEFAULT ''`);

  await run(`CREATE TABLE totp_factors (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    sealed_secret TEXT NOT NULL,
    confirmed_at ${sql.timestamp},
    last_used_step INTEGER,
    created_at ${sql.timestamp} NOT NULL
  )`);

  await run(`CREATE TABLE recovery_codes (
    id ${sql.id},
    user_id ${ofUser},
    code_hash VARCHAR(64) NOT NULL,
    used_at ${sql.timestamp},
    created_at ${sql.timestamp} NOT NULL,
    UNIQUE (user_id, code_hash)
  )`);

  await run(`CREATE TABLE passkeys (
    id ${sql.id},
    user_id ${ofUser},
    credential_id VARCHAR(1400) NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    sign_count BIGINT NOT NULL CHECK (sign_count >= 0),
    transports VARCHAR(255) NOT NULL,
    name VARCHAR(60) NOT NULL CHECK (length(name) > 0),
    last_used_at ${sql.timestamp},
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX passkeys_user_id ON passkeys (user_id)');

  await run(`CREATE TABLE access_policy (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    requires_second_factor BOOLEAN NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);

  await run(`CREATE TABLE password_resets (
    token_hash VARCHAR(64) PRIMARY KEY,
    user_id ${ofUser},
    expires_at ${sql.timestamp} NOT NULL,
    created_at ${sql.timestamp} NOT NULL
  )`);

  await run(`CREATE TABLE spent_tokens (
    token_hash VARCHAR(64) PRIMARY KEY,
    expires_at ${sql.timestamp} NOT NULL
  )`);
}
