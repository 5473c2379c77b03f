/** What a migration works with: statements in its transaction, and SQL that differs between the dialects. */
export type MigrationContext = {
  /** @param bind values for `$name` placeholders */
  run: (statement: string, bind?: Record<string, unknown>) => Promise<void>;
  select: <Row extends object>(statement: string) => Promise<Row[]>;
  sql: { id: string; timestamp: string };
};
