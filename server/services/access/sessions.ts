import type { OwnSession } from '@shared/contract/access/account';
import { Op } from 'sequelize';
import * as z from 'zod';
import { notFound } from '../../errors';
import { storedJson } from '../../storedJson';
import { recordAudit } from '../audit/recordAudit';
import type { ReadContext, WriteContext } from '../serviceContext';
import type { EndedSessions } from './endedSessions';
import type { SessionOfUser } from './freshSignIn';

const lastUsedSchema = z.object({ lastUsedAt: z.number() });

/** A user's sessions: the current one first, then by last use. */
export async function listSessions(
  { userId, key }: SessionOfUser,
  { isEnded }: Pick<EndedSessions, 'isEnded'>,
  { models, now }: ReadContext,
): Promise<OwnSession[]> {
  const rows = await models.AdminSession.findAll({
    where: { userId, expiresAt: { [Op.gt]: now } },
  });
  return rows
    .filter(({ sessionToken }) => !isEnded(sessionToken))
    .map(({ id, device, createdAt, data, sessionToken }) => {
      const lastUsedAt = storedJson(lastUsedSchema, data)?.lastUsedAt ?? createdAt.getTime();
      return {
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
        isCurrent: sessionToken === key,
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    );
}

/** Ends a session. @throws AppError 404, also for another user's session */
export async function endSession(
  id: number,
  { userId }: SessionOfUser,
  context: WriteContext,
): Promise<void> {
  const { models } = context;
  const ended = await models.AdminSession.destroy({ where: { id, userId } });
  if (ended === 0) throw notFound('This session');
  recordAudit('sessions_ended', {}, context);
}

/** Ends all other sessions of the user. @returns how many */
export async function endOtherSessions(
  { userId, key }: SessionOfUser,
  context: WriteContext,
): Promise<number> {
  const { models } = context;
  const ended = await models.AdminSession.destroy({
    where: { userId, sessionToken: { [Op.ne]: key } },
  });
  if (ended > 0) recordAudit('sessions_ended', {}, context);
  return ended;
}
