import { QueryTypes } from 'sequelize';
import {
  FORMER_SEALED_COLUMNS,
  SEALED_COLUMNS,
  type SealedKind,
} from '../reencryption/sealedColumns';
import type { Secrets } from '../secrets/secrets';
import { readDatabase } from './sqliteCopy';

/** An encrypted value whose key is missing. @property name identifies it to the owner */
export type LostSecret = { kind: SealedKind; name: string };

export async function lostSecrets(
  file: string,
  { hasKeyOf }: Pick<Secrets, 'hasKeyOf'>,
): Promise<LostSecret[]> {
  const stored = await readDatabase(file, async (sequelize) => {
    const select = <Row extends object>(statement: string) =>
      sequelize.query<Row>(statement, { type: QueryTypes.SELECT });
    const found: (LostSecret & { sealed: string })[] = [];
    const places = [...SEALED_COLUMNS, ...FORMER_SEALED_COLUMNS];
    for (const { kind, table, column, name, from = table, where = 'TRUE' } of places) {
      // Older versions lack some columns.
      const columns = await select<{ name: string }>(`PRAGMA table_info(${table})`);
      if (!columns.some((known) => known.name === column)) continue;
      const rows = await select<{ name: string | number; sealed: string }>(
        `SELECT ${name} AS name, ${column} AS sealed FROM ${from} WHERE ${column} IS NOT NULL AND ${where} ORDER BY 1`,
      );
      found.push(...rows.map((row) => ({ kind, name: String(row.name), sealed: row.sealed })));
    }
    return found;
  });
  const lost: LostSecret[] = [];
  for (const { kind, name, sealed } of stored) {
    if (!(await hasKeyOf(sealed))) lost.push({ kind, name });
  }
  return lost;
}
