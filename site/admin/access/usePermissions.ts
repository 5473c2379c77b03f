import { isAllowed, type Permission } from '@shared/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { sessionQuery } from '../../queries/session';

/**
 * Hides what the server would refuse.
 * @returns whether the user's role has a permission; false until the session is known
 */
export function usePermissions(): (permission: Permission) => boolean {
  const { data } = useQuery(sessionQuery(useApi()));
  if (!data?.authenticated) return () => false;
  // Older servers have no roles: everyone is the owner.
  const { role = 'admin' } = data;
  return (permission) => isAllowed(role, permission);
}
