import type { MigrationContext } from '../migrationContext';

/** An idempotency key for contact messages. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE contact_messages ADD COLUMN idempotency_key VARCHAR(200)');
  await run('ALTER TABLE contact_messages ADD COLUMN idempotency_hash VARCHAR(64)');
  await run(
    'CREATE UNIQUE INDEX contact_messages_idempotency_key ON contact_messages (idempotency_key)',
  );
}
