import { createHash } from 'node:crypto';
import type { MigrationContext } from '../migrationContext';

/**
 * Finds the exported calendar's link by its hash, and replaces the plain token: the next start, which has the key,
 * encrypts existing ones. SQLite cannot change the table and column in place.
 */
export async function up({ run, select, sql }: MigrationContext): Promise<void> {
  const links = await select<{ token: string }>('SELECT token FROM calendar_links');
  await run(`CREATE TABLE sealed_calendar_links (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    token VARCHAR(32),
    token_hash VARCHAR(64) NOT NULL UNIQUE,
    sealed_token TEXT,
    created_at ${sql.timestamp} NOT NULL
  )`);
  for (const { token } of links) {
    await run(
      `INSERT INTO sealed_calendar_links (id, token, token_hash, sealed_token, created_at)
        SELECT id, token, CAST($tokenHash AS VARCHAR(64)), sealed_token, created_at FROM calendar_links`,
      { tokenHash: createHash('sha256').update(token).digest('hex') },
    );
  }
  await run('DROP TABLE calendar_links');
  await run('ALTER TABLE sealed_calendar_links RENAME TO calendar_links');
}
