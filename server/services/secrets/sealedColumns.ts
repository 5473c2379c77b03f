import type { MailSecurity } from '@shared/contract/mail/mailSettings';
import { totpPlace } from '../access/totp';
import { HOUSE_LINK_PLACE } from '../bookings/houseLink';
import { FEED_PLACE } from '../calendars/importedCalendars';
import { LINK_PLACE } from '../calendars/calendarExport';
import { mailPasswordPlace } from '../mail/mailSettings';
import { receiptNamePlace } from '../payments/erasePayments';
import { receiptPlace } from '../privacy/erasePerson';
import { ARRIVAL_PLACE } from '../stay/stayPageSettings';

export type SealedKind =
  | 'mailPassword'
  | 'feedAddress'
  | 'calendarLink'
  | 'houseLink'
  | 'arrivalSecrets'
  | 'authenticator'
  | 'stayName'
  | 'receiptName';

type SealedColumn = {
  kind: SealedKind;
  table: string;
  column: string;
  key: string;
  /** SQL over `from` that identifies a value to the owner. */
  name: string;
  /** Source of `name`, if not the table itself. */
  from?: string;
  /** Columns that the value is bound to; they make up its place. */
  boundTo: readonly string[];
  place: (row: Readonly<Record<string, unknown>>) => string;
};

/**
 * Every column with encrypted values, except those of pending mails, which are gone in days. Values of a column that is
 * missing here are lost with an old key, and a restore does not report them.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    kind: 'mailPassword',
    table: 'mail_settings',
    column: 'sealed_password',
    key: 'id',
    name: 'host',
    boundTo: ['host', 'port', 'security', 'user_name'],
    place: (row) =>
      mailPasswordPlace({
        host: String(row['host']),
        port: Number(row['port']),
        // As stored by the form.
        security: row['security'] as MailSecurity,
        user: String(row['user_name']),
      }),
  },
  {
    kind: 'feedAddress',
    table: 'calendar_feeds',
    column: 'sealed_url',
    key: 'id',
    name: 'name',
    boundTo: [],
    place: () => FEED_PLACE,
  },
  {
    kind: 'calendarLink',
    table: 'calendar_links',
    column: 'sealed_token',
    key: 'id',
    name: `''`,
    boundTo: [],
    place: () => LINK_PLACE,
  },
  {
    kind: 'houseLink',
    table: 'house_links',
    column: 'sealed_token',
    key: 'id',
    name: `''`,
    boundTo: [],
    place: () => HOUSE_LINK_PLACE,
  },
  {
    kind: 'arrivalSecrets',
    table: 'stay_page_settings',
    column: 'sealed',
    key: 'id',
    name: `''`,
    boundTo: [],
    place: () => ARRIVAL_PLACE,
  },
  {
    kind: 'authenticator',
    table: 'totp_factors',
    column: 'sealed_secret',
    key: 'user_id',
    name: 'username',
    from: 'totp_factors JOIN users ON users.id = totp_factors.user_id',
    boundTo: ['user_id'],
    place: (row) => totpPlace(Number(row['user_id'])),
  },
  {
    kind: 'stayName',
    table: 'bookings',
    column: 'retained_name',
    key: 'id',
    name: 'reference',
    boundTo: ['reference'],
    place: (row) => receiptPlace(String(row['reference'])),
  },
  {
    kind: 'receiptName',
    table: 'receipts',
    column: 'retained_name',
    key: 'id',
    name: 'number',
    boundTo: ['number'],
    place: (row) => receiptNamePlace({ number: Number(row['number']) }),
  },
];
