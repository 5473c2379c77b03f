import type { MigrationContext } from '../migrationContext';

/** Editable seasons, starting as the built-in months, so that no price changes; stay rules for overrides. */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE price_plans (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    seasons TEXT NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(
    `INSERT INTO price_plans (id, seasons, updated_at) VALUES (1, $seasons, '2026-01-01 00:00:00.000 +00:00')`,
    { seasons: JSON.stringify(MONTHS_OF_BEFORE) },
  );
  await run('ALTER TABLE price_overrides ADD COLUMN min_stay INTEGER CHECK (min_stay >= 1)');
  await run('ALTER TABLE price_overrides ADD COLUMN arrival_days VARCHAR(7)');
  await run('ALTER TABLE price_overrides ADD COLUMN departure_days VARCHAR(7)');
}

const ANY_STAY = { ownPrice: null, minStay: null, arrivalDays: null, departureDays: null };

/** The format of this version, independent of later ones. */
const MONTHS_OF_BEFORE = [
  {
    name: 'High season',
    ranges: [
      { start: '06-01', end: '06-30' },
      { start: '09-01', end: '09-30' },
    ],
    tier: 'high',
    ...ANY_STAY,
    colour: 'gold',
  },
  {
    name: 'Peak season',
    ranges: [{ start: '07-01', end: '08-31' }],
    tier: 'peak',
    ...ANY_STAY,
    colour: 'terracotta',
  },
];
