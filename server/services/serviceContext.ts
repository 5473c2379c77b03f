import type { PlainDate } from '@shared/domain/date';
import type { Tx } from '../db/write';
import type { Models } from '../models/defineModels';

/**
 * What a service works with. It has no clock and no request of its own: `now` and the villa's
 * `today` are passed in, and so is the transaction.
 */
export type ReadContext = {
  models: Models;
  /** The running write, or `null` for a read outside one. */
  tx: Tx | null;
  now: Date;
  today: PlainDate;
  /** The signed-in user's id; missing or `null` for guests and for what the server does by itself. */
  actorId?: number | null;
};

/** A context inside `write()`. */
export type WriteContext = ReadContext & { tx: Tx };
