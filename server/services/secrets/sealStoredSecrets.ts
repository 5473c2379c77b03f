import type { Deps } from '../../appDependencies';
import { cleanFile } from '../../db/cleanFile';
import { sqliteFile } from '../../db/sqlite';
import { FEED_PLACE } from '../calendars/importedCalendars';
import { LINK_PLACE } from '../calendars/calendarExport';
import { sealAnew } from './sealAnew';

/**
 * What an open column holds between its encryption and the moment at which its old bytes are gone: a start
 * that is interrupted there cleans again.
 */
const TO_CLEAN = 'encrypted';

/**
 * Encrypts addresses of calendars and the calendar link's token that a version before has stored in the open,
 * empties the open columns, and has the database write the rows anew, so that no free page and no log
 * holds them any more. Whatever is stored encrypted under an older key is encrypted under the newest. Does
 * nothing where all is so already. Where the key cannot be used, that is logged, and the next start tries again.
 */
export async function sealStoredSecrets(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'secrets'>,
): Promise<void> {
  const { db, log } = deps;
  try {
    const sealed = (await sealFeeds(deps)) + (await sealLink(deps)) + (await sealAnew(deps));
    if (sealed > 0) log.info({ sealed }, 'stored secrets encrypted');
    if (!(await isToClean(deps))) return;
    if (!(await clean(deps))) {
      log.warn('the database was busy: what was encrypted is cleaned out of it at the next start');
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
    // Another server may have been here, or the owner.
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

/** @returns whether that was done; SQLite's file may be busy */
async function clean({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<boolean> {
  if (env.databaseUrl === null) return cleanFile(sqliteFile(env.dataDir));
  // Writes the two small tables anew; a plain one would leave the old rows' bytes where they are.
  await db.sequelize.query('VACUUM FULL calendar_feeds');
  await db.sequelize.query('VACUUM FULL calendar_links');
  return true;
}
