import type { Deps } from '../../appDependencies';
import { cleanFile } from '../../db/cleanFile';
import { sqliteFile } from '../../db/sqlite';
import { FEED_PLACE } from '../calendars/importedCalendars';
import { LINK_PLACE } from '../calendars/calendarExport';
import { resealSecrets } from './resealSecrets';

/** Marks a plain column whose value is encrypted but whose old bytes may still be on disk. */
const TO_CLEAN = 'encrypted';

/**
 * Encrypts calendar URLs and link tokens that version 0.1.0 stored as plain text, empties the plain columns, and
 * rewrites the tables so that no free page or log still contains the values. Re-encrypts values of older keys with the
 * newest. Does nothing if all is done. Logs an unusable key; the next start tries again.
 */
export async function sealStoredSecrets(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'secrets'>,
): Promise<void> {
  const { db, log } = deps;
  try {
    const sealed = (await sealFeeds(deps)) + (await sealLink(deps)) + (await resealSecrets(deps));
    if (sealed > 0) log.info({ sealed }, 'stored secrets encrypted');
    if (!(await isToClean(deps))) return;
    if (!(await clean(deps))) {
      log.warn(
        'the database was busy: old unencrypted values are removed from its file at the next start',
      );
      return;
    }
    await db.write(async (transaction) => {
      await db.models.ImportedCalendar.update(
        { url: '' },
        { where: { url: TO_CLEAN }, transaction },
      );
      await db.models.CalendarExportLink.update(
        { token: null },
        { where: { token: TO_CLEAN }, transaction },
      );
    });
  } catch (error) {
    log.error({ err: error }, 'stored secrets could not be encrypted');
  }
}

async function sealFeeds({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  let sealed = 0;
  for (const { id, url } of await db.models.ImportedCalendar.findAll({
    where: { sealedUrl: null },
  })) {
    const sealedUrl = await secrets.seal(FEED_PLACE, url);
    // Another server, or the owner, may have changed it.
    const [count] = await db.write((transaction) =>
      db.models.ImportedCalendar.update(
        { url: TO_CLEAN, sealedUrl },
        { where: { id, url, sealedUrl: null }, transaction },
      ),
    );
    sealed += count;
  }
  return sealed;
}

async function sealLink({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  const link = await db.models.CalendarExportLink.findOne({ where: { sealedToken: null } });
  if (!link?.token) return 0;
  const { id, token } = link;
  const sealedToken = await secrets.seal(LINK_PLACE, token);
  const [count] = await db.write((transaction) =>
    db.models.CalendarExportLink.update(
      { token: TO_CLEAN, sealedToken },
      { where: { id, token, sealedToken: null }, transaction },
    ),
  );
  return count;
}

async function isToClean({ db: { models } }: Pick<Deps, 'db'>): Promise<boolean> {
  return (
    (await models.ImportedCalendar.count({ where: { url: TO_CLEAN } })) > 0 ||
    (await models.CalendarExportLink.count({ where: { token: TO_CLEAN } })) > 0
  );
}

/** @returns false if SQLite's file is busy */
async function clean({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<boolean> {
  if (env.databaseUrl === null) return cleanFile(sqliteFile(env.dataDir));
  // Rewrites the two small tables; a plain VACUUM would leave the old rows' bytes in place.
  await db.sequelize.query('VACUUM FULL calendar_feeds');
  await db.sequelize.query('VACUUM FULL calendar_links');
  return true;
}
