import type { MigrationContext } from '../migrationContext';

/** The audit log. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE audit_entries (
    id ${sql.id},
    user_id INTEGER,
    user_name VARCHAR(120),
    action VARCHAR(60) NOT NULL,
    subject VARCHAR(200),
    changes TEXT NOT NULL,
    created_at ${sql.timestamp} NOT NULL
  )`);
  await run('CREATE INDEX audit_entries_created_at ON audit_entries (created_at, id)');
  await run('CREATE INDEX audit_entries_subject ON audit_entries (subject)');
}
