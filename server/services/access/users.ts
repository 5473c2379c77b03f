import type { UserJson } from '@shared/contract/access/users';
import type { AdminSession } from '@shared/contract/access/auth';
import type { Role } from '@shared/domain/access/permissions';
import { Op } from 'sequelize';
import { conflict, notFound } from '../../errors';
import type { User } from '../../models/User';
import type { ReadContext, WriteContext } from '../serviceContext';

export function listUsers({ models }: ReadContext): Promise<User[]> {
  return models.User.findAll({ order: [['id', 'ASC']] });
}

/** Changes a user's role and ends their sessions. @throws AppError 404; 409 `last_owner` */
export async function changeRole(id: number, role: Role, context: WriteContext): Promise<User> {
  const user = await loadUser(id, context);
  if (user.role === role) return user;
  if (user.role === 'admin') await assertOtherOwner(user, context);
  await user.update({ role });
  await endSessions(user, context);
  return user;
}

/** Removes a user and ends their sessions. @throws AppError 404; 409 `last_owner` */
export async function removeUser(id: number, context: WriteContext): Promise<User> {
  const user = await loadUser(id, context);
  if (user.role === 'admin') await assertOtherOwner(user, context);
  await endSessions(user, context);
  await user.destroy();
  return user;
}

async function loadUser(id: number, { models }: WriteContext): Promise<User> {
  const user = await models.User.findByPk(id, { lock: true });
  if (!user) throw notFound('This user');
  return user;
}

/** Writes are serial: if two owners remove each other, one stays. */
async function assertOtherOwner({ id }: User, { models }: WriteContext): Promise<void> {
  const others = await models.User.count({
    where: { role: 'admin', id: { [Op.ne]: id } },
  });
  if (others === 0) {
    throw conflict(
      'last_owner',
      'This is the only owner, without whom nobody could manage the villa. Make somebody else an owner first.',
    );
  }
}

async function endSessions({ id }: User, { models }: WriteContext): Promise<void> {
  await models.AdminSession.destroy({ where: { userId: id } });
}

/**
 * The session of a signed-in user.
 * @param isFactorMissing the user has yet to set up the required second factor
 */
export function presentSession(
  { username, role, language, hasDefaultPassword }: User,
  isFactorMissing: boolean,
): AdminSession {
  return {
    authenticated: true,
    requiresPasswordChange: hasDefaultPassword,
    username,
    role,
    language,
    ...(isFactorMissing && { requiresSecondFactor: true }),
  };
}

/** @param selfId the reader's id */
export function presentUser(row: User, selfId: number | null): UserJson {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    role: row.role,
    isSelf: row.id === selfId,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
