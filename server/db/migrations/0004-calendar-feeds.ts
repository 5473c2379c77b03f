import type { MigrationContext } from '../migrationContext';

/** Imported and exported calendars. Imported nights are blocks that are deleted with their calendar. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE calendar_feeds (
    id ${sql.id},
    name VARCHAR(60) NOT NULL,
    url VARCHAR(2000) NOT NULL,
    clashes TEXT NOT NULL,
    problem VARCHAR(20),
    is_waiting BOOLEAN NOT NULL,
    read_at ${sql.timestamp},
    next_read_at ${sql.timestamp} NOT NULL,
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run(
    'ALTER TABLE blocks ADD COLUMN feed_id INTEGER REFERENCES calendar_feeds (id) ON DELETE CASCADE',
  );
  await run('CREATE INDEX blocks_feed_id ON blocks (feed_id)');

  await run(`CREATE TABLE calendar_links (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    token VARCHAR(32) NOT NULL UNIQUE CHECK (length(token) = 32),
    created_at ${sql.timestamp} NOT NULL
  )`);
}
