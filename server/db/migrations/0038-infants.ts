import type { MigrationContext } from '../migrationContext';

/** The infants of a stay, who are not among its guests. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run(
    'ALTER TABLE bookings ADD COLUMN infants INTEGER NOT NULL DEFAULT 0 CHECK (infants >= 0)',
  );
}
