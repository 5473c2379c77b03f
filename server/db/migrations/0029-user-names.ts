import type { MigrationContext } from '../migrationContext';

/** Display names of users, entered by the inviting owner. Existing users have only a user name. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE users ADD COLUMN name VARCHAR(120)');
}
