import type { MigrationContext } from '../migrationContext';

/**
 * What the guest of a confirmed stay was last sent, if it differs from the current stay. Existing bookings count as up
 * to date.
 */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings ADD COLUMN told_stay TEXT');
}
