import type { MigrationContext } from '../migrationContext';

/** The language of a user's screens and mails; English for existing users. */
export async function up({ run }: MigrationContext): Promise<void> {
  await run(`ALTER TABLE users ADD COLUMN language VARCHAR(10) NOT NULL DEFAULT 'en'`);
}
