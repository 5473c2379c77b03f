import type { BookingStatus } from '@shared/domain/bookings/bookingStatus';

/** What the server has acknowledged, and what it may have done before it was killed. */
export type Ledger = {
  /** By Idempotency-Key; `reference` is `null` without a response. */
  enquiries: Map<string, { body: string; reference: string | null }>;
  /** By reference; `asked` is a change without a response. */
  statuses: Map<string, { known: BookingStatus; asked: BookingStatus | null }>;
  /** Ids of blocks that were acknowledged and whose removal was not requested. */
  blocks: Set<number>;
  /** Ids of blocks whose removal was acknowledged. */
  removedBlocks: Set<number>;
  /** Public ids of acknowledged pictures. */
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
