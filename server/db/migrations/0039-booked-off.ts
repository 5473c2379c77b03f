import type { MigrationContext } from '../migrationContext';

/** Amounts settled without money: a debt written off (direction `in`), or a security deposit kept (`out`). */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE payments ADD COLUMN is_off BOOLEAN NOT NULL DEFAULT FALSE');
}
