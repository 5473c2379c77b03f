import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Sequelize } from 'sequelize';
import { sqliteFile } from '../db/sqlite';
import { openDatabase } from '../db/openDatabase';
import { readEnv } from '../env';
import { createLog } from '../log';

/** Where a test keeps its rows. */
export type TestStore = {
  /** For the server's environment: nothing for SQLite, whose file is in `DATA_DIR`. */
  env: { DATABASE_URL?: string };
  remove: () => Promise<void>;
};

/**
 * A new, empty database: with `TEST_DATABASE_URL` a schema of its own in that PostgreSQL
 * database, otherwise the SQLite file that the server makes.
 */
export async function createTestStore(): Promise<TestStore> {
  const address = process.env['TEST_DATABASE_URL'];
  if (!address) return { env: {}, remove: async () => undefined };
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await runOnce(address, `CREATE SCHEMA ${schema}`);
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    env: { DATABASE_URL: url.href },
    remove: () => runOnce(address, `DROP SCHEMA ${schema} CASCADE`),
  };
}

let newDatabase: Promise<Buffer> | undefined;

/**
 * Puts an empty database into a folder that has none, as the server's first start makes it. It is
 * migrated once for each test file and copied from then on.
 */
export async function copyNewDatabase(dataDir: string): Promise<void> {
  newDatabase ??= migrateNewDatabase();
  await writeFile(sqliteFile(dataDir), await newDatabase, { mode: 0o600, flag: 'wx' });
}

async function migrateNewDatabase(): Promise<Buffer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-new-'));
  try {
    const log = createLog('silent');
    const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
    await database.close();
    return await readFile(sqliteFile(dataDir));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runOnce(address: string, statement: string): Promise<void> {
  const sequelize = new Sequelize(address, { dialect: 'postgres', logging: false });
  await sequelize.query(statement);
  await sequelize.close();
}
