import type { MigrationContext } from '../migrationContext';

/** The language of a guest's mails; English for existing rows. */
export async function up({ run }: MigrationContext): Promise<void> {
  for (const table of ['bookings', 'contact_messages']) {
    await run(`ALTER TABLE ${table} ADD COLUMN language VARCHAR(10) NOT NULL DEFAULT 'en'`);
  }
}
