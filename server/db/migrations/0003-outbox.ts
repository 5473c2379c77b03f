import type { MigrationContext } from '../migrationContext';

/** Outbox and live events. `next_attempt_at` is also the claim: a server moves it ahead before it sends the mail. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE outbox_mails (
    id ${sql.id},
    message_key VARCHAR(36) NOT NULL UNIQUE,
    kind VARCHAR(30) NOT NULL,
    reference VARCHAR(20),
    recipient VARCHAR(254),
    data TEXT NOT NULL,
    status VARCHAR(10) NOT NULL DEFAULT 'pending'
      CHECK (status IN ('pending', 'sent', 'failed', 'dismissed')),
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    last_error VARCHAR(500),
    lease_token VARCHAR(36),
    next_attempt_at ${sql.timestamp} NOT NULL,
    give_up_at ${sql.timestamp} NOT NULL,
    settled_at ${sql.timestamp},
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX outbox_mails_due ON outbox_mails (status, next_attempt_at)');

  // The transaction assigns the id, in the order of commits: numbers of a sequence become visible out of order, and a
  // listener would skip the late one.
  await run(`CREATE TABLE events (
    id BIGINT NOT NULL PRIMARY KEY,
    type VARCHAR(20) NOT NULL,
    reference VARCHAR(20),
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX events_created_at ON events (created_at)');
}
