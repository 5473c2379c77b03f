import { villaDay, type PlainDate } from '@shared/domain/date';
import type { Tx } from '../db/write';
import type { Models } from '../models/defineModels';

/** What a service works with. The time is passed in; services use no clock of their own. */
export type ReadContext = {
  models: Models;
  now: Date;
  today: PlainDate;
  /** Id of the signed-in user; missing or `null` for guests and for jobs. */
  actorId?: number | null;
};

/** Proves that the caller is inside `write()`. Queries join the transaction by themselves. */
export type WriteContext = ReadContext & { tx: Tx };

/** For reads that begin now. */
export function readContext({
  db: { models },
  now: clock,
}: {
  db: { models: Models };
  now: () => Date;
}): ReadContext {
  const now = clock();
  return { models, now, today: villaDay(now) };
}
