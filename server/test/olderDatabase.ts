import type { Sequelize } from 'sequelize';
import { createLog } from '../log';
import { openSqlite } from '../db/sqlite';
import { migrate } from '../db/migrate';
import { createMigrationWrite, openPostgres } from '../db/postgres';
import { createWrite } from '../db/write';

const FIRST = '0001-initial';

/**
 * A database of an older version, by default SQLite.
 * @param last the version's last migration, for example `0009-message-key`
 * @param fill adds rows with that version's statements; there already is one booking and one message
 */
export async function makeOlderDatabase(
  dataDir: string,
  last: string,
  fill?: (sequelize: Sequelize) => Promise<void>,
  postgresUrl?: string,
): Promise<void> {
  const log = createLog('silent');
  const sequelize = postgresUrl
    ? await openPostgres(postgresUrl, log)
    : await openSqlite(dataDir, log);
  const write = postgresUrl ? createMigrationWrite(sequelize) : createWrite(sequelize);
  await migrate(sequelize, write, log, FIRST);
  await sequelize.query(`INSERT INTO bookings (reference, guest_name, guest_email, checkin_date, checkout_date,
    guest_count, total_amount_cents, total_amount_eur_cents, price_breakdown, created_at, updated_at)
    VALUES ('VL-7K3Q9M', 'Élodie Müller', 'elodie@example.fr', '2027-04-12', '2027-04-15',
    2, 150000, 150000, '{}', '2027-03-10 12:00:00.000 +00:00', '2027-03-10 12:00:00.000 +00:00')`);
  await sequelize.query(`INSERT INTO contact_messages (first_name, last_name, email, subject, message, created_at)
    VALUES ('Tom', 'Baker', 'tom@example.co.uk', 'general', 'Hello', '2027-03-10 12:00:00.000 +00:00')`);
  if (last !== FIRST) await migrate(sequelize, write, log, last);
  await fill?.(sequelize);
  await sequelize.close();
}
