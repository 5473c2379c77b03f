import { adminSessionSchema } from '@shared/contract/access/auth';

/**
 * Whether what was kept has to go, by two answers of `GET /api/admin/session`: it is not for whoever is
 * signed in now, where that is another user or one whose role has changed, and it may hold a guest who
 * was erased since.
 * @param before as it is kept; `null` where nothing is
 */
export function mustDiscardCopy(before: string | null, now: string): boolean {
  const next = sessionOf(now);
  if (before === null || !next?.authenticated) return false;
  const last = sessionOf(before);
  return (
    last === undefined ||
    last.username !== next.username ||
    last.role !== next.role ||
    last.lastErasureAt !== next.lastErasureAt
  );
}

function sessionOf(body: string) {
  try {
    return adminSessionSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
