/** What a migration works with: statements in its transaction, and the two dialects' words. */
export type MigrationContext = {
  /** @param bind values for `$name` places */
  run: (statement: string, bind?: Record<string, unknown>) => Promise<void>;
  select: <Row extends object>(statement: string) => Promise<Row[]>;
  sql: { id: string; timestamp: string };
};
