import type { MigrationContext } from '../migrationContext';

/** Conversations about bookings, with files; answers to contact messages, and the bookings of these. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE conversation_messages (
    id ${sql.id},
    booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
    author VARCHAR(10) NOT NULL CHECK (author IN ('guest', 'owner')),
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    text TEXT NOT NULL,
    request_hash VARCHAR(64) UNIQUE,
    read_at ${sql.timestamp},
    told_at ${sql.timestamp},
    created_at ${sql.timestamp} NOT NULL
  )`);
  // Covers the list of conversations, which reads no text.
  await run(
    'CREATE INDEX conversation_messages_booking ON conversation_messages (booking_id, id, author, read_at)',
  );
  await run(
    'CREATE INDEX conversation_messages_unread ON conversation_messages (author, booking_id) WHERE read_at IS NULL',
  );

  await run(`CREATE TABLE conversation_files (
    id ${sql.id},
    message_id INTEGER NOT NULL REFERENCES conversation_messages (id) ON DELETE CASCADE,
    name VARCHAR(200) NOT NULL,
    type VARCHAR(40) NOT NULL,
    bytes INTEGER NOT NULL CHECK (bytes > 0),
    file VARCHAR(60) NOT NULL UNIQUE
  )`);
  await run('CREATE INDEX conversation_files_message ON conversation_files (message_id)');

  await run(
    'ALTER TABLE contact_messages ADD COLUMN booking_id INTEGER REFERENCES bookings (id) ON DELETE SET NULL',
  );
  await run('CREATE INDEX contact_messages_booking ON contact_messages (booking_id)');
  await run('ALTER TABLE contact_messages ADD COLUMN receipt_key VARCHAR(36)');
  await run(`CREATE TABLE contact_answers (
    id ${sql.id},
    contact_message_id INTEGER NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    text TEXT NOT NULL,
    message_key VARCHAR(36) NOT NULL,
    request_hash VARCHAR(64) UNIQUE,
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX contact_answers_message ON contact_answers (contact_message_id)');

  // Finds pending or recent mails about a conversation.
  await run('CREATE INDEX outbox_mails_reference ON outbox_mails (reference, kind)');
}
