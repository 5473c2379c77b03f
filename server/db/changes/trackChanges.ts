import type { AuditAction } from '@shared/contract/audit/audit';
import type { LiveEventType } from '@shared/contract/events';
import type { Attributes, CreationAttributes, Model, ModelStatic } from 'sequelize';
import { runningWrite, type RunningWrite } from '../write';
import { changesBetween } from './auditChanges';
import type { BookingLabel, BookingOf, Entry, PendingChanges } from './pendingChanges';

/** A row before and after a change; `null` before it was created and after it was removed. */
export type RowChange<Row> = {
  before: Row | null;
  after: Row | null;
  /** Made by a signed-in user, not by a guest or the server. */
  isByUser: boolean;
};

/** Which changes of a row become an entry of the audit log, by default those of signed-in users. */
type LogRule<Row> = {
  created?: AuditAction;
  changed?: AuditAction;
  removed?: AuditAction;
  /**
   * The only columns that the entry shows, or these with other names and formats; `secret()` hides a value. A changed
   * row has an entry if they differ.
   */
  shows?: readonly (keyof Row & string)[] | ((row: Row, bookingOf: BookingOf) => object);
  /** Decides instead of a difference in what the entry shows. */
  when?: (change: RowChange<Row>) => boolean;
  /** Shows the new values, whether they differ or not. */
  isWhole?: boolean;
  /** Also for changes by guests and by the server. */
  isByAnyone?: boolean;
};

type Tracking<Row extends Model> = {
  /** Event that a changed row raises; a function also decides whether it does. */
  event?: LiveEventType | ((change: RowChange<Row>) => LiveEventType | null);
  /** Columns whose change alone raises no event. */
  quiet?: readonly (keyof Attributes<Row>)[];
  /** Name of the changed row for people, by default its booking's reference. A renamed row has its old name. */
  subject?: (row: Row) => string;
  log?: readonly LogRule<Row>[];
  /** Whether users' writes may change several rows in one statement, although that is not logged. */
  isBulkUnlogged?: boolean;
};

/**
 * Says which event a model's rows raise, and what the audit log shows of their changes: a column that `log` does not
 * name is in no entry. Covers rows that are saved, created or removed one by one, `bulkCreate()` and `upsert()`.
 * `update()` and `destroy()` of several rows raise the event, unless that depends on the row, and are not logged.
 */
export function trackChanges<Row extends Model>(
  model: ModelStatic<Row>,
  tracking: Tracking<Row>,
): void {
  const note = (row: Row, before: Row | null, after: Row | null, fields?: readonly string[]) => {
    const write = trackedWrite(model);
    if (!write) return;
    const change = { before, after, isByUser: isByUser(write) };
    if (!fields || !areQuiet(fields, tracking)) raiseEvent(change, tracking, write);
    if (tracking.log && !write.isUnlogged) {
      logRow(change, fields, keyOf(row, model), tracking, write);
    }
  };
  const created = (row: Row) => note(row, null, copyOf(row, {}));
  model.addHook('afterCreate', created);
  model.addHook('afterBulkCreate', (rows) => rows.forEach((row) => created(row as Row)));
  model.addHook('afterUpdate', (saved, options) => {
    const row = saved as Row;
    const fields = (options.fields ?? []).map(String);
    const old = Object.entries(row.previous() as object);
    const unsaved = old.filter(([name]) => !fields.includes(name));
    const before = copyOf(row, Object.fromEntries(old));
    note(row, before, copyOf(row, Object.fromEntries(unsaved)), fields);
  });
  model.addHook('afterDestroy', (row) => note(row as Row, copyOf(row as Row, {}), null));
  model.addHook('afterUpsert', () => raiseBulkEvent(tracking, trackedWrite(model)));
  trackBulkStatements(model, tracking);
}

/** Keeps the references of the bookings that a write reads, so that its entries need not read them again. */
export function rememberBookings(model: ModelStatic<Model>): void {
  const remember = (found: unknown) => {
    const bookings = runningWrite(model.sequelize)?.changes.bookings;
    if (!bookings) return;
    for (const row of [found].flat() as (Partial<BookingLabel & { id: number }> | null)[]) {
      const { id, reference, currency } = row ?? {};
      if (id && reference && currency) bookings.set(id, { reference, currency });
    }
  };
  model.addHook('afterFind', remember);
  model.addHook('afterCreate', remember);
}

function trackedWrite({ sequelize }: ModelStatic<Model>): RunningWrite | null {
  const write = runningWrite(sequelize);
  return write?.writer.isSilent ? null : write;
}

function isByUser({ writer }: RunningWrite): boolean {
  return (writer.actorId ?? null) !== null;
}

function areQuiet<Row extends Model>(
  fields: readonly string[],
  { quiet = [] }: Tracking<Row>,
): boolean {
  const names: readonly unknown[] = quiet;
  return fields.every((field) => names.includes(field));
}

