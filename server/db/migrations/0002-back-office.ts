import { searchText } from '@shared/domain/searchText';
import type { MigrationContext } from '../migrationContext';

/** `search_text` is name, e-mail and reference without case and accents, as databases fold "Élodie" differently. */
export async function up({ run, select, sql }: MigrationContext): Promise<void> {
  await run('ALTER TABLE bookings ADD COLUMN notes TEXT');
  await run(`ALTER TABLE bookings ADD COLUMN source VARCHAR(20) NOT NULL DEFAULT 'website'
    CHECK (source IN ('website', 'owner'))`);
  await run(`ALTER TABLE bookings ADD COLUMN search_text VARCHAR(600) NOT NULL DEFAULT ''`);
  const rows = await select<{ id: number; name: string; email: string; reference: string }>(
    'SELECT id, guest_name AS name, guest_email AS email, reference FROM bookings',
  );
  for (const row of rows) {
    await run('UPDATE bookings SET search_text = $text WHERE id = $id', {
      id: row.id,
      text: searchText(row.name, row.email, row.reference),
    });
  }
  // Makes a page filtered by status a single seek.
  await run('CREATE INDEX bookings_status_created_at ON bookings (status, created_at, id)');

  await run('CREATE INDEX blocks_start_date ON blocks (start_date, end_date)');

  await run(`ALTER TABLE contact_messages ADD COLUMN read_at ${sql.timestamp}`);
  await run('CREATE INDEX contact_messages_unread ON contact_messages (id) WHERE read_at IS NULL');
}
