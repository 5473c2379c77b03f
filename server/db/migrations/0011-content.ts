import type { MigrationContext } from '../migrationContext';

/** Content: one draft per language, and publications; both hold differences from the defaults, as JSON by key. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE content_drafts (
    language VARCHAR(10) NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    overrides TEXT NOT NULL,
    key_versions TEXT NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(`CREATE TABLE content_publications (
    id ${sql.id},
    language VARCHAR(10) NOT NULL,
    overrides TEXT NOT NULL,
    published_by VARCHAR(120) NOT NULL,
    published_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX content_publications_language ON content_publications (language, id)');
}
