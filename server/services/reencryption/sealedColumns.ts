import { totpPlace } from '../access/totp';
import { HOUSE_LINK_PLACE } from '../bookings/houseLink';
import { FEED_PLACE } from '../calendars/importedCalendars';
import { LINK_PLACE } from '../calendars/calendarExport';
import { storedPasswordPlace } from '../mail/mailSettings';
import { receiptNamePlace } from '../payments/erasePayments';
import { receiptPlace } from '../privacy/erasePerson';
import { registerGuestPlace } from '../register/registerGuests';
import { registerReportPlace } from '../register/reports';
import { REGISTER_KEY_PLACE } from '../register/registerSettings';
import { ARRIVAL_PLACE } from '../stay/stayPageSettings';

export type SealedKind =
  | 'mailPassword'
  | 'feedAddress'
  | 'calendarLink'
  | 'houseLink'
  | 'arrivalSecrets'
  | 'authenticator'
  | 'stayName'
  | 'receiptName'
  | 'registerKey'
  | 'registerGuest'
  | 'registerReport';

type SealedColumn = {
  kind: SealedKind;
  table: string;
  column: string;
  key: string;
  /** Of the rows; by default all. */
  where?: string;
  /** SQLite's SQL over `from` that identifies a value to the owner. */
  name: string;
  /** Source of `name`, if not the table itself. */
  from?: string;
  /** Columns that the value is bound to; they make up its place. */
  boundTo: readonly string[];
  place: (row: Readonly<Record<string, unknown>>) => string;
};

const SETTINGS = { table: 'settings', column: 'sealed', key: 'name' } as const;

/**
 * Every column with encrypted values, except those of pending mails, which are gone in days. Values of a column that is
 * missing here are lost with an old key, and a restore does not report them.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    kind: 'mailPassword',
    ...SETTINGS,
    where: `name = 'mail'`,
    name: `CASE WHEN json_valid(value) THEN COALESCE(json_extract(value, '$.host'), '') ELSE '' END`,
    boundTo: ['value'],
    place: (row) => storedPasswordPlace(String(row['value'])),
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
    ...SETTINGS,
    where: `name = 'arrival'`,
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
  {
    kind: 'registerKey',
    ...SETTINGS,
    where: `name = 'register'`,
    name: `''`,
    boundTo: [],
    place: () => REGISTER_KEY_PLACE,
  },
  {
    kind: 'registerGuest',
    table: 'register_guests',
    column: 'sealed',
    key: 'id',
    name: 'reference',
    from: '(SELECT register_guests.*, reference FROM register_guests JOIN bookings ON bookings.id = booking_id)',
    boundTo: ['booking_id', 'place'],
    place: (row) => registerGuestPlace(Number(row['booking_id']), Number(row['place'])),
  },
  {
    kind: 'registerReport',
    table: 'register_reports',
    column: 'sealed',
    key: 'id',
    name: 'reference',
    from: '(SELECT register_reports.*, reference FROM register_reports JOIN bookings ON bookings.id = booking_id)',
    boundTo: ['booking_id'],
    place: (row) => registerReportPlace(Number(row['booking_id'])),
  },
];

/** Where backups of older versions have them. */
export const FORMER_SEALED_COLUMNS: readonly Pick<
  SealedColumn,
  'kind' | 'table' | 'column' | 'name' | 'from' | 'where'
>[] = [
  { kind: 'mailPassword', table: 'mail_settings', column: 'sealed_password', name: 'host' },
  { kind: 'arrivalSecrets', table: 'stay_page_settings', column: 'sealed', name: `''` },
];
