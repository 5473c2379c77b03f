import type { MigrationContext } from '../migrationContext';

/**
 * Discounts, fees, tourist tax and payment terms, starting with the previous prices; for bookings the children, pets
 * and extras, and the tax within the amount, which is not revenue.
 */
export async function up({ run, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE price_terms (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    discounts TEXT NOT NULL,
    fees TEXT NOT NULL,
    tourist_tax TEXT NOT NULL,
    payment_terms TEXT NOT NULL,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  await run(
    `INSERT INTO price_terms (id, discounts, fees, tourist_tax, payment_terms, updated_at)
      VALUES (1, $discounts, $fees, $touristTax, $paymentTerms, '2026-01-01 00:00:00.000 +00:00')`,
    {
      discounts: '[]',
      fees: JSON.stringify(FEES_OF_BEFORE),
      touristTax: JSON.stringify({ isOn: false, rates: [], minimumAge: 0, maxNights: null }),
      paymentTerms: JSON.stringify({
        depositPercent: null,
        balanceDays: null,
        securityDeposit: '0.00',
      }),
    },
  );
  for (const column of ['children', 'pets']) {
    await run(
      `ALTER TABLE bookings ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0 CHECK (${column} >= 0)`,
    );
  }
  for (const column of ['tax_cents', 'tax_eur_cents']) {
    await run(`ALTER TABLE bookings ADD COLUMN ${column} BIGINT NOT NULL DEFAULT 0`);
  }
}

/** The format of this version, independent of later ones. */
const FEES_OF_BEFORE = {
  includedGuests: 6,
  extraGuestPer: 'stay',
  maxPets: 0,
  petFee: '0.00',
  extras: [],
};
