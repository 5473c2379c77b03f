import type { Models } from '../models/defineModels';
import type { User } from '../models/User';
import { readConfig } from './configCache';

/** What every call of a signed-in user needs; `null` for a user who was removed. */
export function findUser(
  id: number,
  { models }: { models: Models },
): Promise<Pick<User, 'id' | 'username' | 'role' | 'hasDefaultPassword'> | null> {
  return readConfig({ models }, `user ${id}`, () =>
    models.User.findByPk(id, {
      attributes: ['id', 'username', 'role', 'hasDefaultPassword'],
    }),
  );
}
