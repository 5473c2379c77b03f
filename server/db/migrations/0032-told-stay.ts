import type { MigrationContext } from '../migrationContext';

/** The stay as last mailed to the guest, if it differs from the current one. Existing bookings count as up to date. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings ADD COLUMN told_stay TEXT');
}
