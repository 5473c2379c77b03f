import type { MigrationContext } from '../migrationContext';

type Field = 'plain' | 'boolean' | 'json';
type Document = {
  name: string;
  table: string;
  /** The column of a field has the same name in snake case. */
  fields: Readonly<Record<string, Field>>;
  /** Column of the encrypted part. Its place keeps the old names, so that it can still be decrypted. */
  sealed?: string;
  /** Column that is `null` in a row without this document. */
  since?: string;
};

/** One table for settings, a document each, in place of ten tables of one row. */
export async function up({ run, select, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE settings (
    name VARCHAR(40) NOT NULL PRIMARY KEY,
    value TEXT NOT NULL,
    sealed TEXT,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  for (const { name, table, fields, sealed = 'NULL', since = 'id' } of DOCUMENTS) {
    const [row] = await select<Record<string, unknown>>(
      `SELECT * FROM ${table} WHERE ${since} IS NOT NULL`,
    );
    if (!row) continue;
    const value = Object.entries(fields).map(([field, type]) => [
      field,
      READ[type](row[field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
    ]);
    await run(
      `INSERT INTO settings (name, value, sealed, updated_at)
        SELECT '${name}', CAST($value AS TEXT), ${sealed},
          COALESCE(updated_at, '2026-01-01 00:00:00.000 +00:00') FROM ${table}`,
      { value: JSON.stringify(Object.fromEntries(value)) },
    );
  }
  // Already a document with its encrypted part beside it.
  await run(`INSERT INTO settings (name, value, sealed, updated_at)
    SELECT 'arrival', texts, sealed, updated_at FROM stay_page_settings`);
  for (const table of new Set([...DOCUMENTS.map(({ table }) => table), 'stay_page_settings'])) {
    await run(`DROP TABLE ${table}`);
  }
}

const DOCUMENTS: readonly Document[] = [
  { name: 'accessPolicy', table: 'access_policy', fields: { requiresSecondFactor: 'boolean' } },
  {
    name: 'bankDetails',
    table: 'bank_details',
    fields: { holder: 'plain', iban: 'plain', bic: 'plain' },
  },
  { name: 'legal', table: 'legal_details', fields: { details: 'json', cancellation: 'json' } },
  {
    name: 'mail',
    table: 'mail_settings',
    fields: {
      host: 'plain',
      port: 'plain',
      security: 'plain',
      userName: 'plain',
      fromName: 'plain',
      fromAddress: 'plain',
      ownerAddress: 'plain',
    },
    sealed: 'sealed_password',
  },
  { name: 'payments', table: 'payment_settings', fields: { keepsPayments: 'boolean' } },
  { name: 'receipts', table: 'payment_settings', fields: { lastReceipt: 'plain' } },
  { name: 'pricePlan', table: 'price_plans', fields: { seasons: 'json' } },
  {
    name: 'priceTerms',
    table: 'price_terms',
    fields: { discounts: 'json', fees: 'json', touristTax: 'json', paymentTerms: 'json' },
  },
  {
    name: 'retention',
    table: 'retention_settings',
    fields: {
      enquiryMonths: 'plain',
      stayMonths: 'plain',
      messageMonths: 'plain',
      mailDays: 'plain',
      logMonths: 'plain',
    },
    since: 'updated_at',
  },
  {
    name: 'retentionRun',
    table: 'retention_settings',
    fields: { lastRunDay: 'plain' },
    since: 'last_run_day',
  },
  { name: 'setup', table: 'setup_progress', fields: { skipped: 'json', isPutAway: 'boolean' } },
];

const READ: Readonly<Record<Field, (column: unknown) => unknown>> = {
  plain: (column) => column,
  boolean: Boolean,
  /** A damaged text stays a text, which no schema accepts. */
  json: (column) => {
    try {
      return JSON.parse(String(column));
    } catch {
      return column;
    }
  },
};
