import type { Database } from '../db/openDatabase';

type Models = Pick<Database, 'models'>;

/** The fields of settings as stored; `null` while nobody has saved them. */
export async function settingsIn(
  { models }: Models,
  name: string,
): Promise<Record<string, unknown> | null> {
  const row = await models.SettingsDocument.findByPk(name);
  return row && (JSON.parse(row.value) as Record<string, unknown>);
}

/**
 * Stores fields of settings beside the others, without the checks of their form.
 * @param sealed the encrypted part; by default the stored one stays
 */
export async function putSettings(
  db: Models,
  name: string,
  fields: object,
  sealed?: string | null,
): Promise<void> {
  const row = await db.models.SettingsDocument.findByPk(name);
  await db.models.SettingsDocument.upsert({
    name,
    value: JSON.stringify({ ...(await settingsIn(db, name)), ...fields }),
    sealed: sealed === undefined ? (row?.sealed ?? null) : sealed,
    updatedAt: row?.updatedAt ?? new Date('2027-03-01T12:00:00Z'),
  });
}
