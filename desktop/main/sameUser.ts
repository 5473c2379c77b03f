import { adminSessionSchema } from '@shared/contract/access/auth';

/**
 * Whether two answers of `GET /api/admin/session` are of two people, or of one whose role has
 * changed: what was read before is not for whoever is signed in now.
 * @param before as it is kept; `null` where nothing is
 */
export function isSomebodyElse(before: string | null, now: string): boolean {
  const next = sessionOf(now);
  if (before === null || !next?.authenticated) return false;
  const last = sessionOf(before);
  return last?.username !== next.username || last?.role !== next.role;
}

function sessionOf(body: string) {
  try {
    return adminSessionSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
