import type { MigrationContext } from '../migrationContext';

/** The language that a guest reads mails in. Everything of before was in English. */
export async function up({ run }: MigrationContext): Promise<void> {
  for (const table of ['bookings', 'contact_messages']) {
    await run(`ALTER TABLE ${table} ADD COLUMN language VARCHAR(10) NOT NULL DEFAULT 'en'`);
  }
}
