import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';

/** What the server has acknowledged, and what it may or may not have done before it was killed. */
export type Ledger = {
  /** By Idempotency-Key; `reference` is `null` while no answer came. */
  enquiries: Map<string, { body: string; reference: string | null }>;
  /** By reference; `asked` is a change without an answer. */
  statuses: Map<string, { known: BookingStatus; asked: BookingStatus | null }>;
  /** Ids of blocks whose making was acknowledged and whose removal was not even asked for. */
  blocks: Set<number>;
  /** Ids of blocks whose removal was acknowledged. */
  removedBlocks: Set<number>;
  /** Public ids of pictures whose upload was acknowledged. */
  pictures: Set<string>;
  acknowledged: number;
};

export function emptyLedger(): Ledger {
  return {
    enquiries: new Map(),
    statuses: new Map(),
    blocks: new Set(),
    removedBlocks: new Set(),
    pictures: new Set(),
    acknowledged: 0,
  };
}
