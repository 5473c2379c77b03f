import type { MigrationContext } from '../migrationContext';

/** Entries of other sites' calendars that could not be read. Each calendar is read again within minutes. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE calendar_feeds ADD COLUMN unread TEXT');
}
