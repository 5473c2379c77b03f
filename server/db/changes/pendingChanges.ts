import type { AuditAction, AuditChanges } from '@shared/contract/audit/audit';
import type { LiveEventType } from '@shared/contract/events';

/** Who writes, and when. Without a user it is a guest or the server itself. */
export type Writer = {
  now: Date;
  actorId?: number | null;
  /** Changed rows raise no events and are not logged: for data that nobody has open, such as a restored database. */
  isSilent?: boolean;
};

/** A booking as far as the audit log and events need it. */
export type BookingLabel = { reference: string; currency: string };

export type BookingOf = (id: number | null) => BookingLabel | null;

/** An entry of the audit log, except for the user and the time. */
export type Entry = { action: AuditAction; subject: string | null; changes: AuditChanges };

export type EntryOfUser = Entry & { actorId: number | null; createdAt: Date };

/** A logged row, which may be saved several times in a write. */
export type PendingRow = {
  bookingIds: () => number[];
  /** From the first value in this write to the last. */
  entries: (bookingOf: BookingOf) => Entry[];
};

/** Changes of one write, to be stored before its commit. */
export type PendingChanges = {
  /** In the order in which they were made; rows become entries at the end. */
  log: (EntryOfUser | PendingRow)[];
  /** Takes the new values of a row that is saved again, and which columns were saved. */
  rows: Map<string, (after: unknown, fields: readonly string[] | undefined) => void>;
  events: LiveEventType[];
  /** All bookings that the write has read, by id. */
  bookings: Map<number, BookingLabel>;
};

export function noPendingChanges(): PendingChanges {
  return { log: [], rows: new Map(), events: [], bookings: new Map() };
}
