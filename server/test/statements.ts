import type { Database } from '../db/openDatabase';

/** SQL statements of some work, `BEGIN` and `COMMIT` included, `PRAGMA data_version` of the caches not. */
export async function statementsOf(
  work: () => Promise<unknown>,
  { sequelize }: Pick<Database, 'sequelize'>,
): Promise<string[]> {
  const statements: string[] = [];
  // Its type omits the options that it was created with.
  const { options } = sequelize as unknown as { options: { logging: unknown } };
  const before = options.logging;
  options.logging = (sql: string) =>
    void statements.push(sql.replace(/^Executing \([^)]+\): /, ''));
  try {
    await work();
  } finally {
    options.logging = before;
  }
  return statements;
}
