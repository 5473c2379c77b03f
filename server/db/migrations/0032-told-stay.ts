import type { MigrationContext } from '../migrationContext';

/** What a guest was last sent, if it differs from the current stay; existing bookings count as up to date. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings ADD COLUMN told_stay TEXT');
}
