import { QueryTypes } from 'sequelize';
import type { Secrets } from '../secrets/secrets';
import { readDatabase } from './sqliteCopy';

/** Something that is stored encrypted, whose key is not there. @property name which one */
export type LostSecret = {
  kind:
    | 'mailPassword'
    | 'feedAddress'
    | 'calendarLink'
    | 'houseLink'
    | 'arrivalSecrets'
    | 'authenticator'
    | 'receiptName';
  name: string;
};

/** Where secrets are stored. Older versions have fewer of these columns. */
const STORED: readonly {
  kind: LostSecret['kind'];
  table: string;
  column: string;
  name: string;
  from?: string;
}[] = [
  { kind: 'mailPassword', table: 'mail_settings', column: 'sealed_password', name: 'host' },
  { kind: 'feedAddress', table: 'calendar_feeds', column: 'sealed_url', name: 'name' },
  { kind: 'calendarLink', table: 'calendar_links', column: 'sealed_token', name: `''` },
  { kind: 'houseLink', table: 'house_links', column: 'sealed_token', name: `''` },
  { kind: 'arrivalSecrets', table: 'stay_page_settings', column: 'sealed', name: `''` },
  {
    kind: 'authenticator',
    table: 'totp_factors',
    column: 'sealed_secret',
    name: 'username',
    from: 'totp_factors JOIN users ON users.id = totp_factors.user_id',
  },
  { kind: 'receiptName', table: 'bookings', column: 'retained_name', name: 'reference' },
];

/** What of a database's stored secrets cannot be opened with the keys there are. */
export async function lostSecrets(
  file: string,
  { hasKeyOf }: Pick<Secrets, 'hasKeyOf'>,
): Promise<LostSecret[]> {
  const stored = await readDatabase(file, async (sequelize) => {
    const select = <Row extends object>(statement: string) =>
      sequelize.query<Row>(statement, { type: QueryTypes.SELECT });
    const found: (LostSecret & { sealed: string })[] = [];
    for (const { kind, table, column, name, from = table } of STORED) {
      const columns = await select<{ name: string }>(`PRAGMA table_info(${table})`);
      if (!columns.some((known) => known.name === column)) continue;
      const rows = await select<{ name: string; sealed: string }>(
        `SELECT ${name} AS name, ${column} AS sealed FROM ${from} WHERE ${column} IS NOT NULL ORDER BY 1`,
      );
      found.push(...rows.map((row) => ({ kind, ...row })));
    }
    return found;
  });
  const lost: LostSecret[] = [];
  for (const { kind, name, sealed } of stored) {
    if (!(await hasKeyOf(sealed))) lost.push({ kind, name });
  }
  return lost;
}
