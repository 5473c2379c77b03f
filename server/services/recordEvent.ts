import type { LiveEventType } from '@shared/contract/events';
import { DAY_MS } from '@shared/domain/date';
import { literal, Op } from 'sequelize';
import type { Models } from '../models/defineModels';
import type { EventRow } from '../models/EventRow';
import type { WriteContext } from './serviceContext';

/** How long events are kept; a listener that was away for longer reloads everything. */
const KEEP_MS = 7 * DAY_MS;

/** An event id, `ahead` after the newest. Computed in the INSERT statement, which Sequelize's types do not support. */
const nextId = (ahead: number) =>
  literal(`(SELECT COALESCE(MAX(id), 0) + ${ahead} FROM events)`) as unknown as number;

/** Records a change, announced exactly when its transaction is committed. @param reference of the booking */
export async function recordEvent(
  type: LiveEventType,
  reference: string | null,
  context: WriteContext,
): Promise<void> {
  await recordEvents(type, [reference], context);
}

export async function recordEvents(
  type: LiveEventType,
  references: readonly (string | null)[],
  { models, now }: WriteContext,
): Promise<void> {
  await models.EventRow.bulkCreate(
    references.map((reference, index) => ({
      id: nextId(index + 1),
      type,
      reference,
      createdAt: now,
    })),
  );
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
