import type { MigrationContext } from '../migrationContext';

/** Failed sign-ins are counted by the rate limiter, alike for names that exist and that do not. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE users DROP COLUMN failed_logins');
  await run('ALTER TABLE users DROP COLUMN delayed_until');
}