/** A row as it is or was, whose getters convert what PostgreSQL returns as text. */
function copyOf<Row extends Model>(row: Row, other: object): Row {
  const values = { ...(row.dataValues as object), ...other };
  const model = row.constructor as ModelStatic<Row>;
  return model.build(values as CreationAttributes<Row>, { raw: true, isNewRecord: false });
}

/** `null` for rows that `bulkCreate()` gives no id. */
function keyOf(row: Model, { name, primaryKeyAttributes }: ModelStatic<Model>): string | null {
  const keys = primaryKeyAttributes.map((key): unknown => row.get(key));
  if (keys.some((key) => key === null || key === undefined)) return null;
  return [name, ...keys].join(' ');
}

function raiseEvent<Row extends Model>(
  change: RowChange<Row>,
  { event }: Tracking<Row>,
  { changes }: RunningWrite,
): void {
  const type = typeof event === 'function' ? event(change) : event;
  if (type) addEvent(type, changes);
}

function raiseBulkEvent<Row extends Model>(
  { event }: Tracking<Row>,
  write: RunningWrite | null,
): void {
  if (write && typeof event === 'string') addEvent(event, write.changes);
}

/** One event for all rows that raise the same. */
function addEvent(type: LiveEventType, { events }: PendingChanges): void {
  if (!events.includes(type)) events.push(type);
}

/** @param fields that were saved of a row that was there before */
function logRow<Row extends Model>(
  change: RowChange<Row>,
  fields: readonly string[] | undefined,
  key: string | null,
  tracking: Tracking<Row>,
  { changes: { log, rows } }: RunningWrite,
): void {
  const saveAgain = key === null ? undefined : rows.get(key);
  if (saveAgain) {
    saveAgain(change.after, fields);
    return;
  }
  const whole = { ...change };
  log.push({
    bookingIds: () => [whole.before, whole.after].flatMap((one) => bookingIdOf(one) ?? []),
    entries: (bookingOf) => entriesOf(whole, tracking, bookingOf),
  });
  if (key === null) return;
  rows.set(key, (saved, only) => {
    const after = saved as Row | null;
    // Another object of the same row may hold old values in the columns that it did not save.
    whole.after = after && only && whole.after ? copyOf(whole.after, pick(after, only)) : after;
  });
}

export function pick(row: Model, columns: readonly string[]): object {
  return Object.fromEntries(columns.map((column) => [column, row.get(column)]));
}

/** The booking that a row belongs to. */
function bookingIdOf(row: Model | null): number | null {
  const id: unknown = row?.get('bookingId');
  return typeof id === 'number' ? id : null;
}

function entriesOf<Row extends Model>(
  change: RowChange<Row>,
  tracking: Tracking<Row>,
  bookingOf: BookingOf,
): Entry[] {
  const { before, after } = change;
  const row = before ?? after;
  if (!row) return [];
  const bookingId = bookingIdOf(after) ?? bookingIdOf(before);
  const subject = tracking.subject ? tracking.subject(row) : bookingOf(bookingId)?.reference;
  return (tracking.log ?? []).flatMap((rule) => {
    const action = before === null ? rule.created : after === null ? rule.removed : rule.changed;
    if (!action || !(change.isByUser || rule.isByAnyone)) return [];
    const shown = (one: Row | null) => {
      if (!one || !rule.shows) return {};
      return typeof rule.shows === 'function' ? rule.shows(one, bookingOf) : pick(one, rule.shows);
    };
    const changes = changesBetween(rule.isWhole ? {} : shown(before), shown(after));
    const isEntry = rule.when
      ? rule.when(change)
      : !before || !after || !rule.shows || Object.keys(changes).length > 0;
    return isEntry ? [{ action, subject: subject ?? null, changes }] : [];
  });
}

type BulkStatements = {
  name: string;
  update: (values: object, options: BulkOptions) => Promise<[number, ...unknown[]]>;
  destroy: (options?: BulkOptions) => Promise<number>;
};
type BulkOptions = { hooks?: boolean };

/** Hooks do not say how many rows a statement has changed, and one that changes none must not raise an event. */
function trackBulkStatements<Row extends Model>(
  model: ModelStatic<Row>,
  tracking: Tracking<Row>,
): void {
  // Sequelize overloads both.
  const bulk = model as unknown as BulkStatements;
  const update = bulk.update.bind(model);
  const destroy = bulk.destroy.bind(model);
  const track = (count: number, { hooks }: BulkOptions, fields: string[] | null) => {
    const write = trackedWrite(model);
    if (!write || count === 0 || hooks === false) return;
    if (tracking.log && !tracking.isBulkUnlogged && !write.isUnlogged && isByUser(write)) {
      throw new Error(`${bulk.name}: change logged rows one by one, or in unlogged()`);
    }
    if (!fields || !areQuiet(fields, tracking)) raiseBulkEvent(tracking, write);
  };
  bulk.update = async (values, options) => {
    const result = await update(values, options);
    track(result[0], options, Object.keys(values));
    return result;
  };
  bulk.destroy = async (options = {}) => {
    const count = await destroy(options);
    track(count, options, null);
    return count;
  };
}
