import type { MigrationContext } from '../migrationContext';

/**
 * Gives `search_text` room for whatever a valid name becomes: without ligatures one sign can be
 * eighteen letters ("ﷺ"), and PostgreSQL refuses what is longer than a VARCHAR says. A new column
 * takes the place of the old one, because SQLite cannot change a column's type.
 */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings RENAME COLUMN search_text TO short_search_text');
  await run(`ALTER TABLE bookings ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`);
  await run('UPDATE bookings SET search_text = short_search_text');
  await run('ALTER TABLE bookings DROP COLUMN short_search_text');
}
