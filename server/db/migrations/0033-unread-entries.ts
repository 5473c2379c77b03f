import type { MigrationContext } from '../migrationContext';

/** Unreadable entries of other sites' calendars. Each calendar is read again within minutes. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE calendar_feeds ADD COLUMN unread TEXT');
}
