import { QueryTypes } from 'sequelize';
import type { Deps } from '../../appDependencies';
import { isSameKey } from '../secrets/secrets';
import { SEALED_COLUMNS } from './sealedColumns';

/** Re-encrypts with the newest key, so that old ones can be removed. @returns how many could not be decrypted */
export async function resealSecrets({
  db,
  secrets,
}: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  let sealed = 0;
  let newest: string | null = null;
  for (const { table, column, key, where = 'TRUE', boundTo, place } of SEALED_COLUMNS) {
    const columns = [...new Set([key, column, ...boundTo])].join(', ');
    const rows = await db.sequelize.query<Record<string, unknown>>(
      `SELECT ${columns} FROM ${table} WHERE ${column} IS NOT NULL AND ${where}`,
      { type: QueryTypes.SELECT },
    );
    for (const row of rows) {
      const before = String(row[column]);
      newest ??= await secrets.seal(place(row), '');
      if (isSameKey(before, newest)) continue;
      const secret = await secrets.open(place(row), before);
      if (secret === null) continue;
      const after = await secrets.seal(place(row), secret);
      await db.write((transaction) =>
        // Another server, or the owner, may have changed it.
        db.sequelize.query(
          `UPDATE ${table} SET ${column} = $after WHERE ${key} = $key AND ${column} = $before`,
          { bind: { after, key: row[key], before }, transaction },
        ),
      );
      sealed += 1;
    }
  }
  return sealed;
}
