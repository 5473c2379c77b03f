import type { LiveEventType } from '@shared/contract/events';
import { DAY_MS } from '@shared/domain/date';
import { Op } from 'sequelize';
import { pendingChanges } from '../db/write';
import type { Models } from '../models/defineModels';
import type { EventRow } from '../models/EventRow';
import type { WriteContext } from './serviceContext';

/** How long events are kept; a listener that was away for longer reloads everything. */
const KEEP_MS = 7 * DAY_MS;

/**
 * Announces a change when its transaction is committed. Only for what no row shows: models say which event their rows
 * raise, see `trackChanges`.
 * @throws Error outside of a write
 */
export function recordEvent(type: LiveEventType): void {
  pendingChanges().events.push(type);
}

/** Id of the newest event, 0 before the first. */
export async function lastEventId({ EventRow }: Models): Promise<number> {
  const last = await EventRow.max<number | string | null, EventRow>('id');
  return Number(last ?? 0);
}

/** Deletes old events except the newest, since ids must not restart. */
export async function pruneEvents({ models, now }: WriteContext): Promise<void> {
  const last = await lastEventId(models);
  await models.EventRow.destroy({
    where: {
      createdAt: { [Op.lt]: new Date(now.getTime() - KEEP_MS) },
      id: { [Op.lt]: last },
    },
  });
}
