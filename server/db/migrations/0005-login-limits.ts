import type { MigrationContext } from '../migrationContext';

/** The rate limiter counts failed sign-ins, for existing and unknown names alike. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE users DROP COLUMN failed_logins');
  await run('ALTER TABLE users DROP COLUMN delayed_until');
}
