import type { PlainDate } from '@shared/domain/date';
import type { ReadCache } from '../db/readCache';
import type { Tx } from '../db/write';
import type { Models } from '../models/defineModels';

/**
 * What a service works with. It has no clock and no request of its own: `now` and the villa's
 * `today` are told, and so is the transaction.
 */
export type ReadContext = {
  models: Models;
  /** The running write, or `null` for a read outside one. */
  tx: Tx | null;
  now: Date;
  today: PlainDate;
  /** Answers of earlier reads that still hold; without it everything is read anew. */
  cache?: ReadCache;
};

/** A context inside `write()`. */
export type WriteContext = ReadContext & { tx: Tx };

/**
 * A read that is done once until something is committed. Inside a write it is always done:
 * a transaction sees its own changes, which nobody else may.
 * @param key names the read and everything that it depends on besides the database
 * @returns shared with other requests: not to be changed
 */
export async function readOnce<T>(
  key: string,
  { tx, cache }: ReadContext,
  load: () => Promise<T>,
): Promise<T> {
  return tx || !cache ? load() : cache.get(key, load);
}
