import { WAITING_STATUSES } from '@shared/domain/bookings/bookingStatus';
import { existsSync } from 'node:fs';
import { QueryTypes, Sequelize } from 'sequelize';
import { BackupError } from './manifest';

/** SQLite's flag for opening a file read-only. */
const OPEN_READONLY = 1;

/**
 * Copies a consistent snapshot of a database that may be in use, with everything committed before the call. Copying the
 * file itself would miss what is still in SQLite's log.
 * @throws BackupError if there is no database
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw noDatabase(from);
  await using(from, {}, (sequelize) => sequelize.query('VACUUM INTO $to', { bind: { to } }));
}

/** @param file that does not exist */
export function noDatabase(file: string): BackupError {
  return new BackupError(`There is no database ${file}. Is DATA_DIR the folder of your server?`);
}

/**
 * Runs an integrity check on a database file.
 * @returns the names of its migrations, oldest first
 * @throws BackupError if it is damaged
 */
export async function checkDatabase(file: string): Promise<string[]> {
  try {
    return await using(file, { mode: OPEN_READONLY }, async (sequelize) => {
      const select = <Row extends object>(statement: string) =>
        sequelize.query<Row>(statement, { type: QueryTypes.SELECT });
      const faults = await select<{ integrity_check: string }>('PRAGMA integrity_check');
      const orphans = await select('PRAGMA foreign_key_check');
      if (faults[0]?.integrity_check !== 'ok' || orphans.length > 0) {
        throw new Error(faults[0]?.integrity_check ?? 'no answer');
      }
      return namesOfMigrations(sequelize);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The database in the backup is damaged (${reason}). Use another backup.`);
  }
}

/**
 * Deletes sessions, password links and invitations: any that ended or were used after the backup would be valid again,
 * also for somebody locked out by a changed password.
 * @returns users and their roles
 */
export async function endSessions(file: string): Promise<{ username: string; role: string }[]> {
  return using(file, {}, async (sequelize) => {
    const tables = await sequelize.query<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE name IN ('admin_sessions', 'password_resets', 'invitations')",
      { type: QueryTypes.SELECT },
    );
    // Backups of older versions lack some tables.
    for (const { name } of tables) await sequelize.query(`DELETE FROM ${name}`);
    return sequelize.query<{ username: string; role: string }>(
      'SELECT username, role FROM users ORDER BY id',
      { type: QueryTypes.SELECT },
    );
  });
}

/**
 * Migrations that a database has applied.
 * @returns their names, oldest first; `null` if there is no database
 * @throws Error if the file is not one of this product's
 */
export async function appliedMigrations(file: string): Promise<string[] | null> {
  if (!existsSync(file)) return null;
  return using(file, { mode: OPEN_READONLY }, namesOfMigrations);
}

async function namesOfMigrations(sequelize: Sequelize): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>(
    'SELECT name FROM schema_migrations ORDER BY name',
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ name }) => name);
}

/**
 * Whether a server or another program has the database open. Leaving WAL mode needs an exclusive lock, which SQLite
 * denies while the file is open elsewhere; the next start restores it. A damaged file counts as unused.
 */
export async function isInUse(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  try {
    return await using(file, {}, async (sequelize) => {
      const pragma = (statement: string) =>
        sequelize.query<{ journal_mode: string }>(`PRAGMA ${statement}`, {
          type: QueryTypes.SELECT,
        });
      await pragma('busy_timeout = 0');
      const [mode] = await pragma('journal_mode = DELETE');
      return mode?.journal_mode !== 'delete';
    });
  } catch (error) {
    const message = String(error);
    if (message.includes('SQLITE_BUSY')) return true;
    if (/SQLITE_(NOTADB|CORRUPT)/.test(message)) return false;
    throw error;
  }
}

/** Files sent with pending bookings, which anybody can send. @returns names in the attachments folder */
export async function filesOfWaitingGuests(file: string): Promise<string[]> {
  const rows = await readDatabase(file, async (sequelize) => {
    const select = <Row extends object>(statement: string, replacements: string[] = []) =>
      sequelize.query<Row>(statement, { type: QueryTypes.SELECT, replacements });
    const known = await select(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'conversation_files'",
    );
    if (known.length === 0) return [];
    return select<{ file: string }>(
      `SELECT f.file FROM conversation_files f
       JOIN conversation_messages m ON m.id = f.message_id
       JOIN bookings b ON b.id = m.booking_id
       WHERE m.author = 'guest' AND b.status IN (${WAITING_STATUSES.map(() => '?').join()})`,
      [...WAITING_STATUSES],
    );
  });
  return rows.map((row) => row.file);
}

/** Opens a database that nobody changes. */
export function readDatabase<T>(
  file: string,
  work: (sequelize: Sequelize) => Promise<T>,
): Promise<T> {
  return using(file, { mode: OPEN_READONLY }, work);
}

async function using<T>(
  file: string,
  dialectOptions: object,
  work: (sequelize: Sequelize) => Promise<T>,
): Promise<T> {
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: file,
    logging: false,
    retry: { max: 1 },
    dialectOptions,
  });
  try {
    return await work(sequelize);
  } finally {
    await sequelize.close();
  }
}
