import type { MigrationContext } from '../migrationContext';

/** Windows refetch by the kind of an event and never read which booking it was. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE events DROP COLUMN reference');
}
