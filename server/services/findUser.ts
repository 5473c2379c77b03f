import { readConfig } from '../db/configCache';
import type { User } from '../models/User';
import type { ReadContext } from './serviceContext';

/** What every call of a signed-in user needs; `null` for a user who was removed. */
export function findUser(
  id: number,
  context: Pick<ReadContext, 'models'>,
): Promise<Pick<User, 'id' | 'username' | 'role' | 'hasDefaultPassword'> | null> {
  return readConfig(context, `user ${id}`, () =>
    context.models.User.findByPk(id, {
      attributes: ['id', 'username', 'role', 'hasDefaultPassword'],
    }),
  );
}
