import type { MigrationContext } from '../migrationContext';

/** Legal details, versions of the legal pages, and which of them each guest was shown. */
export async function up({ run, select, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE legal_details (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    details TEXT NOT NULL,
    cancellation TEXT NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(`CREATE TABLE legal_versions (
    id ${sql.id},
    page VARCHAR(20) NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 1),
    content TEXT NOT NULL,
    since ${sql.timestamp} NOT NULL,
    UNIQUE (page, version)
  )`);
  for (const table of ['bookings', 'contact_messages']) {
    await run(`ALTER TABLE ${table} ADD COLUMN privacy_version INTEGER`);
    await run(`ALTER TABLE ${table} ADD COLUMN privacy_shown_at ${sql.timestamp}`);
  }
  await run('ALTER TABLE bookings ADD COLUMN cancellation_policy TEXT');

  const [newest] = await select<{ overrides: string }>(
    `SELECT overrides FROM content_publications WHERE language = 'en' ORDER BY id DESC LIMIT 1`,
  );
  const registration = registrationIn(newest?.overrides);
  if (registration === null) return;
  await run(
    `INSERT INTO legal_details (id, details, cancellation, updated_at)
      VALUES (1, $details, $cancellation, '2026-01-01 00:00:00.000 +00:00')`,
    {
      details: JSON.stringify({ ...NO_DETAILS, registration }),
      cancellation: JSON.stringify(POLICY),
    },
  );
}

/** The format of this version, independent of later ones. */
const NO_DETAILS = {
  operatorName: null,
  taxNumber: null,
  address: null,
  registration: null,
  capacity: null,
  euRegistration: null,
  vatNote: null,
  privacyContact: null,
};
const POLICY = [
  { daysBefore: 30, refundPercent: 100 },
  { daysBefore: 14, refundPercent: 50 },
];

function registrationIn(overrides: string | undefined): string | null {
  try {
    const number = (JSON.parse(overrides ?? 'null') as Record<string, unknown> | null)?.[
      'villa.registration'
    ];
    return typeof number === 'string' && number !== '' ? number : null;
  } catch {
    return null;
  }
}
