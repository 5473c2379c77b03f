import { isAllowed, type Permission } from '@shared/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { sessionQuery } from '../../queries/session';

/**
 * What the signed-in user's role allows, so that screens offer nothing that the server refuses.
 * @returns whether it allows one thing; nothing before the session is known
 */
export function usePermissions(): (permission: Permission) => boolean {
  const { data } = useQuery(sessionQuery(useApi()));
  if (!data?.authenticated) return () => false;
  // A server from before there were roles names none: whoever is signed in there is the owner.
  const { role = 'admin' } = data;
  return (permission) => isAllowed(role, permission);
}
