import type { MigrationContext } from '../migrationContext';

/** Who a user is, in the words of the owner who invited them. Users of before have a user name only. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE users ADD COLUMN name VARCHAR(120)');
}
