import type { MigrationContext } from '../migrationContext';

type Row = Readonly<Record<string, unknown>>;
type Document = {
  name: string;
  table: string;
  /** `undefined` for no document. */
  value: (row: Row) => unknown;
  /** Column of the encrypted part. Its place keeps the old names, so that it can still be decrypted. */
  sealed?: string;
};

/** One table for settings, a document each, in place of ten tables of one row. */
export async function up({ run, select, sql }: MigrationContext): Promise<void> {
  await run(`CREATE TABLE settings (
    name VARCHAR(40) NOT NULL PRIMARY KEY,
    value TEXT NOT NULL,
    sealed TEXT,
    updated_at ${sql.timestamp} NOT NULL
  )`);
  for (const { name, table, value, sealed = 'NULL' } of DOCUMENTS) {
    const [row] = await select<Record<string, unknown>>(`SELECT * FROM ${table}`);
    if (!row) continue;
    const document = value(row);
    if (document === undefined) continue;
    await run(
      `INSERT INTO settings (name, value, sealed, updated_at)
        SELECT '${name}', CAST($value AS TEXT), ${sealed},
          COALESCE(updated_at, '2026-01-01 00:00:00.000 +00:00') FROM ${table}`,
      { value: JSON.stringify(document) },
    );
  }
  for (const table of new Set(DOCUMENTS.map((document) => document.table))) {
    await run(`DROP TABLE ${table}`);
  }
}

const DOCUMENTS: readonly Document[] = [
  {
    name: 'accessPolicy',
    table: 'access_policy',
    value: (row) => ({ requiresSecondFactor: Boolean(row['requires_second_factor']) }),
  },
  {
    name: 'bankDetails',
    table: 'bank_details',
    value: ({ holder, iban, bic }) => ({ holder, iban, bic }),
  },
  {
    name: 'legal',
    table: 'legal_details',
    value: (row) => ({
      details: parsed(row['details']),
      cancellation: parsed(row['cancellation']),
    }),
  },
  {
    name: 'mail',
    table: 'mail_settings',
    sealed: 'sealed_password',
    value: (row) => ({
      host: row['host'],
      port: row['port'],
      security: row['security'],
      userName: row['user_name'],
      fromName: row['from_name'],
      fromAddress: row['from_address'],
      ownerAddress: row['owner_address'],
    }),
  },
  {
    name: 'payments',
    table: 'payment_settings',
    value: (row) => ({ keepsPayments: Boolean(row['keeps_payments']) }),
  },
  {
    name: 'receipts',
    table: 'payment_settings',
    value: (row) => ({ lastReceipt: row['last_receipt'] }),
  },
  {
    name: 'pricePlan',
    table: 'price_plans',
    value: (row) => ({ seasons: parsed(row['seasons']) }),
  },
  {
    name: 'priceTerms',
    table: 'price_terms',
    value: (row) => ({
      discounts: parsed(row['discounts']),
      fees: parsed(row['fees']),
      touristTax: parsed(row['tourist_tax']),
      paymentTerms: parsed(row['payment_terms']),
    }),
  },
  {
    name: 'retention',
    table: 'retention_settings',
    // Without a time nobody has saved them.
    value: (row) =>
      row['updated_at'] === null
        ? undefined
        : {
            enquiryMonths: row['enquiry_months'],
            stayMonths: row['stay_months'],
            messageMonths: row['message_months'],
            mailDays: row['mail_days'],
            logMonths: row['log_months'],
          },
  },
  {
    name: 'retentionRun',
    table: 'retention_settings',
    value: (row) => ({ lastRunDay: row['last_run_day'] }),
  },
  {
    name: 'setup',
    table: 'setup_progress',
    value: (row) => ({ skipped: parsed(row['skipped']), isPutAway: Boolean(row['is_put_away']) }),
  },
  {
    name: 'arrival',
    table: 'stay_page_settings',
    sealed: 'sealed',
    value: (row) => parsed(row['texts']),
  },
];

/** A column's JSON; a damaged text stays a text, which no schema accepts. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
