import type { MigrationContext } from '../migrationContext';

/**
 * What the guest of a confirmed stay was told of it last, where that is not how it stands now. Of bookings
 * of before nobody knows, and they are taken to be told.
 */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings ADD COLUMN told_stay TEXT');
}
