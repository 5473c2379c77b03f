import { access, constants, mkdir } from 'node:fs/promises';
import type { Sequelize } from 'sequelize';
import type { Env } from '../env';
import { AppError } from '../errors';
import type { Logger } from '../log';
import { defineModels, type Models } from '../models/defineModels';
import { DatabaseStartError, openSqlite, sqliteFile } from './sqlite';
import { postgresDataVersion, sqliteDataVersion, type DataVersion } from '../cache/dataVersion';
import { DataError } from '../files/dataLock';
import { giveUpReserve } from '../files/diskReserve';
import { withDataInPlace } from '../files/exchange';
import { makePrivate, writePrivately } from '../files/privateFiles';
import { keepConfig } from './configCache';
import { storeChanges } from './changes/storeChanges';
import { migrate } from './migrate';
import { keepTableInfo } from './sequelizeInternals';
import { createWrite, isTransientError, type Write } from './write';

/** The open and migrated database. Reads use `models`, every write uses `write`. */
export type Database = {
  write: Write;
  sequelize: Sequelize;
  models: Models;
  version: Pick<DataVersion, 'current'>;
  ping: () => Promise<void>;
  /** Waits for running statements, checkpoints SQLite's log and closes the file. */
  close: () => Promise<void>;
};

/** Opens and migrates the configured database. @throws DatabaseStartError with the problem and a remedy */
export async function openDatabase(env: Env, log: Logger): Promise<Database> {
  writePrivately();
  try {
    await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
    await access(env.dataDir, constants.W_OK);
  } catch {
    throw new DatabaseStartError(
      `The data folder ${env.dataDir} cannot be written. Set DATA_DIR to a folder that can.`,
    );
  }
  await makePrivate(env.dataDir, log);
  const { sequelize, migrationWrite } = env.databaseUrl
    ? await connectPostgres(env.databaseUrl, log)
    : { sequelize: await openSqliteInPlace(env.dataDir, log), migrationWrite: null };
  const models = defineModels(sequelize);
  const write = createWrite(
    sequelize,
    () => giveUpReserve(env.dataDir),
    (changes, writer) => storeChanges(changes, writer, models),
  );
  try {
    await migrate(sequelize, migrationWrite ?? write, log);
  } catch (error) {
    await sequelize.close();
    if (error instanceof AppError || isTransientError(error)) {
      throw new DatabaseStartError(
        'Another program keeps the database locked, or it cannot be written just now. ' +
          'Stop that program and start again; nothing was changed.',
      );
    }
    throw error;
  }
  keepTableInfo(sequelize);
  const version = env.databaseUrl
    ? postgresDataVersion(sequelize)
    : await sqliteDataVersion(sqliteFile(env.dataDir));
  keepConfig(sequelize, version);
  return {
    sequelize,
    models,
    write,
    version,
    ping: async () => {
      await sequelize.query('SELECT 1');
    },
    close: async () => {
      // Waits for running writes; later ones find the connection closed.
      await write(async () => undefined).catch(() => undefined);
      await version.close();
      if (!env.databaseUrl) {
        await sequelize.query('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      }
      await sequelize.close();
    },
  };
}

/** Loads the driver only where PostgreSQL is used. */
async function connectPostgres(
  url: string,
  log: Logger,
): Promise<{ sequelize: Sequelize; migrationWrite: Write }> {
  const { createMigrationWrite, openPostgres } = await import('./postgres');
  const sequelize = await openPostgres(url, log);
  return { sequelize, migrationWrite: createMigrationWrite(sequelize) };
}

/** Blocks a restore until the file is open; after that a restore finds it in use. */
async function openSqliteInPlace(dataDir: string, log: Logger): Promise<Sequelize> {
  try {
    return await withDataInPlace(dataDir, (isPutBack) => {
      if (isPutBack) log.warn('a restore was cut off: what was there before is in place again');
      return openSqliteWithRoom(dataDir, log);
    });
  } catch (error) {
    throw error instanceof DataError ? new DatabaseStartError(error.message) : error;
  }
}

/** SQLite cannot open a file on a full disk, since it needs a few blocks itself. */
async function openSqliteWithRoom(dataDir: string, log: Logger): Promise<Sequelize> {
  try {
    return await openSqlite(dataDir, log);
  } catch (error) {
    if (!(await giveUpReserve(dataDir))) throw error;
    return openSqlite(dataDir, log);
  }
}
