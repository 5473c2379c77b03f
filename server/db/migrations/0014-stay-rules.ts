import type { MigrationContext } from '../migrationContext';

/** Stay rules for the owner; the defaults change nothing for guests. */
export async function up({ run }: MigrationContext): Promise<void> {
  const add = (column: string) => run(`ALTER TABLE villa_settings ADD COLUMN ${column}`);
  await add('gap_nights INTEGER NOT NULL DEFAULT 0 CHECK (gap_nights BETWEEN 0 AND 14)');
  await add('fills_gaps BOOLEAN NOT NULL DEFAULT FALSE');
  await add('max_stay INTEGER NOT NULL DEFAULT 90 CHECK (max_stay BETWEEN 1 AND 90)');
  await add('months_ahead INTEGER NOT NULL DEFAULT 24 CHECK (months_ahead BETWEEN 1 AND 24)');
}
