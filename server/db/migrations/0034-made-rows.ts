import type { MigrationContext } from '../migrationContext';

/** The row that a request created, to answer a repeat. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE spent_tokens ADD COLUMN made_id INTEGER');
}
