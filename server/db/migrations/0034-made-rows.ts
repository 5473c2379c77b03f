import type { MigrationContext } from '../migrationContext';

/** Which row a request made, for the answer to its repeat. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE spent_tokens ADD COLUMN made_id INTEGER');
}
