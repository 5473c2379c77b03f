import type { PlainDate } from '@shared/domain/date';
import type { Tx } from '../db/write';
import type { Models } from '../models/defineModels';

/** What a service works with. Time and transaction are passed in; services use no clock of their own. */
export type ReadContext = {
  models: Models;
  /** The current transaction, or `null` for a read outside one. */
  tx: Tx | null;
  now: Date;
  today: PlainDate;
  /** Id of the signed-in user; missing or `null` for guests and for jobs. */
  actorId?: number | null;
};

export type WriteContext = ReadContext & { tx: Tx };
