import type { LiveEventType } from '@shared/contract/events';
import { literal } from 'sequelize';
import type { Models } from '../../models/defineModels';
import { findUser } from '../findUser';
import type { BookingLabel, EntryOfUser, PendingChanges, Writer } from './pendingChanges';

/**
 * Stores what a write has changed as entries of the audit log and as live events. Called at the end of the write, in
 * its transaction, so that neither is stored without the other.
 */
export async function storeChanges(
  { log, events, bookings }: PendingChanges,
  { now, actorId = null }: Writer,
  models: Models,
): Promise<void> {
  if (log.length > 0) {
    const labels = await labelsOf(log, bookings, models);
    const bookingOf = (id: number | null) => (id === null ? null : (labels.get(id) ?? null));
    const entries = log.flatMap((item) =>
      'action' in item
        ? [item]
        : item.entries(bookingOf).map((entry) => ({ ...entry, actorId, createdAt: now })),
    );
    await storeEntries(entries, models);
  }
  await storeEvents(events, now, models);
}

async function labelsOf(
  log: PendingChanges['log'],
  known: ReadonlyMap<number, BookingLabel>,
  { Booking }: Models,
): Promise<Map<number, BookingLabel>> {
  const ids = new Set(log.flatMap((item) => ('action' in item ? [] : item.bookingIds())));
  const missing = [...ids].filter((id) => !known.has(id));
  if (missing.length === 0) return new Map(known);
  const attributes = ['id', 'reference', 'currency'];
  const rows = await Booking.findAll({ where: { id: missing }, attributes });
  return new Map([...known, ...rows.map((row) => [row.id, row] as const)]);
}

async function storeEntries(entries: readonly EntryOfUser[], models: Models): Promise<void> {
  const names = new Map<number, string>();
  for (const id of new Set(entries.flatMap(({ actorId }) => actorId ?? []))) {
    const user = await findUser(id, { models });
    if (user) names.set(id, user.username);
  }
  await models.AuditEntry.bulkCreate(
    entries.map(({ action, subject, changes, actorId, createdAt }) => ({
      userId: actorId,
      userName: (actorId !== null && names.get(actorId)) || null,
      action,
      subject: subject === null ? null : subject.slice(0, 200),
      changes: JSON.stringify(changes),
      createdAt,
    })),
  );
}

/** An event id, `ahead` after the newest. Computed in the INSERT statement, which Sequelize's types do not support. */
const nextId = (ahead: number) =>
  literal(`(SELECT COALESCE(MAX(id), 0) + ${ahead} FROM events)`) as unknown as number;

async function storeEvents(
  events: readonly LiveEventType[],
  now: Date,
  { EventRow }: Models,
): Promise<void> {
  if (events.length === 0) return;
  await EventRow.bulkCreate(
    events.map((type, index) => ({ id: nextId(index + 1), type, createdAt: now })),
  );
}
