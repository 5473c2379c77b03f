import type { MigrationContext } from '../migrationContext';

/**
 * Enlarges `search_text` for every name: without ligatures one character can become eighteen ("ﷺ"), and PostgreSQL
 * enforces the length of a VARCHAR. Replaces the column, because SQLite cannot change a column's type.
 */
export async function up({ run }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings RENAME COLUMN search_text TO short_search_text');
  await run(`ALTER TABLE bookings ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`);
  await run('UPDATE bookings SET search_text = short_search_text');
  await run('ALTER TABLE bookings DROP COLUMN short_search_text');
}
