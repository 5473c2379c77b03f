import { existsSync } from 'node:fs';
import { villaDay } from '@shared/domain/date';
import { QueryTypes, Sequelize } from 'sequelize';
import { cleanFile } from '../../db/cleanFile';
import { sqliteFile } from '../../db/connection';
import { openDatabase } from '../../db/openDatabase';
import { readEnv, type Env } from '../../env';
import { createLog } from '../../log';
import { recordAudit } from '../audit/recordAudit';
import { removeLooseAttachments } from '../conversation/attachments';
import { createSecrets } from '../secrets/secrets';
import { repeatErasures, type KnownErasure, type Repeated } from './erasures';

const OPEN_READONLY = 1;

/**
 * Erases again, in an unpacked backup, whom the database that it is about to replace has erased since.
 * @param work the folder of the unpacked backup
 * @param current the data folder whose database is replaced
 * @returns `null` where nobody was erased; `unknown` where the replaced database cannot tell
 */
export async function repeatInBackup(
  work: string,
  { dataDir, secretsKeys }: Pick<Env, 'dataDir' | 'secretsKeys'>,
  now: Date,
): Promise<Repeated | 'unknown' | null> {
  const known = await knownErasures(sqliteFile(dataDir));
  if (known === 'unknown' || known.length === 0) return known === 'unknown' ? known : null;
  const log = createLog('silent');
  const db = await openDatabase(readEnv({ DATA_DIR: work }), log);
  try {
    const read = { models: db.models, tx: null, now, today: villaDay(now) };
    const repeated = await repeatErasures(
      known,
      createSecrets({ secretsKeys, dataDir }, log),
      read,
      (change) => db.write((tx) => change({ ...read, tx })),
    );
    if (repeated.persons > 0) {
      // Whatever their age: no upload is under way in an unpacked backup.
      await removeLooseAttachments(work, db.models, now, Number.NEGATIVE_INFINITY);
      await db.write((tx) =>
        recordAudit('persons_erased_again', { after: repeated }, { ...read, tx }),
      );
    }
    return repeated;
  } finally {
    await db.close();
    await cleanFile(sqliteFile(work));
  }
}

/** What a database remembers of erasures; nothing in one of an older version. */
async function knownErasures(file: string): Promise<KnownErasure[] | 'unknown'> {
  if (!existsSync(file)) return [];
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: file,
    logging: false,
    retry: { max: 1 },
    dialectOptions: { mode: OPEN_READONLY },
  });
  try {
    const tables = await sequelize.query(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'erasures'`,
      { type: QueryTypes.SELECT },
    );
    if (tables.length === 0) return [];
    const rows = await sequelize.query<Omit<KnownErasure, 'createdAt'> & { createdAt: string }>(
      'SELECT person, bookings, messages, mails, created_at AS createdAt FROM erasures ORDER BY id',
      { type: QueryTypes.SELECT },
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  } catch {
    // Damaged beyond reading: what is restored is then better than nothing.
    return 'unknown';
  } finally {
    await sequelize.close();
  }
}
