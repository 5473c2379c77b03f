import { setTimeout as sleep } from 'node:timers/promises';
import { QueryTypes, Sequelize } from 'sequelize';

const TRIES = 40;
const PAUSE_MS = 100;

/**
 * Rewrites a SQLite file so that no free page contains deleted data, and empties its log. Waits for current readers and
 * writers.
 * @returns false if the database stayed busy for several seconds
 */
export async function cleanFile(file: string): Promise<boolean> {
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    storage: file,
    logging: false,
    retry: { max: 1 },
  });
  try {
    const done = await retried(async () => {
      await sequelize.query('VACUUM');
      return true;
    });
    return done && (await retried(() => emptyLog(sequelize)));
  } finally {
    await sequelize.close();
  }
}

async function emptyLog(sequelize: Sequelize): Promise<boolean> {
  const [result] = await sequelize.query<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)', {
    type: QueryTypes.SELECT,
  });
  return result?.busy === 0;
}

async function retried(attempt: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      if (await attempt()) return true;
    } catch (error) {
      if (!/SQLITE_(BUSY|LOCKED)/.test(String(error))) throw error;
    }
    await sleep(PAUSE_MS);
  }
  return false;
}
