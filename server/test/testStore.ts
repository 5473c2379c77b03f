import { randomBytes } from 'node:crypto';
import { Sequelize } from 'sequelize';

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

async function runOnce(address: string, statement: string): Promise<void> {
  const sequelize = new Sequelize(address, { dialect: 'postgres', logging: false });
  await sequelize.query(statement);
  await sequelize.close();
}
