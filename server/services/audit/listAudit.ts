import type { Readable } from 'node:stream';
import {
  actionsOf,
  auditChangesSchema,
  auditText,
  type AuditChanges,
  type AuditEntryJson,
  type AuditFilter,
  type AuditQuery,
} from '@shared/contract/audit/audit';
import { addDays, startOfVillaDay } from '@shared/domain/date';
import { plainLine } from '@shared/domain/plainText';
import type { UserLanguage } from '@shared/i18n/userLanguages';
import { Op, type WhereOptions } from 'sequelize';
import { csvFile, type CsvCell } from '../../files/csvFile';
import type { AuditEntry } from '../../models/AuditEntry';
import { storedJson } from '../../storedJson';
import { loadSettings } from '../prices/settings';
import { loadPage, NEWEST_FIRST, type Page } from '../pagination';
import type { ReadContext } from '../serviceContext';

const EXPORT_PAGE = 500;

export async function listAudit(
  query: AuditQuery,
  { models }: ReadContext,
): Promise<Page<AuditEntry>> {
  return loadPage(query, (after, limit) =>
    models.AuditEntry.findAll({
      where: { [Op.and]: [...auditFilter(query), after] },
      order: NEWEST_FIRST,
      limit,
    }),
  );
}

export function presentAuditEntry(row: AuditEntry): AuditEntryJson {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    userName: row.userName,
    action: row.action,
    subject: row.subject,
    changes: changesOf(row),
  };
}

/** Entries with what they need to be read: currency, and guest of the booking. */
export async function presentActivity(
  rows: readonly AuditEntry[],
  context: ReadContext,
): Promise<AuditEntryJson[]> {
  const { baseCurrency } = await loadSettings(context);
  const bookings = await context.models.Booking.findAll({
    attributes: ['reference', 'currency', 'guestName'],
    where: { reference: rows.flatMap(({ subject }) => subject ?? []) },
  });
  const byReference = new Map(bookings.map((booking) => [booking.reference, booking]));
  return rows.map((row) => {
    const booking = byReference.get(row.subject ?? '');
    return {
      ...presentAuditEntry(row),
      currency: booking?.currency ?? baseCurrency,
      ...(booking?.guestName && { guestName: plainLine(booking.guestName) }),
    };
  });
}

export function changesOf(row: Pick<AuditEntry, 'changes'>): AuditChanges {
  return storedJson(auditChangesSchema, row.changes) ?? {};
}

export function auditCsv(
  filter: AuditFilter,
  language: UserLanguage,
  context: ReadContext,
): Readable {
  return entriesCsv(eachEntry(filter, context), language);
}

type Logged = Pick<AuditEntry, 'createdAt' | 'userName' | 'action' | 'subject' | 'changes'>;

/** Entries as a CSV file, one line per changed field, streamed. */
export function entriesCsv(
  entries: AsyncIterable<Logged> | Iterable<Logged>,
  language: UserLanguage,
): Readable {
  return csvFile(
    ['Time (UTC)', 'User', 'What', 'Subject', 'Field', 'Before', 'After'],
    rowsOf(entries),
    language,
  );
}

async function* rowsOf(
  entries: AsyncIterable<Logged> | Iterable<Logged>,
): AsyncGenerator<CsvCell[]> {
  for await (const entry of entries) {
    const start = [
      entry.createdAt.toISOString(),
      entry.userName ?? 'The server',
      auditText(entry.action),
      entry.subject,
    ];
    const changes = Object.entries(changesOf(entry));
    if (changes.length === 0) yield [...start, null, null, null];
    for (const [field, [from, to]] of changes) yield [...start, field, cell(from), cell(to)];
  }
}

function cell(value: unknown): CsvCell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}

async function* eachEntry(filter: AuditFilter, context: ReadContext): AsyncGenerator<AuditEntry> {
  let cursor: string | undefined;
  do {
    const page: Page<AuditEntry> = await listAudit(
      { ...filter, limit: EXPORT_PAGE, ...(cursor && { cursor }) },
      context,
    );
    yield* page.rows;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

function auditFilter({ area, user, subject, from, to }: AuditFilter): WhereOptions[] {
  return [
    ...(area ? [{ action: actionsOf(area) }] : []),
    ...(user ? [{ userName: user.toLowerCase() }] : []),
    ...(subject ? [{ subject }] : []),
    ...(from ? [{ createdAt: { [Op.gte]: startOfVillaDay(from) } }] : []),
    ...(to ? [{ createdAt: { [Op.lt]: startOfVillaDay(addDays(to, 1)) } }] : []),
  ];
}
