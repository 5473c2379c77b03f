import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QueryTypes, Sequelize } from 'sequelize';
import type sqlite3 from 'sqlite3';
import { openDatabase, type Database } from '../db/openDatabase';
import { sqliteFile } from '../db/sqlite';
import { readEnv } from '../env';
import { DATABASE_FILE } from '../files/dataFolder';
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
  const schema = `test_${Date.now()}_${randomBytes(8).toString('hex')}`;
  await runOnce(address, `${DROP_LEFT_SCHEMAS}; CREATE SCHEMA ${schema}`);
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    env: { DATABASE_URL: url.href },
    remove: () => runOnce(address, `DROP SCHEMA ${schema} CASCADE`),
  };
}

/** Runs leave those behind that were in use at their end. */
const DROP_LEFT_SCHEMAS = `DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT nspname AS name FROM pg_namespace
    WHERE nspname ~ '^test_[0-9]{13}_'
      AND split_part(nspname, '_', 2)::bigint < extract(epoch FROM now() - interval '6 hours') * 1000 LOOP
    EXECUTE format('DROP SCHEMA IF EXISTS %I CASCADE', place.name);
  END LOOP;
END $$`;

/** An open database, with a data folder that holds nothing else. */
export type LentDatabase = Pick<TestStore, 'env'> & { dataDir: string; db: Database };
type KnownDatabase = LentDatabase &
  Pick<TestStore, 'remove'> & {
    inode: number;
    /** Statements for PostgreSQL that insert what migrations have put into its tables. */
    refill: string;
  };

/** Open and not in use. */
const idle: KnownDatabase[] = [];
const lent = new WeakMap<Database, KnownDatabase & { structure: string }>();
let emptyFolder: Promise<string> | undefined;

/**
 * A database as a server's first start makes it, without rows. Tests use the same ones after each other:
 * emptying one takes less than migrating a new one and defining its models.
 */
export async function lendDatabase(): Promise<LentDatabase> {
  const known = idle.pop() ?? (await openNew());
  if (isPostgres(known.db)) await known.db.sequelize.query(EMPTY_TABLES + known.refill);
  else await copyOver(known.db, sqliteFile(await (emptyFolder ??= makeEmptyFile())));
  // Tests may replace its functions.
  const db = { ...known.db };
  lent.set(db, { ...known, structure: await structureOf(known.db) });
  return { env: known.env, dataDir: known.dataDir, db };
}

/** Keeps the database for the next test, unless this one has changed its tables, replaced or closed it. */
export async function takeBack(db: Database): Promise<void> {
  const known = lent.get(db);
  if (!known) throw new Error('This database was not lent');
  try {
    // Waits for writes under way.
    await known.db.write(async () => undefined);
    const isSame =
      (await inodeOf(known.db, known.dataDir)) === known.inode &&
      (await structureOf(known.db)) === known.structure;
    if (!isSame) throw new Error('It is another database now');
    for (const name of await readdir(known.dataDir)) {
      if (name.startsWith(DATABASE_FILE)) continue;
      await rm(path.join(known.dataDir, name), { recursive: true, force: true });
    }
    idle.push(known);
  } catch {
    await known.db.close().catch(() => undefined);
    await known.remove();
    await rm(known.dataDir, { recursive: true, force: true });
  }
}

async function openNew(): Promise<KnownDatabase> {
  const dataDir = await makeFolder();
  const { env, remove } = await createTestStore();
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir, ...env }), createLog('silent'));
  const refill = isPostgres(db) ? await statementsOfRows(db) : '';
  return { dataDir, db, env, remove, inode: await inodeOf(db, dataDir), refill };
}

/** Statements that insert every row again that there is now. */
async function statementsOfRows({ sequelize }: Database): Promise<string> {
  const tables = await sequelize.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
      WHERE schemaname = current_schema() AND tablename <> 'schema_migrations'`,
    { type: QueryTypes.SELECT },
  );
  const statements = tables.map(async ({ name }) => {
    const [row] = await sequelize.query<{ rows: string | null }>(
      `SELECT jsonb_agg(place)::text AS rows FROM "${name}" place`,
      { type: QueryTypes.SELECT },
    );
    if (!row?.rows) return '';
    return `INSERT INTO "${name}" SELECT * FROM
      jsonb_populate_recordset(NULL::"${name}", ${sequelize.escape(row.rows)});`;
  });
  return (await Promise.all(statements)).join('\n');
}

async function makeEmptyFile(): Promise<string> {
  const { dataDir, db } = await openNew();
  await db.close();
  return dataDir;
}

const isPostgres = ({ sequelize }: Database) => sequelize.getDialect() === 'postgres';

/** Tells whether the file is still the same; 0 for PostgreSQL. */
async function inodeOf(db: Database, dataDir: string): Promise<number> {
  return isPostgres(db) ? 0 : (await stat(sqliteFile(dataDir))).ino;
}

/** Another one when a table, a column or a trigger was changed. */
async function structureOf(db: Database): Promise<string> {
  const [row] = await db.sequelize.query<{ structure: unknown }>(
    isPostgres(db)
      ? `SELECT md5(string_agg(relname || attname || atttypid, ',' ORDER BY relname, attname)) AS structure
           FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
          WHERE relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped`
      : 'SELECT schema_version AS structure FROM pragma_schema_version',
    { type: QueryTypes.SELECT },
  );
  return String(row?.structure);
}

/** Only tables with rows: emptying a table makes a new file for it. */
const EMPTY_TABLES = `DO $$
DECLARE
  place record;
  is_filled boolean;
BEGIN
  FOR place IN SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename <> 'schema_migrations' LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I)', place.name) INTO is_filled;
    IF is_filled THEN EXECUTE format('TRUNCATE %I CASCADE', place.name); END IF;
  END LOOP;
  FOR place IN SELECT sequencename AS name FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL LOOP
    EXECUTE format('ALTER SEQUENCE %I RESTART', place.name);
  END LOOP;
END $$;
`;

const FOLDER = 'villa-lent-';

/** A folder that names this process, so that a later one removes it: vitest ends its workers without notice. */
async function makeFolder(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(FOLDER) ? Number(name.split('-')[2]) : process.pid;
    if (isRunning(pid)) continue;
    await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
  return mkdtemp(path.join(tmpdir(), `${FOLDER}${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Every page of another database's file, by SQLite's own backup. */
async function copyOver({ sequelize }: Database, file: string): Promise<void> {
  // Sequelize leaves its connection managers without a type.
  const manager = sequelize.connectionManager as unknown as {
    getConnection: (options: { uuid: string }) => Promise<sqlite3.Database & Backups>;
  };
  const connection = await manager.getConnection({ uuid: 'writer' });
  await new Promise<void>((resolve, reject) => {
    const backup = connection.backup(file, 'main', 'main', false, (opened) => {
      if (opened) return reject(opened);
      backup.step(-1, (error) => {
        backup.finish();
        if (error) reject(error);
        else resolve();
      });
    });
  });
  // The log still holds the rows of the test before, which some tests look for.
  await sequelize.query('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Of the driver, and missing in its types. */
type Backups = {
  backup: (
    file: string,
    to: string,
    from: string,
    isFileWritten: boolean,
    done: (error: Error | null) => void,
  ) => { step: (pages: number, done: (error: Error | null) => void) => void; finish: () => void };
};

async function runOnce(address: string, statement: string): Promise<void> {
  const sequelize = new Sequelize(address, { dialect: 'postgres', logging: false });
  await sequelize.query(statement);
  await sequelize.close();
}
