import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QueryTypes, Sequelize } from 'sequelize';
import { openDatabase, type Database } from '../db/openDatabase';
import { sqliteFile } from '../db/sqlite';
import { readEnv } from '../env';
import { createLog } from '../log';

export type TestStore = {
  /** For the server's environment; empty for SQLite, whose file is in `DATA_DIR`. */
  env: { DATABASE_URL?: string };
  remove: () => Promise<void>;
};

/**
 * A new, empty database: with `TEST_DATABASE_URL` a separate schema in that PostgreSQL database, otherwise the SQLite
 * file that the server creates.
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

/** Drops schemas that were in use when an earlier run ended. */
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

let newFile: Promise<Buffer> | undefined;

/** Copies an empty SQLite database into a folder, as after the server's first start. Migrated once per worker. */
export async function copyNewDatabase(dataDir: string): Promise<void> {
  newFile ??= migrateNewFile();
  await writeFile(sqliteFile(dataDir), await newFile, { mode: 0o600, flag: 'wx' });
}

async function migrateNewFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'villa-new-'));
  try {
    const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), createLog('silent'));
    await database.close();
    return await readFile(sqliteFile(dataDir));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** An open PostgreSQL database in its own schema. */
export type LentDatabase = Pick<TestStore, 'env'> & { db: Database };
type KnownDatabase = LentDatabase &
  Pick<TestStore, 'remove'> & {
    /** Statements that insert the rows of migrations. */
    refill: string;
  };

/** Open and unused. */
const idle: KnownDatabase[] = [];
const lent = new WeakMap<Database, KnownDatabase & { structure: string }>();

/**
 * A PostgreSQL database as after a server's first start, without rows. Tests reuse databases: emptying one takes half a
 * second, migrating a new one eight.
 * @param dataDir for the first test that uses it
 */
export async function lendDatabase(dataDir: string): Promise<LentDatabase> {
  const known = idle.pop() ?? (await openNew(dataDir));
  await known.db.sequelize.query(EMPTY_TABLES + known.refill);
  // Tests may replace its functions.
  const db = { ...known.db };
  lent.set(db, { ...known, structure: await structureOf(known.db) });
  return { env: known.env, db };
}

/** Keeps the database for the next test, unless this one changed its schema or closed it. */
export async function takeBack(db: Database): Promise<void> {
  const known = lent.get(db);
  if (!known) throw new Error('This database was not lent');
  try {
    // Waits for writes in progress.
    await known.db.write(async () => undefined);
    if ((await structureOf(known.db)) !== known.structure)
      throw new Error('Its tables were changed');
    idle.push(known);
  } catch {
    await known.db.close().catch(() => undefined);
    await known.remove();
  }
}

async function openNew(dataDir: string): Promise<KnownDatabase> {
  const { env, remove } = await createTestStore();
  const db = await openDatabase(readEnv({ DATA_DIR: dataDir, ...env }), createLog('silent'));
  return { db, env, remove, refill: await statementsOfRows(db) };
}

/** Statements that insert the current rows again. */
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

/** Changes with every table, column and trigger. */
async function structureOf({ sequelize }: Database): Promise<string> {
  const [row] = await sequelize.query<{ structure: unknown }>(
    `SELECT md5(string_agg(part, ',' ORDER BY part)) AS structure FROM (
       SELECT relname || attname || atttypid AS part
         FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
        WHERE relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped
       UNION ALL
       SELECT pg_get_triggerdef(pg_trigger.oid)
         FROM pg_trigger JOIN pg_class ON tgrelid = pg_class.oid
        WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal
     ) parts`,
    { type: QueryTypes.SELECT },
  );
  return String(row?.structure);
}

/** Only tables with rows: emptying a table creates a new file for it. */
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

async function runOnce(address: string, statement: string): Promise<void> {
  const sequelize = new Sequelize(address, { dialect: 'postgres', logging: false });
  await sequelize.query(statement);
  await sequelize.close();
}
