import type { MigrationContext } from '../migrationContext';

/** Exchange rates of the European Central Bank; off by default. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE reference_rates (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    is_on BOOLEAN NOT NULL DEFAULT FALSE,
    published_on VARCHAR(10),
    gbp_rate_e4 INTEGER,
    usd_rate_e4 INTEGER,
    read_at ${sql.timestamp},
    problem VARCHAR(20),
    next_read_at ${sql.timestamp} NOT NULL
  )`);
  await run(
    `INSERT INTO reference_rates (id, next_read_at) VALUES (1, '2026-01-01 00:00:00.000 +00:00')`,
  );
}
